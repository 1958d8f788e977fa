"""The gates' modules, and a build to ask where there is one."""

import pathlib
import sys

import pytest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))

import context  # noqa: E402
import index  # noqa: E402
import shim  # noqa: E402
import toolchain  # noqa: E402


@pytest.fixture(scope="session")
def shared():
    build = toolchain.Build()
    if not (build.modules / "SwiftUI.swiftmodule").exists():
        pytest.skip("the apps' check is not built (make apps)")
    return context.Context(build)


@pytest.fixture
def typed(shared, tmp_path):
    """The tree of a few lines of Swift, as gate E and U read it."""

    def tree(code, flags=("-swift-version", "6")):
        path = tmp_path / "Planted.swift"
        path.write_text(code)
        return toolchain.syntax_tree(shared.build, "Planted", [path], flags)

    return tree


@pytest.fixture
def indexed(shared, tmp_path):
    """What the index says of a few lines of Swift."""

    def names(code, flags=("-swift-version", "6")):
        path = tmp_path / "Planted.swift"
        path.write_text(code)
        return {shim.bare(usr) for usr in index.used(shared.build, "Planted", [path], flags)}

    return names
