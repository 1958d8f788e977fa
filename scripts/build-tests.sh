#!/usr/bin/env bash
# Compiles what the tests need, or what its arguments say to `swift build`, with a third less work than it takes alone.
#
# Each module is compiled whole, by one compiler that writes its interface too: in batches, and with the interface
# first, each compiler reads and checks everything again. Nobody reads debug information here. On Linux the compilers
# go through scripts/compilers, which leave out more.
set -euo pipefail
cd "$(dirname "$0")/.."
[ $# -gt 0 ] || set -- --build-tests
whole=(-whole-module-optimization -num-threads 1 -no-emit-module-separately-wmo)

# NB: SwiftPM looks for the library that reads an index beside the folder of its compiler.
if [ "$(uname)" = Linux ]; then
  toolchain=$(swiftc -print-target-info | sed -n 's|.*"runtimeResourcePath": "\(.*\)/lib/swift".*|\1|p')
  stand_ins=$PWD/.build/compilers
  mkdir -p "$stand_ins/bin"
  # NB: another build may run what is there: a new one takes its place whole.
  for stand_in in swiftc clang; do
    cmp -s "scripts/compilers/$stand_in" "$stand_ins/bin/$stand_in" || {
      cp -p "scripts/compilers/$stand_in" "$stand_ins/bin/$stand_in.$$"
      mv "$stand_ins/bin/$stand_in.$$" "$stand_ins/bin/$stand_in"
    }
  done
  ln -sfn "$toolchain/lib" "$stand_ins/lib"
  export TRIPTO_ROOT=$PWD TRIPTO_HEADERS=$stand_ins/headers
  export TRIPTO_SWIFTC=$toolchain/bin/swiftc TRIPTO_CLANG=$toolchain/bin/clang
  export SWIFT_EXEC=$stand_ins/bin/swiftc CC=$stand_ins/bin/clang
fi
exec swift build -debug-info-format none "${whole[@]/#/-Xswiftc=}" "$@"
