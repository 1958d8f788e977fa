#!/usr/bin/env bash
# Lays out what an installed Tripto is made of: the program, the pages, the content.
#   packaging/stage.sh TARGET [PROGRAM]    as TARGET/usr/bin and TARGET/usr/share/tripto
# `make release web` has built both. The program looks for its data in ../share/tripto.
set -euo pipefail
cd "$(dirname "$0")/.."
target=${1:?usage: packaging/stage.sh TARGET [PROGRAM]}
program=${2:-.build/release/tripto}
pages=${TRIPTO_PAGES:-Web/dist}
[ -x "$program" ] || { echo "stage: $program is missing: make release" >&2; exit 1; }
[ -f "$pages/tv.html" ] || { echo "stage: the pages are not built: make web" >&2; exit 1; }

share=$target/usr/share/tripto
install -D --mode=755 "$program" "$target/usr/bin/tripto"
install -D --mode=755 --target-directory="$target/usr/bin" packaging/backup/tripto-backup packaging/backup/tripto-restore
mkdir -p "$share/web"
for each in packs gazetteer lint facts; do cp -R "Content/$each" "$share/"; done
tar --create --directory "$pages" --exclude='./.*' . | tar --extract --directory "$share/web"
# NB: a container's build has no git, so TRIPTO_VERSION tells it there, or `tripto node list` shows none.
if version=$(packaging/version.sh); then
  echo "$version" >"$share/version"
else
  echo "stage: no version is known; TRIPTO_VERSION=1.2.3 names it" >&2
fi
chmod -R u=rwX,go=rX "$share"
