"""Makes out/gallery/index.html. Each language runs in a process of its own.

    PYTHONPATH=Web/tests .venv/bin/python -m gallery         # every screen, in minutes
    PYTHONPATH=Web/tests .venv/bin/python -m gallery apps    # the app's alone, beside the pages' that are there
"""

import json
import pathlib
import shutil
import subprocess
import sys
import tempfile
import time

from playwright.sync_api import expect, sync_playwright

from gallery import along, apps, desk, scenes, trouble
from gallery.album import Album
from kit.chromium import launch_options
from kit.server import ROOT, Server
from kit.surface import PATIENCE_MS

FOLDER = ROOT / "out/gallery"
PAGE = pathlib.Path(__file__).with_name("page.html")
LANGS = ("sv", "en")
# Slower than at home, so that each stage of the reveal and the finale can be taken in peace.
PACE = "2"
SCENES = (scenes.evening, scenes.roles, scenes.full_sofa, along.playing_host, desk.shut_doors, desk.newsroom,
          desk.lobbies, desk.night, trouble.unheard, trouble.bad_evening, trouble.gone)


def shoot(lang: str) -> int:
    """All scenes in one language; a scene that fails is told and the others still run."""
    expect.set_options(timeout=PATIENCE_MS)
    album, failed = Album(FOLDER, lang), 0
    with tempfile.TemporaryDirectory() as data, sync_playwright() as play:
        server = Server(pathlib.Path(data), PACE).start()
        browser = play.chromium.launch(**launch_options())
        for scene in SCENES:
            began = time.monotonic()
            try:
                scene(browser, server, lang, album)
            except Exception as problem:
                failed += 1
                print(f"{lang} {scene.__name__} broke off: {str(problem)[:600]}", file=sys.stderr)
                for context in browser.contexts:
                    context.close()
            album.save()
            print(f"{lang} {scene.__name__}: {time.monotonic() - began:.0f} s", flush=True)
        browser.close()
        server.stop()
    return failed


def pages() -> list[dict]:
    """The pictures of all languages that were taken of the pages."""
    lists = [FOLDER / f"{lang}.json" for lang in LANGS]
    return [each for taken in lists if taken.exists() for each in json.loads(taken.read_text())]


def bind(taken: list[dict]) -> int:
    """The page over them and the app's."""
    pictures = taken + apps.pictures(FOLDER / "apps", taken)
    order = {each["moment"]: place for place, each in reversed(list(enumerate(pictures)))}
    pictures.sort(key=lambda each: (order[each["moment"]], LANGS.index(each["lang"])))
    page = PAGE.read_text().replace("/*PICTURES*/[]", json.dumps(pictures, ensure_ascii=False))
    (FOLDER / "index.html").write_text(page)
    return len(pictures)


def draw_apps() -> int:
    """The app's pictures beside the pages' that are there. NB: where there are none they stand alone."""
    shutil.rmtree(FOLDER / "apps", ignore_errors=True)
    apps.draw(FOLDER / "apps")
    taken = pages()
    print(f"{bind(taken)} pictures: {(FOLDER / 'index.html').relative_to(ROOT)}")
    astray = apps.astray(taken) if taken else []
    if astray:
        print(f"the host's page has no moment {', '.join(astray)}", file=sys.stderr)
    unpaired = apps.unpaired(FOLDER / "apps")
    if unpaired:
        print(f"nothing is said to stand beside {', '.join(unpaired)}", file=sys.stderr)
    return len(astray) + len(unpaired)


def main() -> int:
    if sys.argv[1:] == ["apps"]:
        return 1 if draw_apps() else 0
    if len(sys.argv) > 1:
        return shoot(sys.argv[1])
    shutil.rmtree(FOLDER, ignore_errors=True)
    FOLDER.mkdir(parents=True)
    workers = [subprocess.Popen([sys.executable, "-m", "gallery", lang]) for lang in LANGS]
    failed = sum(worker.wait() for worker in workers) + draw_apps()
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
