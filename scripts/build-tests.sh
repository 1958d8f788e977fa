#!/usr/bin/env bash
# Compiles what the tests need, or what its arguments say to `swift build`, with a third less work than it takes alone.
#
# Each module is compiled whole, by one compiler that writes its interface too: in batches, and with the interface
# first, each compiler reads and checks everything again. Nobody reads debug information here. The eight hundred files of
# C++ of two BoringSSLs read the standard library once.
set -euo pipefail
[ $# -gt 0 ] || set -- --build-tests
whole=(-whole-module-optimization -num-threads 1 -no-emit-module-separately-wmo)

# Compiles the headers that they include, if the compiler is newer.
precompile() { # file
  local headers=(algorithm array atomic functional iterator limits memory optional string_view tuple utility variant)
  [ "$1" -nt "$(command -v swift)" ] && return
  mkdir -p "$(dirname "$1")"
  printf '#include <%s>\n' "${headers[@]}" |
    clang -x c++-header -std=c++17 -O0 -g0 -fPIC -fblocks -fno-omit-frame-pointer -o "$1" -
}

cxx=()
if [ "$(uname)" = Linux ]; then
  precompile "$PWD/.build/cxx/standard.pch"
  cxx=(-Xcxx -include-pch -Xcxx "$PWD/.build/cxx/standard.pch")
fi
exec swift build -debug-info-format none "${whole[@]/#/-Xswiftc=}" ${cxx[@]+"${cxx[@]}"} "$@"
