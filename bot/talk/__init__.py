"""What people read: the engine's data turned into words, in the reader's language."""
