// The lights of the towns of the Earth (GeoNames, CC BY 4.0): made by scripts/content/night_lights.py.
import { paintLights } from "./draw";
import file from "./lights.bin";

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

let painting: Promise<HTMLCanvasElement> | undefined;

/** All lights, painted; without a network none, and the next call tries again. */
export function lights(): Promise<HTMLCanvasElement> {
  painting ??= fetch(new URL(file, import.meta.url))
    .then(async (answer) => {
      if (!answer.ok) throw new Error(`lights: HTTP ${answer.status}`);
      return paintLights(decode(new Uint8Array(await answer.arrayBuffer())));
    })
    .catch(() => {
      painting = undefined;
      return paintLights([]);
    });
  return painting;
}
