#!/usr/bin/env bash
# Type-checks the apps on Linux, and tests their views, their adapters and what lays them out.
#
#   scripts/apps/test.sh [settled-build|settled|all [what the gates take]]
#
# all, and without a word: compiles everything for both platforms, runs every test and the gates. settled: the host's
# app and the suites that every change keeps green, as `make test` runs them; the other parts (every screen in every
# size, the walks, the TV's app, the gates) still have findings, which `make apps` tells. Some tests play against the
# server that `swift build` makes. Nobody reads debug information here. An index is needed: SwiftPM looks for
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

unsettled='ScreenTests|HostWalks'

settled() {
  host test --skip-build --skip "$unsettled"
  echo "apps: without $unsettled, the TV's app and the gates: make apps"
}

# Each part is told, also where one before it failed.
all() {
  local bad=0
  host build --build-tests && host test --skip-build || bad=1
  tv build --build-tests && tv test --skip-build || bad=1
  python3 "$package/gates/run.py" "$@" || bad=1
  .venv/bin/python -m pytest -q "$package/gates/tests" || bad=1
  return "$bad"
}

case "${1:-all}" in
  settled-build) host build --build-tests ;;
  settled) settled ;;
  all) all "${@:2}" ;;
  *)
    echo "apps: settled-build, settled or all" >&2
    exit 2
    ;;
esac
