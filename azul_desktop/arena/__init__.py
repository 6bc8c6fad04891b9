"""Bots against bots: many paired games, counted and judged. No window here."""
