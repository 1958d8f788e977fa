#!/usr/bin/env bash
# Type-checks the apps on Linux, and tests their views, their adapters and what lays them out.
#
#   scripts/apps/test.sh [build|test|walks|tv-games|all [what the gates take]]
#
# build: compiles everything for both platforms. test: runs every test that plays no game, and the gates of both apps
# by the index with 300 mutated calls, as `make test` does. walks: those that do, against the server that
# scripts/build-tests.sh makes; they measure time. all, and without a word: all three, with gates that ask the compiler
# for each name that is used. tv-games: a hundred games of both apps, which are no part of the others. An index is
# needed: SwiftPM looks for tests in it, and on a fresh clone --disable-index-store ends in an error.
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

# For the host's platform, or the TV's.
build() { scripts/build-tests.sh --build-tests --package-path "$package" "$@"; }
run() { swift test --package-path "$package" --skip-build "$@"; }
tv() { TRIPTO_PLATFORM=tvos "$@" --scratch-path "$package/.build-tv"; }

# What measures time waits for its turn now and then: it is tried once more, and that is said.
twice() { "$@" || { echo "tried once more: $*" && "$@"; }; }

# Walks and games are processes of their own, for they wait for a server with the models on the main actor, which the
# screens in every size keep busy; they mostly wait, so both run at once.
walks() {
  local bad=0 host
  twice run --filter HostWalks &
  host=$!
  twice tv run --filter TVGames || bad=1
  wait "$host" || bad=1
  return "$bad"
}

# Each part is told, also where one before it failed.
tests() {
  local bad=0
  run --skip HostWalks || bad=1
  tv run --skip TVGames || bad=1
  python3 "$package/gates/run.py" "$@" || bad=1
  .venv/bin/python -m pytest -q "$package/gates/tests" || bad=1
  return "$bad"
}

case "${1:-all}" in
  build) build && tv build ;;
  test) tests --index --mutations 300 ;;
  walks) walks ;;
  tv-games) tv build && TRIPTO_TV_GAMES=100 tv run --filter TVGameTests ;;
  all) build && tv build && walks && tests "${@:2}" ;;
  *)
    echo "apps: build, test, walks, tv-games or all" >&2
    exit 2
    ;;
esac
