#!/usr/bin/env bash
# Type-checks the apps on Linux, and tests their views, their adapters and what lays them out.
#
#   scripts/apps/test.sh [build|run]
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
export TRIPTO_KIT=plain
package=Apps/LinuxCheck
flags=(--package-path "$package" -debug-info-format none)

# The apps are compiled against the Kit here, and played by tests that wait for nothing it does: nothing of it is
# optimised.
build() {
  swift build "${flags[@]}" --build-tests
}

run() {
  swift test "${flags[@]}" --skip-build
  if [ -f "$package/gates/run.py" ]; then python3 "$package/gates/run.py"; fi
}

case "${1:-all}" in
  build) build ;;
  run) run ;;
  all)
    build
    run
    ;;
  *)
    echo "apps: build, run, or nothing" >&2
    exit 2
    ;;
esac
