"""Makes docs/images/evening.png of the README from the pictures that the evening test leaves.

    TRIPTO_PICTURES=1 .venv/bin/python -m pytest Web/tests/test_evening.py && .venv/bin/python Web/tests/montage.py
"""

import pathlib

from PIL import Image, ImageDraw, ImageFilter

ROOT = pathlib.Path(__file__).resolve().parents[2]
PICTURES = ROOT / "out/screenshots/sv"
TARGET = ROOT / "docs/images/evening.png"
SIZE = (1600, 1010)
FRAME = "#05080F"
EDGE = "#2A3A57"
COLOURS = 256

# Picture, width, left, top, corner radius and frame width, in pixels of the result; back to front.
SCREENS = [
    ("06-clue-tv.png", 1360, 110, 30, 14, 12),
    ("06-clue-host.png", 560, 50, 545, 18, 14),
    ("06-clue-phone3.png", 192, 1080, 555, 26, 9),
    ("06-clue-phone1.png", 212, 1330, 515, 28, 9),
]


def backdrop() -> Image.Image:
    """Night from top to bottom, with a warm light on the floor."""
    image = Image.new("RGB", SIZE)
    pen = ImageDraw.Draw(image)
    top, bottom = (17, 28, 51), (8, 12, 22)
    for y in range(SIZE[1]):
        share = y / SIZE[1]
        pen.line([(0, y), (SIZE[0], y)],
                 fill=tuple(round(a + (b - a) * share) for a, b in zip(top, bottom)))
    return image


def framed(name: str, width: int, radius: int, edge: int) -> Image.Image:
    """A screen in its device: rounded, with a dark frame."""
    picture = Image.open(PICTURES / name).convert("RGB")
    height = round(picture.height * width / picture.width)
    picture = picture.resize((width, height), Image.Resampling.LANCZOS)
    outer = (width + 2 * edge, height + 2 * edge)
    device = Image.new("RGBA", outer)
    box = (0, 0, outer[0] - 1, outer[1] - 1)
    ImageDraw.Draw(device).rounded_rectangle(box, radius + edge, fill=FRAME, outline=EDGE, width=2)
    mask = Image.new("L", (width, height))
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, width - 1, height - 1), radius, fill=255)
    device.paste(picture, (edge, edge), mask)
    return device


def put(scene: Image.Image, device: Image.Image, left: int, top: int) -> None:
    """The device over its own soft shadow."""
    shadow = Image.new("L", scene.size)
    shadow.paste(device.getchannel("A").point(lambda a: a * 6 // 10), (left, top + 14))
    shadow = shadow.filter(ImageFilter.GaussianBlur(18))
    scene.paste((0, 0, 0), (0, 0), shadow)
    scene.paste(device, (left, top), device)


def main() -> None:
    scene = backdrop()
    for name, width, left, top, radius, edge in SCREENS:
        put(scene, framed(name, width, radius, edge), left, top)
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    # NB: k-means after the cut keeps the few mint and red pixels their colour.
    palette = scene.quantize(COLOURS, Image.Quantize.MAXCOVERAGE, kmeans=3)
    small = scene.quantize(palette=palette, dither=Image.Dither.FLOYDSTEINBERG)
    small.save(TARGET, optimize=True)
    print(f"{TARGET.relative_to(ROOT)}: {TARGET.stat().st_size // 1000} kB")


if __name__ == "__main__":
    main()
