#!/usr/bin/env bash
# The version of this checkout: TRIPTO_VERSION, else the tag it stands on (v1.2.3), else its date and commit.
set -euo pipefail
cd "$(dirname "$0")/.."
if [ -n "${TRIPTO_VERSION:-}" ]; then
  version=$TRIPTO_VERSION
elif tag=$(git describe --tags --exact-match --match 'v[0-9]*' 2>/dev/null); then
  version=${tag#v}
else
  version=0.$(TZ=UTC git log -1 --date=format-local:%Y%m%d.%H%M --format=%cd).g$(git rev-parse --short=8 HEAD)
fi
[[ $version =~ ^[0-9][A-Za-z0-9.+~]*$ ]] || { echo "version: '$version' is none of Debian's" >&2; exit 1; }
echo "$version"
