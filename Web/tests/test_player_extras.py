"""What lies around the game: files, caches, the worker, and what a page must never ask of a browser."""

import collections
import gzip
import io
import json
import re
import urllib.request

from PIL import Image
from playwright.sync_api import expect

from kit import moves
from kit.server import ROOT, Server
from kit.surface import Surface, until

ASSET = re.compile(r"/assets/[\w.-]+")


def fetch(server: Server, path: str, coding: str = "") -> tuple[dict[str, str], bytes]:
    request = urllib.request.Request(server.origin + path, headers={"Accept-Encoding": coding or "identity"})
    with urllib.request.urlopen(request) as reply:
        return dict(reply.headers), reply.read()


def test_files_that_never_change_and_files_that_may(instant):
    """UI-P37: hashed assets are kept for ever and come compressed; pages and the worker are asked for anew."""
    for path in ("/", "/join/ABC234", "/host", "/tv", "/sw.js"):
        assert fetch(instant, path)[0]["Cache-Control"] == "no-cache", path
    assets = set(ASSET.findall(fetch(instant, "/")[1].decode() + fetch(instant, "/sw.js")[1].decode()))
    sizes: collections.Counter[str] = collections.Counter()
    for path in sorted(assets):
        plain = fetch(instant, path)
        assert "immutable" in plain[0]["Cache-Control"], path
        for coding in () if path.endswith(".woff2") else ("br", "gzip"):
            headers, body = fetch(instant, path, coding)
            assert headers["Content-Encoding"] == coding, path
            assert coding == "br" or gzip.decompress(body) == plain[1], path
            sizes[coding] += len(body)
            sizes[f"before {coding}"] += len(plain[1])
    assert len(assets) > 5 and sizes["br"] < sizes["gzip"] < sizes["before gzip"] / 2, sizes


# The kept shell and one kept asset, exchanged for something that can be told from the real ones.
FORGE = """async (asset) => {
  const cache = await caches.open((await caches.keys())[0]);
  await cache.put("/", new Response("<p id=kept>kept</p>", { headers: { "Content-Type": "text/html" } }));
  await cache.put(asset, new Response("kept"));
}"""


def watch(phone: Surface, asked: list[str], hosts: set[str]) -> None:
    """Notes what a browser inside another app would not have, and every server that is spoken to."""
    phone.page.on("popup", lambda _: asked.append("pop-up"))
    phone.page.on("download", lambda _: asked.append("download"))
    phone.page.on("dialog", lambda box: (asked.append(box.message), box.dismiss()))
    phone.page.on("request", lambda request: hosts.add(request.url.split("/")[2]))


def paths_kept(phone: Surface) -> list[str]:
    return phone.page.evaluate("""async () => {
      const cache = await caches.open((await caches.keys())[0]);
      return (await cache.keys()).map(({ url }) => new URL(url).pathname); }""")


def test_the_worker_helps_and_nothing_else_is_asked_for(party, instant):
    """UI-P37 UI-P39: pages from the network first, assets from the cache, the game's own words never kept;
    no pop-ups, downloads, cookies or other servers."""
    asked: list[str] = []
    hosts: set[str] = set()
    evening = party(instant, lan=False).open(phones=1, before=lambda phone: watch(phone, asked, hosts))
    phone = evening.phones[0]
    phone.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    until(phone.page, "navigator.serviceWorker.controller !== null")
    expect(phone.page.locator("link[rel=manifest]")).to_have_count(1)
    moves.brake(phone)
    kept = paths_kept(phone)
    assert "/" in kept and not [path for path in kept if path.startswith(("/v1", "/ws"))], kept
    asset = next(path for path in kept if path.endswith(".css"))
    phone.page.evaluate(FORGE, asset)
    assert phone.page.evaluate("(asset) => fetch(asset).then((reply) => reply.text())", asset) == "kept"
    phone.page.reload()
    phone.phase("PAUSED_FOR_BRAKE")
    assert (asked, phone.context.cookies(), hosts) == ([], [], {instant.origin.split("//")[1]})
    phone.context.set_offline(True)
    phone.page.goto(phone.page.url)
    expect(phone.page.locator("#kept")).to_be_visible()
    phone.context.set_offline(False)


def test_no_source_asks_for_more():
    """UI-P39: nothing opens windows, saves files, keeps cookies or pushes to be installed."""
    sources = "\n".join(file.read_text() for file in (ROOT / "Web/src/player").rglob("*.ts*"))
    assert not re.findall(r"window\.open|_blank|beforeinstallprompt|document\.cookie|\bdownload=", sources)


def test_the_manifest():
    """UI-P39: standalone, in the page's own dark, with icons for every launcher."""
    manifest = json.loads((ROOT / "Web/public/manifest.webmanifest").read_text())
    assert (manifest["display"], manifest["background_color"], manifest["theme_color"]) == (
        "standalone", "#0B1220", "#0B1220")
    icons = {(icon["sizes"], icon.get("purpose", "any")) for icon in manifest["icons"]}
    assert icons == {("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")}
    for icon in manifest["icons"]:
        picture = Image.open(io.BytesIO((ROOT / f"Web/public{icon['src']}").read_bytes()))
        assert f"{picture.width}x{picture.height}" == icon["sizes"]
