"""Looks at the house itself: which module uses which, and what could be tidier."""
