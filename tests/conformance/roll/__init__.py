"""The vectors of Roll for the Galaxy: their words, the tables they describe, their steps and what they expect."""
