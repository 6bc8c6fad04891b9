"""A game being played: whose turn it is, what was done, and what is undone. No window here."""
