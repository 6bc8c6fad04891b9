"""The cards of a round: who begins it, and what it brought everybody."""
