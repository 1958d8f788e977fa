#!/usr/bin/env python3
"""Prints the licences of everything that the program and the pages carry, each text once.

    python3 scripts/release/notices.py

Their folders are those of the build: `.build/checkouts` and `Web/node_modules`.
"""

from components import Component, packages_of_the_pages, packages_of_the_program, swift

LINE = "=" * 100


def texts(component: Component, beginning: str) -> list[str]:
    found = sorted(each for each in component.folder.iterdir() if each.name.upper().startswith(beginning))
    return [each.read_text(errors="replace").strip() for each in found if each.is_file()]


def main() -> None:
    licences: dict[str, list[str]] = {}
    notices: list[tuple[str, str]] = []
    for each in [swift(), *packages_of_the_program(), *packages_of_the_pages()]:
        found = texts(each, "LICEN") or [f"{each.licence} (its package brings no text)"]
        licences.setdefault("\n\n".join(found), []).append(f"{each.name} {each.version}")
        notices += [(each.name, text) for text in texts(each, "NOTICE")]
    for text, names in licences.items():
        print(f"{LINE}\n{', '.join(names)}\n{LINE}\n\n{text}\n")
    for name, text in notices:
        print(f"{LINE}\nNotice of {name}\n{LINE}\n\n{text}\n")


if __name__ == "__main__":
    main()
