#!/usr/bin/env bash
# Takes pictures of every screen of the game into out/gallery/index.html, with a server of its own.
#
#   scripts/gallery.sh [apps]
#
# apps: draws the host's app alone, beside the pictures of the pages that are there already.
set -euo pipefail
cd "$(dirname "$0")/.."
gallery() { PYTHONPATH=Web/tests PYTHONDONTWRITEBYTECODE=1 .venv/bin/python -m gallery "$@"; }
if [ "${1:-}" = apps ]; then
  gallery apps
  exit
fi
binary=${TRIPTO_BINARY:-.build/debug/tripto}
[ -x "$binary" ] || binary=.build/release/tripto
[ -x "$binary" ] || scripts/build-tests.sh --product tripto
[ -x "$binary" ] || binary=.build/debug/tripto
[ -n "${TRIPTO_TEST_PAGES:-}" ] || scripts/build-web.sh
export TRIPTO_BINARY
TRIPTO_BINARY=$(realpath "$binary")
gallery
