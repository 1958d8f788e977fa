#!/usr/bin/env bash
# Runs the Autobahn WebSocket suite (classes 1–7, 9 and 10: no compression, 301 cases) as a client.
#
#   scripts/conformance/run.sh                    boots our own echo through the test target
#   scripts/conformance/run.sh ws://HOST:PORT/echo   tests a server that is running
#
# Exit 0: no case FAILED, or SKIPPED because there is no Python 2.7. Exit 1: a case FAILED or none ran.
# SWIFT_TEST_FLAGS=--skip-build takes what is built.
# AUTOBAHN_CASES narrows the cases, e.g. '"6.*","7.*"'. AUTOBAHN_REPORTS keeps the reports there.
set -euo pipefail
here="$(cd "$(dirname "$0")" && pwd)"

find_python() {
  local pyenv_root="${PYENV_ROOT:-$HOME/.pyenv}" candidate
  for candidate in "${PYTHON27:-}" "$pyenv_root"/versions/2.7.*/bin/python2.7 \
    "$(command -v python2.7 || true)" "$(command -v python2 || true)"; do
    if [ -n "$candidate" ] && [ -x "$candidate" ] \
      && "$candidate" -c 'import sys; sys.exit(sys.version_info[:2] != (2, 7))' 2>/dev/null; then
      echo "$candidate"
      return 0
    fi
  done
  return 1
}

skip() {
  echo "=================================================================="
  echo "SKIPPED: $1"
  echo "=================================================================="
  exit 0
}

python="$(find_python)" || skip "no Python 2.7 here, so the Autobahn suite did not run (pyenv install 2.7.18)"

cache="${XDG_CACHE_HOME:-$HOME/.cache}/tripto/autobahn-25.10.1"
if [ ! -e "$cache/installed" ]; then
  rm -rf "$cache"
  mkdir -p "$cache"
  "$python" -m pip install --quiet --disable-pip-version-check --target "$cache/site" \
    autobahntestsuite==25.10.1 >"$cache/install.log" 2>&1 \
    || skip "autobahntestsuite could not be installed, see $cache/install.log"
  touch "$cache/installed"
fi

if [ $# -eq 0 ]; then
  cd "$here/../.."
  # shellcheck disable=SC2086
  TRIPTO_CONFORMANCE=1 exec swift test ${SWIFT_TEST_FLAGS:-} --filter 'TriptoSocketTests.AutobahnTests'
fi

reports="${AUTOBAHN_REPORTS:-$(mktemp -d)}"
mkdir -p "$reports"
cat >"$reports/spec.json" <<JSON
{
  "outdir": "$reports",
  "servers": [{"agent": "tripto", "url": "$1", "options": {"version": 18}}],
  "cases": [${AUTOBAHN_CASES:-\"1.*\", \"2.*\", \"3.*\", \"4.*\", \"5.*\", \"6.*\", \"7.*\", \"9.*\", \"10.*\"}],
  "exclude-cases": [],
  "exclude-agent-cases": {}
}
JSON
# A site folder, not a mere path: zope is a namespace package and needs its .pth files.
"$python" -c "import site; site.addsitedir('$cache/site')
from autobahntestsuite.wstest import run; run()" \
  --mode fuzzingclient --spec "$reports/spec.json" >"$reports/wstest.log" 2>&1 || {
  tail -n 20 "$reports/wstest.log"
  echo "the Autobahn suite did not finish"
  exit 1
}
"$python" "$here/summary.py" "$reports/index.json"
