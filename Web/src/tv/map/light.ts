// The file of lights, read: one for every place on the Earth where people live.

export interface Light {
  /** Degrees north. */
  lat: number;
  /** Degrees east. */
  lon: number;
  /** 0 = a village, 3 = a city of millions. */
  brightness: number;
}

/** Reads the numbers of a LEB128 stream. */
function* numbers(bytes: Uint8Array): Generator<number> {
  let number = 0;
  let shift = 0;
  for (const byte of bytes) {
    number |= (byte & 0x7f) << shift;
    shift += 7;
    if (byte > 0x7f) continue;
    yield number;
    number = shift = 0;
  }
}

/** One light for each cell of the file, in the middle of the cell. */
export function decode(bytes: Uint8Array): Light[] {
  const perDegree = bytes[0] ?? 1;
  const row = 360 * perDegree;
  let cell = 0;
  return Array.from(numbers(bytes.subarray(1)), (number) => {
    cell += number >> 2;
    return {
      lat: 90 - (Math.floor(cell / row) + 0.5) / perDegree,
      lon: ((cell % row) + 0.5) / perDegree - 180,
      brightness: number & 3,
    };
  });
}
