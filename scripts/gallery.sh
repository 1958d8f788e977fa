#!/usr/bin/env bash
# Takes pictures of every screen of the game into out/gallery/index.html, with a server of its own.
set -euo pipefail
cd "$(dirname "$0")/.."
binary=${TRIPTO_BINARY:-.build/debug/tripto}
[ -x "$binary" ] || binary=.build/release/tripto
[ -x "$binary" ] || scripts/build-tests.sh --product tripto
[ -x "$binary" ] || binary=.build/debug/tripto
[ -n "${TRIPTO_TEST_PAGES:-}" ] || scripts/build-web.sh
TRIPTO_BINARY=$(realpath "$binary") PYTHONPATH=Web/tests PYTHONDONTWRITEBYTECODE=1 .venv/bin/python -m gallery
