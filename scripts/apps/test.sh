#!/usr/bin/env bash
# Type-checks the apps on Linux, and tests their views, their adapters and what lays them out.
#
#   scripts/apps/test.sh [settled-build|settled|all [what the gates take]]
#
# all, and without a word: compiles everything for both platforms, runs every test and the gates. settled: the host's
# app, the TV's app and the suites that every change keeps green, as `make test` runs them; the other parts (every screen
# in every size, the walks, the gates) take longer: `make apps`. Some tests play against the server that
# scripts/build-tests.sh makes. An index is needed: SwiftPM looks for tests in it, and on a fresh clone
# --disable-index-store ends in an error.
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
host_build() { scripts/build-tests.sh --build-tests --package-path "$package" "$@"; }
host_test() { swift test --package-path "$package" --skip-build "$@"; }
tv() { TRIPTO_PLATFORM=tvos "$1" --scratch-path "$package/.build-tv"; }

unsettled='ScreenTests|HostWalks'

settled() {
  host_test --skip "$unsettled"
  tv host_test
  echo "apps: without $unsettled and the gates: make apps"
}

# Each part is told, also where one before it failed.
all() {
  local bad=0
  host_build && host_test || bad=1
  tv host_build && tv host_test || bad=1
  python3 "$package/gates/run.py" "$@" || bad=1
  .venv/bin/python -m pytest -q "$package/gates/tests" || bad=1
  return "$bad"
}

case "${1:-all}" in
  settled-build) host_build && tv host_build ;;
  settled) settled ;;
  all) all "${@:2}" ;;
  *)
    echo "apps: settled-build, settled or all" >&2
    exit 2
    ;;
esac
