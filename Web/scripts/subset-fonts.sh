#!/bin/sh
# Makes fonts/inter-*.woff2 from Debian's fonts-inter. Needs pyftsubset (fonttools and brotli).
# The letters are the Latin ones of the library (UI-E3): all of western, northern and central Europe, of Vietnam,
# Hawaii and Uluru; other scripts fall back to the system's, whole words at a time. Kerning would add a third to each file.
set -eu
cd "$(dirname "$0")/../fonts"
letters=U+0020-007E,U+00A0-00FF,U+0100-017F,U+01A0-01A1,U+01AF-01B0,U+0218-021B,U+02B3,U+02BB-02BF,U+1D49
letters=$letters,U+1E5E-1E5F,U+1E6E-1E6F,U+1EA0-1EF9,U+2013-2014,U+2018-201A,U+201C-201E,U+2026,U+2030,U+20AC
for weight in Regular Bold; do
  lower=$(echo "$weight" | tr 'RB' 'rb')
  pyftsubset "/usr/share/fonts/opentype/inter/Inter-$weight.otf" --flavor=woff2 --no-hinting \
    --desubroutinize --unicodes="$letters" --layout-features=tnum \
    --output-file="inter-$lower.woff2"
done
