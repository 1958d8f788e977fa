// The frame of the carriage around the view.
import { memo, useLayoutEffect, useRef, type CSSProperties } from "react";
import { paintFrame, paintReflections, panes } from "./paint/carriage";
import { fine, show, stamp } from "./paint/picture";

function Pane({ side, x, y, width, height }: typeof panes[number]) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    const paint = (brush: CanvasRenderingContext2D): void => {
      brush.translate(-x, -y);
      if (side === "top") paintReflections(brush);
      paintFrame(brush);
    };
    void show(stamp(width, height, paint, fine), false, canvas.current);
  }, [side, x, y, width, height]);
  const place = { "--x": x, "--y": y, "--width": width, "--height": height } as CSSProperties;
  return <canvas ref={canvas} className="pane" style={place} />;
}

export const Carriage = memo(() => (
  <div className="carriage">
    {panes.map((pane) => (
      <Pane key={pane.side} {...pane} />
    ))}
  </div>
));
