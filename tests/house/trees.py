"""Small trees of sources to count in."""

from pathlib import Path


def tree(root: Path, **files: str) -> Path:
    """A tree with files; `__` in a name stands for a slash, and all are modules."""
    for name, text in files.items():
        folder = name.removesuffix("____init__")
        file = root / f"{folder.replace('__', '/')}{'' if folder == name else '/__init__'}.py"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return root
