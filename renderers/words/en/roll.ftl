### Roll for the Galaxy: the words in its pictures.
