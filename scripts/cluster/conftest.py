"""One cluster for all of its tests."""

from collections.abc import Iterator

import pytest

from cluster import Cluster
from spans import Spans


@pytest.fixture(scope="session")
def spans() -> Iterator[Spans]:
    with Spans() as collector:
        yield collector


@pytest.fixture(scope="session")
def cluster(tmp_path_factory: pytest.TempPathFactory, spans: Spans) -> Iterator[Cluster]:
    with Cluster(tmp_path_factory.mktemp("cluster"), OTEL_EXPORTER_OTLP_ENDPOINT=spans.address) as running:
        yield running
