"""Coast lines and countries of Natural Earth 1:50 m, read out of Debian's package r-cran-rnaturalearthdata.

Natural Earth is in the public domain, the package CC0. Its data are an R database: an index (rdx) and a file of
compressed objects (rdb), read with PyPI's rdata.
"""

import lzma
import pathlib
import subprocess
import warnings

try:
    import rdata
except ModuleNotFoundError:
    rdata = None

PACKAGE, VERSION = "r-cran-rnaturalearthdata", "0.1.0-2"
DATABASE = "usr/lib/R/site-library/rnaturalearthdata/data/Rdata"
LZMA2 = [{"id": lzma.FILTER_LZMA2, "preset": 6}]

Point = tuple[float, float]  # degrees east, degrees north


class NotFetched(Exception):
    """The package cannot be read here: no Debian, no network, another version by now, or no rdata."""


def fetch(folder: pathlib.Path) -> pathlib.Path:
    """Downloads the package and unpacks it in `folder`; the path of its database, without the endings."""
    if rdata is None:
        raise NotFetched("PyPI's rdata is not installed")
    try:
        subprocess.run(["apt-get", "download", f"{PACKAGE}={VERSION}"], cwd=folder, check=True, capture_output=True)
        package = next(folder.glob("*.deb"))
        subprocess.run(["dpkg-deb", "-x", package, folder / "root"], check=True, capture_output=True)
    except (OSError, subprocess.CalledProcessError, StopIteration) as error:
        raise NotFetched(f"{PACKAGE} {VERSION}: {error}") from error
    return folder / "root" / DATABASE


def load(database: pathlib.Path, name: str):
    """One object of the database: four bytes of length, the letter of the compression, a raw stream of LZMA2."""
    index = rdata.read_rds(database.with_suffix(".rdx"))
    start, length = (int(number) for number in index["variables"][name])
    packed = database.with_suffix(".rdb").read_bytes()[start : start + length]
    if packed[4:5] != b"Z":
        raise ValueError(f"{name} is compressed otherwise: {packed[4:5]!r}")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        parsed = rdata.parser.parse_data(lzma.decompress(packed[5:], lzma.FORMAT_RAW, filters=LZMA2))
        return rdata.conversion.convert(parsed)


def points(coords) -> list[Point]:
    return [(float(lon), float(lat)) for lon, lat in coords]


def coast_lines(database: pathlib.Path) -> list[list[Point]]:
    return [points(line.coords) for feature in load(database, "coastline50").lines for line in feature.Lines]


def country_rings(database: pathlib.Path) -> list[list[Point]]:
    return [points(ring.coords) for country in load(database, "countries50").polygons for ring in country.Polygons]
