// The lights of the towns of the Earth (GeoNames, CC BY 4.0): made by scripts/content/night_lights.py.
import { paintLights } from "./draw";
import { fetched } from "./fetched";
import { decode, type Light } from "./light";
import file from "./lights.bin";

/** All lights. */
export const towns = fetched<Light[]>(file, decode, []);

let painted: { of: Light[]; picture: HTMLCanvasElement } | undefined;

/** All lights, painted. */
export async function lights(): Promise<HTMLCanvasElement> {
  const of = await towns.whole();
  if (painted?.of !== of) painted = { of, picture: paintLights(of) };
  return painted.picture;
}
