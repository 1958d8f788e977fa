// Pictures that are painted once and then only shown. A canvas that was drawn on is copied whenever the page renders
// anything at all; one that was handed a finished picture is not.
import type { Brush } from "./shapes";

/** Canvas pixels for each design pixel: sharp on 4K without outgrowing the memory of a TV. */
const sharpness = (): number =>
  Math.min(1.5, Math.max(0.6, Math.min(window.innerWidth / 1920, window.innerHeight / 1080) * window.devicePixelRatio));

/** A picture of `width` × `height` design pixels, on no screen yet. */
export function stamp(width: number, height: number, paint: (brush: Brush) => void): HTMLCanvasElement {
  const scale = sharpness();
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const brush = canvas.getContext("2d");
  if (!brush) return canvas;
  brush.scale(scale, scale);
  paint(brush);
  return canvas;
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
