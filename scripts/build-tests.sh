#!/usr/bin/env bash
# Compiles what the tests need, or what its arguments say to `swift build`, with a third less work than it takes alone.
#
# Each module is compiled whole, by one compiler that writes its interface too: in batches, and with the interface
# first, each compiler reads and checks everything again. Nobody reads debug information here.
set -euo pipefail
[ $# -gt 0 ] || set -- --build-tests
whole=(-whole-module-optimization -num-threads 1 -no-emit-module-separately-wmo)
exec swift build -debug-info-format none "${whole[@]/#/-Xswiftc=}" "$@"
