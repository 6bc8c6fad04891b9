"""The search bot of the wall family: its own compact numbers, compiled where that is possible."""
