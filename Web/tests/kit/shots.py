"""Pictures of every screen at every phase, in out/screenshots/<language>/."""

import pathlib

from axe_playwright_python.sync_playwright import Axe

from kit.party import Party
from kit.server import ROOT
from kit.surface import Surface

FOLDER = ROOT / "out/screenshots"

# Brings every animation that ends to its end.
SETTLE = """() => document.getAnimations()
  .filter((each) => each.effect.getComputedTiming().endTime !== Infinity)
  .forEach((each) => each.finish())"""


class Camera:
    """Takes `<moment>-<surface>.png`; animations stand at their end, so pictures are steady.

    With `inspect`, axe also looks at each screen once a moment and leaves its `complaints`.
    """

    def __init__(self, party: Party, inspect: bool = False) -> None:
        self.complaints: list[str] = []
        self._party = party
        self._axe = Axe() if inspect else None
        self._folder: pathlib.Path = FOLDER / party.lang
        self._folder.mkdir(parents=True, exist_ok=True)

    def shoot(self, moment: str, *surfaces: Surface) -> None:
        """The given screens, or all of them."""
        for surface in surfaces or self._party.all:
            file = self._folder / f"{moment}-{surface.name}.png"
            surface.page.screenshot(path=file, animations="disabled", caret="initial")
            if self._axe and surface.name in ("tv", "host", "phone1"):
                self._inspect(self._axe, moment, surface)

    def _inspect(self, axe: Axe, moment: str, surface: Surface) -> None:
        # NB: what is still fading in has too little contrast; it is looked at again when settled.
        if not axe.run(surface.page).response["violations"]:
            return
        surface.page.evaluate(SETTLE)
        for found in axe.run(surface.page).response["violations"]:
            places = [node["target"][0] for node in found["nodes"]]
            self.complaints.append(f"{moment} {surface.name}: {found['id']} at {places}")
