"""The server: tables, people, time, and everything that is said to people."""
