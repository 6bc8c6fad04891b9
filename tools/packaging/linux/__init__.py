"""The program in the menus of a Linux desktop: install it below a prefix, remove it, make a .deb.

`python -m tools.packaging.linux install --prefix ~/.local` copies the frozen program, its icons,
its menu entry and the AppStream data; `uninstall` removes exactly these; `deb` packs them.
"""
