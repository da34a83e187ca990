"""Roll for the Galaxy in pictures: the table, a seat's own plan, the reveal, the final score."""
