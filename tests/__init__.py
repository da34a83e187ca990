"""Tests, in the same shape as the tree they test."""
