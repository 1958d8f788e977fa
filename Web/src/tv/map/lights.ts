// The lights of the towns of the Earth (GeoNames, CC BY 4.0): made by scripts/content/night_lights.py.
import { paintLights } from "./draw";
import { decode } from "./light";
import file from "./lights.bin";

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
