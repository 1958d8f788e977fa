"""Takes the pictures, and remembers what is on each."""

import json
import pathlib
import re

from kit.party import Party
from kit.surface import Surface

SIZES = {
    "tv": [(1920, 1080), (1280, 720)],
    "host": [(390, 844), (320, 568), (820, 1180), (1366, 1024)],
    "visitor": [(390, 844), (320, 568), (844, 390), (820, 1180)],
}
PHONES = [(390, 844), (320, 568), (844, 390), (820, 1180), (360, 640)]
QUALITY = 82
# Two frames after a change of size everything has found its place.
SETTLED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


class Album:
    """Pictures of one language, `<moment>-<surface>-<width>.jpg`, and a list of them."""

    def __init__(self, folder: pathlib.Path, lang: str) -> None:
        self.pictures: list[dict] = []
        self._folder, self._lang = folder, lang
        (folder / lang).mkdir(parents=True, exist_ok=True)

    def of(self, evening: Party):
        """A `stop` for the tour: the given screens, or all of the evening; in the middle what the moment is about."""
        def stop(moment: str, *surfaces: Surface, about: str = "") -> None:
            for surface in surfaces or evening.all:
                self._shoot(moment, surface, about)
        return stop

    def _shoot(self, moment: str, surface: Surface, about: str) -> None:
        own = surface.page.viewport_size
        assert own is not None
        sizes = SIZES.get(surface.name) or [(own["width"], own["height"])]
        for width, height in sizes:
            if len(sizes) > 1:
                surface.page.set_viewport_size({"width": width, "height": height})
                surface.page.evaluate(SETTLED)
            if about:
                surface.id(about).evaluate("(element) => element.scrollIntoView({block: 'center'})")
            self._keep(moment, surface, width, height)
        if len(sizes) > 1:
            surface.page.set_viewport_size(own)

    def _keep(self, moment: str, surface: Surface, width: int, height: int) -> None:
        kind = surface.name if surface.name in ("tv", "host") else "player"
        file = f"{self._lang}/{moment}-{surface.name}-{width}.jpg"
        surface.page.screenshot(path=self._folder / file, type="jpeg", quality=QUALITY,
                                animations="disabled", caret="initial")
        phase = surface.page.locator("#root").get_attribute("data-phase") or ""
        title = re.sub(r"^\d+-", "", moment).replace("-", " ")
        self.pictures.append({"file": file, "moment": moment, "title": title, "surface": kind,
                              "lang": self._lang, "phase": phase, "size": f"{width}×{height}"})

    def save(self) -> None:
        (self._folder / f"{self._lang}.json").write_text(json.dumps(self.pictures))
