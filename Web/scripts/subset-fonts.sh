#!/bin/sh
# Makes fonts/inter-*.woff2 from Debian's fonts-inter. Needs pyftsubset (fonttools and brotli).
# The letters are those of western and northern Europe's names, others fall back to the system's;
# kerning would add a third to each file.
set -eu
cd "$(dirname "$0")/../fonts"
letters=U+0020-007E,U+00A0,U+00B7,U+00C4-00C7,U+00C9,U+00D1,U+00D6,U+00D8,U+00DC,U+00E0-00EF
letters=$letters,U+00F1-00F6,U+00F8-00FC,U+2013-2014,U+2019,U+201D,U+2026
for weight in Regular Bold; do
  lower=$(echo "$weight" | tr 'RB' 'rb')
  pyftsubset "/usr/share/fonts/opentype/inter/Inter-$weight.otf" --flavor=woff2 --no-hinting \
    --desubroutinize --unicodes="$letters" --layout-features=tnum \
    --output-file="inter-$lower.woff2"
done
