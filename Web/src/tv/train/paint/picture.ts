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

/** Shows `picture` in `canvas`; `solid`: nothing shines through, so that nothing behind it is drawn. */
export async function show(canvas: HTMLCanvasElement, picture: HTMLCanvasElement, solid: boolean): Promise<void> {
  const { width, height } = picture;
  const bitmap = await createImageBitmap(picture);
  Object.assign(canvas, { width, height });
  canvas.getContext("bitmaprenderer", { alpha: !solid })?.transferFromImageBitmap(bitmap);
}
