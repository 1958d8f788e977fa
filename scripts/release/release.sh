#!/usr/bin/env bash
# Makes what is given away: a Debian package, an archive for other Linux, the bill of materials, checksums.
#   scripts/release/release.sh [OUT_DIR] [PROGRAM]    TRIPTO_SIGNING_KEY=… signs the checksums with gpg
# `make dist` has built the program and the pages. The same commit gives the same files.
set -euo pipefail
cd "$(dirname "$0")/../.."
out=${1:-out/release}
program=${2:-.build/release/tripto}

fail() { printf 'release: %s\n' "$*" >&2; exit 1; }
[ -z "$(git status --porcelain)" ] || fail "there are changes that no commit has"
version=$(packaging/version.sh)
epoch=$(git log -1 --format=%ct)
architecture=$(uname -m)
name=tripto-$version-linux-$architecture
rm -rf "$out"
mkdir -p "$out"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

packaging/stage.sh "$work" "$program"
documents=$work/usr/share/doc/tripto
mkdir -p "$documents"
cp -R LICENSE docs/OPERATIONS.md docs/CONFIGURATION.md docs/SECURITY.md packaging/environments packaging/nginx \
  packaging/caddy packaging/prometheus packaging/grafana packaging/systemd "$documents/"
python3 scripts/release/notices.py >"$documents/THIRD-PARTY.txt"
python3 scripts/release/sbom.py --version "$version" >"$out/tripto-$version.cdx.json"
tar --create --directory "$work" --sort=name --mtime="@$epoch" --owner=0 --group=0 --numeric-owner --mode=go-w \
  --transform "s,^usr,$name," usr | xz --threads=1 >"$out/$name.tar.xz"
python3 packaging/debian/build.py "$out" --program "$program" >/dev/null

cd "$out"
sha256sum -- * >SHA256SUMS
if [ -n "${TRIPTO_SIGNING_KEY:-}" ]; then
  gpg --batch --yes --local-user "$TRIPTO_SIGNING_KEY" --armor --detach-sign SHA256SUMS
fi
cat SHA256SUMS
