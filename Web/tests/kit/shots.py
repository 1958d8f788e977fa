"""Pictures of every screen at every phase, in out/screenshots/<language>/."""

import pathlib

from kit.party import Party
from kit.server import ROOT
from kit.surface import Surface

FOLDER = ROOT / "out/screenshots"


class Camera:
    """Takes `<moment>-<surface>.png`; animations stand at their end, so pictures are steady."""

    def __init__(self, party: Party) -> None:
        self._party = party
        self._folder: pathlib.Path = FOLDER / party.lang
        self._folder.mkdir(parents=True, exist_ok=True)

    def shoot(self, moment: str, *surfaces: Surface) -> None:
        """The given screens, or all of them."""
        for surface in surfaces or self._party.all:
            file = self._folder / f"{moment}-{surface.name}.png"
            surface.page.screenshot(path=file, animations="disabled", caret="initial")
