"""One server for the rehearsals that only read it, behind certificates of a test's own."""

import pathlib
from collections.abc import Iterator

import pytest

from behind import NAME, Front, certificates
from served import House


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that a proxy on its machine stands in front of, as the examples say."""
    house = House(tmp_path_factory.mktemp("house"), {"PUBLIC_BASE_URL": f"https://{NAME}", "TRIPTO_PACING": "instant"})
    with house.open():
        yield house


@pytest.fixture
def front(house: House, tmp_path: pathlib.Path) -> Front:
    certificates(tmp_path)
    return Front(house, tmp_path)
