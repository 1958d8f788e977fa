#!/usr/bin/env bash
# Type-checks the apps on Linux, and tests their views, their adapters and what lays them out.
#
#   scripts/apps/test.sh [build|run|all [what the gates take]]
#
# build: compiles everything; run: tests what is built, and its gates; without a word both. Some tests play against
# the server that `swift build` makes. Nobody reads debug information here. An index is needed: SwiftPM looks for
# tests in it, and on a fresh clone --disable-index-store ends in an error.
set -euo pipefail
cd "$(dirname "$0")/../.."

if [ "$(uname)" != Linux ]; then
  echo "apps: here they are Xcode's: scripts/mac/first-build.sh"
  exit 0
fi
# The apps are compiled against the Kit here, and played by tests that wait for nothing it does: nothing of it is
# optimised.
export TRIPTO_KIT=plain
package=Apps/LinuxCheck

# Swift, for the host's platform or the TV's.
host() { swift "$1" --package-path "$package" -debug-info-format none "${@:2}"; }
tv() { TRIPTO_PLATFORM=tvos host "$1" --scratch-path "$package/.build-tv" "${@:2}"; }

build() {
  host build --build-tests
  tv build --build-tests
}

run() {
  host test --skip-build
  tv test --skip-build
  python3 "$package/gates/run.py" "$@"
  .venv/bin/python -m pytest -q "$package/gates/tests"
}

case "${1:-all}" in
  build) build ;;
  run) run "${@:2}" ;;
  all)
    build
    run "${@:2}"
    ;;
  *)
    echo "apps: build, run or all" >&2
    exit 2
    ;;
esac
