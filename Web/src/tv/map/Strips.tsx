// The canvases that show a sheet, one below the other.
import type { CSSProperties } from "react";
import { several } from "../train/seeded";
import type { Box } from "./zones";

interface StripsProps {
  count: number;
  box: Pick<Box, "left" | "top"> & { width: number; height: number };
  /** Design pixels that a strip shares with the next. */
  shared: number;
}

export function Strips({ count, box, shared }: StripsProps) {
  const height = box.height / count;
  return (
    <>
      {several(count, (i) => {
        const rows = { left: box.left, top: box.top + i * height, width: box.width, height: height + (i < count - 1 ? shared : 0) };
        const style = Object.fromEntries(Object.entries(rows).map(([key, value]) => [`--${key}`, value]));
        return <canvas key={i} style={style as CSSProperties} />;
      })}
    </>
  );
}
