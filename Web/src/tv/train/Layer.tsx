// One layer of the landscape: painted once, shown twice side by side, so that it passes without a seam.
import { memo, useLayoutEffect, useRef } from "react";
import { tileWidth } from "./landscape";
import type { Brush } from "./paint/shapes";

/** Canvas pixels for each design pixel: sharp on 4K without outgrowing the memory of a TV. */
const sharpness = (): number =>
  Math.min(1.5, Math.max(0.6, (Math.min(window.innerWidth / 1920, window.innerHeight / 1080) * window.devicePixelRatio)));

/** Gives `canvas` the size of `width` × `height` design pixels and paints it. */
export function paintOn(canvas: HTMLCanvasElement, width: number, height: number, paint: (brush: Brush) => void): void {
  const scale = sharpness();
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const brush = canvas.getContext("2d");
  if (!brush) return;
  brush.scale(scale, scale);
  paint(brush);
}

interface LayerProps {
  name: string;
  /** Of the band that it fills, in design pixels. */
  height: number;
  paint: (brush: Brush, height: number) => void;
}

export const Layer = memo(({ name, height, paint }: LayerProps) => {
  const first = useRef<HTMLCanvasElement>(null);
  const second = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    const [tile, copy] = [first.current, second.current];
    if (!tile || !copy) return;
    paintOn(tile, tileWidth, height, (brush) => paint(brush, height));
    copy.width = tile.width;
    copy.height = tile.height;
    copy.getContext("2d")?.drawImage(tile, 0, 0);
  }, [height, paint]);
  return (
    <div className={`layer layer-${name}`} data-layer={name}>
      <canvas ref={first} />
      <canvas ref={second} />
    </div>
  );
});
