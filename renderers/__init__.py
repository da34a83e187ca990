"""Views become pictures. Knows engine views; knows nothing of accounts or chat."""
