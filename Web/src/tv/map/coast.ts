// The file of coasts and borders, read. How it is written stands in scripts/atlas/coasts.py (EVE61).

/** A line on the Earth. It has no jump at 180°: it goes on beyond it. */
export interface Line {
  /** Comes back to where it began. */
  closed: boolean;
  /** Degrees east and north, by turns. */
  at: Float32Array;
}

export interface Coasts {
  /** Land lies within them; the one of Antarctica goes once round the Earth instead. */
  coasts: Line[];
  borders: Line[];
}

export const noCoasts: Coasts = { coasts: [], borders: [] };

/** Takes numbers off a LEB128 stream. */
class Reader {
  private at = 0;
  constructor(private readonly bytes: Uint8Array) {}

  number(): number {
    let number = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = this.bytes[this.at++] ?? 0;
      number |= (byte & 0x7f) << shift;
      if (byte < 0x80) return number >>> 0;
    }
  }

  signed(): number {
    const number = this.number();
    return number & 1 ? -((number + 1) >>> 1) : number >>> 1;
  }
}

export function decodeCoasts(bytes: Uint8Array): Coasts {
  const steps = bytes[0] ?? 1;
  const reader = new Reader(bytes.subarray(1));
  let [east, north] = [0, 0];
  const line = (): Line => {
    const head = reader.number();
    const at = new Float32Array((head >> 1) * 2);
    for (let i = 0; i < at.length; i += 2) {
      at[i] = (east += reader.signed()) / steps;
      at[i + 1] = (north += reader.signed()) / steps;
    }
    return { closed: (head & 1) === 1, at };
  };
  const lines = (): Line[] => Array.from({ length: reader.number() }, line);
  return { coasts: lines(), borders: lines() };
}
