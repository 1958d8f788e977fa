// Pictures that are painted once and then only shown. A canvas that was drawn on is copied whenever the page renders
// anything at all; one that was handed a finished picture is not.
import type { Brush } from "./shapes";

/** Sharp on 4K without outgrowing the memory of a TV, for what has no fine lines. */
const enough = 1.5;
/** For the lines of what stands near. */
export const fine = 2;

/** Canvas pixels for each design pixel. */
const sharpness = (most: number): number =>
  Math.min(most, Math.max(0.6, Math.min(window.innerWidth / 1920, window.innerHeight / 1080) * window.devicePixelRatio));

/** An empty picture of `width` × `height` design pixels, on no screen yet, and what paints on it. */
export function blank(width: number, height: number, most = enough): { picture: HTMLCanvasElement; brush: Brush | null } {
  const scale = sharpness(most);
  const picture = document.createElement("canvas");
  picture.width = Math.round(width * scale);
  picture.height = Math.round(height * scale);
  const brush = picture.getContext("2d");
  brush?.scale(scale, scale);
  return { picture, brush };
}

/** A picture of `width` × `height` design pixels, on no screen yet. */
export function stamp(width: number, height: number, paint: (brush: Brush) => void, most = enough): HTMLCanvasElement {
  const { picture, brush } = blank(width, height, most);
  if (brush) paint(brush);
  return picture;
}

/** What a canvas can be handed; null where the browser cannot make it, or has no memory for it. */
async function bitmapOf(picture: HTMLCanvasElement): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(picture);
  } catch {
    return null;
  }
}

/** Shows `picture` in `canvas`, drawn if it cannot be handed over; `solid`: nothing behind it shines through. */
export async function show(canvas: HTMLCanvasElement, picture: HTMLCanvasElement, solid: boolean): Promise<void> {
  const { width, height } = picture;
  const bitmap = await bitmapOf(picture);
  Object.assign(canvas, { width, height });
  if (bitmap) canvas.getContext("bitmaprenderer", { alpha: !solid })?.transferFromImageBitmap(bitmap);
  else canvas.getContext("2d")?.drawImage(picture, 0, 0);
  canvas.dataset.shown = "true";
}
