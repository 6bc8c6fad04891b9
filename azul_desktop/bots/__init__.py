"""Programs that play: a bot is one `choose`, one bot a module."""
