#!/usr/bin/env bash
# Installs what Tripto needs on this machine and says what it does. Running it again changes nothing.
#   scripts/setup.sh compile to compile Swift
#   scripts/setup.sh play    to build and run the game
#   scripts/setup.sh attack  also what the attacks use
#   scripts/setup.sh test    also everything the tests use
#   scripts/setup.sh deb     also what makes a Debian package
#   scripts/setup.sh packaging  also what the packaging is rehearsed with
set -euo pipefail
cd "$(dirname "$0")/.."
goal=${1:-play}

say() { printf 'setup: %s\n' "$*"; }
fail() { printf 'setup: %s\n' "$*" >&2; exit 1; }

compile_apt=(libsqlite3-dev libqrencode-dev pkg-config binutils)
play_apt=("${compile_apt[@]}" python3 node-typescript esbuild node-react node-react-dom node-csstype node-canvas-confetti
  node-qrcode-generator)
voice=(espeak-ng ffmpeg)
# Chromium without its windows draws and runs the same pages for 40 % less processor time.
test_apt=(chromium-headless-shell firefox-esr webkit2gtk-driver xvfb fonts-inter fonts-noto-color-emoji python3-venv
  zbar-tools postgresql libpq5 redis-server nginx-light iproute2)
# A network of the attacks' own, and clocks that are wrong.
attack_apt=(iproute2 libfaketime python3)
deb_apt=(dpkg-dev xz-utils)
# A clean Debian with its systemd, containers, proxies and Prometheus of the rehearsals' own.
packaging_apt=(mmdebstrap systemd-container lintian podman runc nginx-light caddy prometheus sqlite3 openssl curl)
play_brew=(sqlite qrencode pkg-config node)

need_swift() {
  command -v swift >/dev/null ||
    fail "Swift 6.3 or later is missing. Install it from https://www.swift.org/install and run this again."
}

as_root() {
  if [ "$(id -u)" = 0 ]; then "$@"
  elif command -v sudo >/dev/null; then sudo "$@"
  else fail "installing packages needs root: run 'apt-get install $*' as root, then try again"
  fi
}

install_apt() {
  local missing=()
  for package in "$@"; do
    dpkg-query -W -f='${Status}' "$package" 2>/dev/null | grep -q 'ok installed' ||
      missing+=("$package")
  done
  [ ${#missing[@]} -gt 0 ] || return 0
  say "installing with apt: ${missing[*]}"
  as_root apt-get update -qq
  as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends \
    "${missing[@]}" >/dev/null
}

install_brew() {
  command -v brew >/dev/null || fail "Homebrew is missing. Install it from https://brew.sh and run this again."
  for formula in "$@"; do
    brew list --versions "$formula" >/dev/null 2>&1 || { say "installing with brew: $formula"; brew install "$formula" || return 1; }
  done
}

# The voice of the show. Without it the game runs and lines are only shown; the tests need it.
install_voice() {
  if ("$1" "${voice[@]}"); then return 0; fi
  [ "$goal" != test ] || fail "the tests need ${voice[*]}"
  say "WARNING: could not install ${voice[*]}; the show will be silent until they are there"
}

install_python() {
  local wanted=(Web/tests/requirements.txt scripts/content/requirements.txt scripts/atlas/requirements.txt
    Apps/project/requirements.txt packaging/tests/requirements.txt)
  [ -x .venv/bin/python ] || { say "making a Python environment in .venv"; python3 -m venv .venv; }
  if ! cat "${wanted[@]}" | cmp -s - .venv/installed.txt; then
    say "installing the Python packages of the browser tests, the fact checks and the apps' project into .venv"
    .venv/bin/pip install --quiet --disable-pip-version-check "${wanted[@]/#/-r}"
    cat "${wanted[@]}" > .venv/installed.txt
  fi
}

need_swift
case "$(uname -s)" in
  Linux)
    command -v apt-get >/dev/null || fail "this Linux has no apt; install by hand: ${play_apt[*]}"
    case "$goal" in
      compile) install_apt "${compile_apt[@]}" ;;
      test) install_apt "${play_apt[@]}" "${voice[@]}" "${attack_apt[@]}" "${test_apt[@]}" ;;
      deb) install_apt "${play_apt[@]}" "${deb_apt[@]}" ;;
      packaging) install_apt "${play_apt[@]}" "${deb_apt[@]}" "${packaging_apt[@]}"
        say "Debian starts nginx, caddy and prometheus as services, which nothing here needs: systemctl disable --now nginx caddy prometheus" ;;
      attack) install_apt "${play_apt[@]}" "${attack_apt[@]}"; install_voice install_apt ;;
      *) install_apt "${play_apt[@]}"; install_voice install_apt ;;
    esac ;;
  Darwin)
    install_brew "${play_brew[@]}"
    install_voice install_brew ;;
  *) fail "only Debian and macOS are known to work" ;;
esac
if [ "$goal" = test ]; then install_python; fi
say "ready"
