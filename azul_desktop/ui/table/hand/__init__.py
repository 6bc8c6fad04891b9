"""The player's hand over the table: pointer, keys, what is held."""
