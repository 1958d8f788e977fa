#!/usr/bin/env bash
# Builds the apps on a Mac, runs what tests there are, and writes down what came of it: out/mac/report.txt.
#
#   scripts/mac/first-build.sh
#
# It needs Xcode 16.3 or later and no account: nothing is signed. What to do with the report: docs/APPLE.md.
# NB: a Mac's own bash is version 3.
set -uo pipefail
cd "$(dirname "$0")/../.."

project=Apps/Tripto.xcodeproj
out=out/mac
report=$out/report.txt
failed=0

if [ "$(uname -s)" != Darwin ]; then
  echo "first-build: this needs a Mac with Xcode" >&2
  exit 2
fi
# NB: every Mac has a program of that name; without Xcode it only says so.
if ! version=$(xcodebuild -version 2>/dev/null); then
  echo "first-build: Xcode is missing, or not chosen (sudo xcode-select -s /Applications/Xcode.app)" >&2
  exit 2
fi
number=$(printf '%s' "$version" | sed -n 's/^Xcode \([0-9][0-9.]*\).*/\1/p')
if ! printf '%s' "$number" | awk -F. '{ exit !($1 > 16 || ($1 == 16 && $2 >= 3)) }'; then
  echo "first-build: this is Xcode $number; 16.3 is the first that reads the Kit's manifest" >&2
  exit 2
fi
rm -rf "$out"
mkdir -p "$out"

say() { printf '%s\n' "$*" | tee -a "$report"; }

# Runs a step: its name, then the command. Its log lies beside the report, and its errors and warnings stand in it.
step() {
  local name=$1 log
  shift
  log="$out/$(printf '%s' "$name" | tr -c 'A-Za-z0-9\n' -).log"
  if "$@" >"$log" 2>&1; then
    say "ok      $name"
  else
    failed=1
    say "FAILED  $name ($log)"
  fi
  grep -E '(error|warning): ' "$log" | sort -u | tee -a "$report"
}

# Builds a scheme for a place, without a signature.
build() {
  step "$1 for $2" xcodebuild build -project "$project" -scheme "$1" -destination "generic/platform=$2" \
    -derivedDataPath "$out/derived" CODE_SIGNING_ALLOWED=NO
}

# The first simulator of a system that can be had, as xcodebuild names it; nothing when there is none.
simulator() {
  xcrun simctl list devices available | awk -v wanted="-- $1 " '
    /^-- / { inside = index($0, wanted) == 1 }
    inside && match($0, /[0-9A-F]+-[0-9A-F]+-[0-9A-F]+-[0-9A-F]+-[0-9A-F]+/) {
      print substr($0, RSTART, RLENGTH); exit
    }'
}

# Runs a scheme's tests where it names any.
play() {
  local scheme=$1 system=$2 device
  grep -q '<TestableReference' "$project/xcshareddata/xcschemes/$scheme.xcscheme" || return 0
  device=$(simulator "$system")
  if [ -z "$device" ]; then
    failed=1
    say "FAILED  $scheme, tests: no simulator of $system (Xcode, Settings, Components)"
    return
  fi
  step "$scheme, tests" xcodebuild test -project "$project" -scheme "$scheme" -destination "id=$device" \
    -derivedDataPath "$out/derived" CODE_SIGNING_ALLOWED=NO
}

say "commit   $(git rev-parse --short HEAD)"
say "macOS    $(sw_vers -productVersion) $(uname -m)"
say "Xcode    $(printf '%s' "$version" | tr '\n' ' ')"
say "Swift    $(swift --version 2>/dev/null | head -n 1)"

step "Kit, tests" swift test --package-path Kit
for file in "$project"/xcshareddata/xcschemes/*.xcscheme; do
  scheme=$(basename "$file" .xcscheme)
  # NB: a place for what is derived is allowed with a scheme alone.
  step "$scheme, packages" xcodebuild -resolvePackageDependencies -project "$project" -scheme "$scheme" \
    -derivedDataPath "$out/derived"
  system=iOS
  case "$scheme" in *TV) system=tvOS ;; esac
  build "$scheme" "$system Simulator"
  build "$scheme" "$system"
  play "$scheme" "$system"
done

say "report   $report"
exit "$failed"
