### Roll for the Galaxy: a képek szavai.
