"""What makes a program that people install from the wheel: archives, licences, menus."""
