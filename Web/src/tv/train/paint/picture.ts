// Pictures that are painted once and then only shown. A canvas that was drawn on is copied whenever the page renders
// anything at all; one that was handed a finished picture is not.
import type { Brush } from "./shapes";

/** Sharp on 4K without outgrowing the memory of a TV, for what has no fine lines. */
const enough = 1.5;
/** For the lines of what stands near. */
export const fine = 2;

/** Canvas pixels for each design pixel. */
export const sharpness = (most: number): number =>
  Math.min(most, Math.max(0.6, Math.min(window.innerWidth / 1920, window.innerHeight / 1080) * window.devicePixelRatio));

/** NB: painted in the page's own memory: any other canvas waits for the process that draws the screen. */
export const easel: CanvasRenderingContext2DSettings = { willReadFrequently: true };

/** A canvas of `width` × `height` pixels, on no screen yet. */
export const sheet = (width: number, height: number): HTMLCanvasElement =>
  Object.assign(document.createElement("canvas"), { width, height });

/** An empty picture of `width` × `height` design pixels, on no screen yet, and what paints on it. */
export function blank(width: number, height: number, most = enough): { picture: HTMLCanvasElement; brush: Brush | null } {
  const scale = sharpness(most);
  const picture = sheet(Math.round(width * scale), Math.round(height * scale));
  const brush = picture.getContext("2d", easel);
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
async function bitmapOf(picture: HTMLCanvasElement, { top, height }: Strip): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(picture, 0, top, picture.width, height);
  } catch {
    return null;
  }
}

/** Rows of a picture: where they begin, and how many there are. */
interface Strip {
  top: number;
  height: number;
}

async function handOver(canvas: HTMLCanvasElement, picture: HTMLCanvasElement, solid: boolean, strip: Strip): Promise<void> {
  const { width } = picture;
  const { top, height } = strip;
  const bitmap = await bitmapOf(picture, strip);
  Object.assign(canvas, { width, height });
  if (bitmap) canvas.getContext("bitmaprenderer", { alpha: !solid })?.transferFromImageBitmap(bitmap);
  else canvas.getContext("2d")?.drawImage(picture, 0, -top);
  canvas.dataset.shown = "true";
}

/** NB: megabytes that would lie about until the browser stops everything to look for them. */
const letGo = (picture: HTMLCanvasElement): void => void (picture.width = picture.height = 0);

/** Shows `picture`, which is then used up, in each canvas that is still there. `solid`: nothing shines through it. */
export async function show(picture: HTMLCanvasElement, solid: boolean, ...where: (HTMLCanvasElement | null)[]): Promise<void> {
  const whole = { top: 0, height: picture.height };
  await Promise.all(where.map((canvas) => canvas && handOver(canvas, picture, solid, whole)));
  letGo(picture);
}

/** What shows a picture without gaps in canvases that stand one below the other, a piece for each and one to end with:
 *  the whole of a large one takes longer to hand over than a frame lasts. `over`: rows that a strip shares with the next.
 *  `done` is called when all of it can be seen. */
export function inStrips(picture: HTMLCanvasElement, where: HTMLCanvasElement[], over: number, done: () => void): (() => void)[] {
  const edge = (i: number): number => Math.round((picture.height * i) / where.length);
  const shown: Promise<void>[] = [];
  const strips = where.map((canvas, i) => () => {
    const height = Math.min(edge(i + 1) + over, picture.height) - edge(i);
    shown.push(handOver(canvas, picture, true, { top: edge(i), height }));
  });
  const end = async (): Promise<void> => {
    await Promise.all(shown);
    letGo(picture);
    done();
  };
  return [...strips, () => void end()];
}
