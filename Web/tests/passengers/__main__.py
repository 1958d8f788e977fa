"""Pictures of passengers, picker and train in out/passengers: python Web/tests/passengers"""

import pathlib
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))

from playwright.sync_api import sync_playwright  # noqa: E402

from kit.chromium import launch_options  # noqa: E402
from kit.passengers import passenger_page  # noqa: E402
from kit.server import ROOT  # noqa: E402

OUT = ROOT / "out/passengers"
TV, PHONE, SMALL = (1920, 1080), (390, 640), (320, 640)
PICTURES = {
    "figures": ("show=figures", (1120, 620)),
    "moods": ("show=moods", (1340, 900)),
    "picker-390": ("show=picker", PHONE),
    "picker-320": ("show=picker", SMALL),
    **{f"train-{count:02}": (f"show=train&count={count}", TV) for count in (0, 1, 8, 15, 20, 40, 60)},
    **{f"carriages-{count:02}": (f"show=train&count={seats}&carriages={count}", TV)
       for count, seats in ((2, 6), (4, 12), (8, 24), (12, 48))},
}


def main() -> None:
    OUT.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, passenger_page(pathlib.Path(folder)) as address, sync_playwright() as play:
        browser = play.chromium.launch(**launch_options())
        for name, (query, (width, height)) in PICTURES.items():
            page = browser.new_page(viewport={"width": width, "height": height})
            page.goto(f"{address}?{query}", wait_until="networkidle")
            page.wait_for_timeout(300)
            page.screenshot(path=OUT / f"{name}.png")
            page.close()
        browser.close()
    print(f"{len(PICTURES)} pictures in {OUT.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
