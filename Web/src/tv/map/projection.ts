// The Earth on a flat screen: a cylinder that keeps shapes at 38° north and south.

const width = 1920;
const stretch = 1.27;

export interface Point {
  /** Design pixels from the left edge of the screen. */
  x: number;
  /** Design pixels from the equator, down. */
  y: number;
}

export const pixelsPerDegree = width / 360;

/** Where a place is drawn when the meridian `middle` runs down the middle of the screen. */
export function project(lat: number, lon: number, middle: number): Point {
  const east = ((((lon - middle + 180) % 360) + 360) % 360) - 180;
  return { x: width / 2 + east * pixelsPerDegree, y: -lat * pixelsPerDegree * stretch };
}
