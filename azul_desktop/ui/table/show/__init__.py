"""From the events of a move to a timeline of flights, lights and numbers."""
