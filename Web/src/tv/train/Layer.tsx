// One layer of the landscape: painted once, shown twice side by side, so that it passes without a seam.
import { memo, useLayoutEffect, useRef, type ReactNode } from "react";
import { tileWidth } from "./landscape";
import { ahead } from "./paint/ahead";
import { show, stamp } from "./paint/picture";
import type { Brush } from "./paint/shapes";

interface LayerProps {
  name: string;
  /** Of what is shown, in design pixels. */
  height: number;
  /** Paints the tile, and one design pixel more, which covers the seam. */
  paint: (brush: Brush) => void;
  /** No sky shines through it. */
  solid?: boolean;
  /** What passes with the tile that begins at `left`, a share of the layer's width. */
  children?: ReactNode;
}

export const Layer = memo(({ name, height, paint, solid = false, children }: LayerProps) => {
  const first = useRef<HTMLCanvasElement>(null);
  const second = useRef<HTMLCanvasElement>(null);
  const begun = useRef(false);
  useLayoutEffect(() => {
    let over = false;
    const put = (): void => {
      if (!over) void show(stamp(tileWidth + 1, height, paint), solid, first.current, second.current);
    };
    // NB: the first landscape at once; the next ones are painted while the tunnel goes by.
    if (begun.current) ahead(put);
    else put();
    begun.current = true;
    return () => void (over = true);
  }, [height, paint, solid]);
  return (
    <div className={`layer layer-${name}`} data-layer={name}>
      <canvas ref={first} />
      <canvas ref={second} />
      {children}
    </div>
  );
});
