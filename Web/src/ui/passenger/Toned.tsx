// A shape in a tone: its colour, and its pattern in ink over it (EVE75).
import { useId } from "react";
import { toneColour, tones } from "./tones";

interface Props {
  tone: number | undefined;
  /** The shape, as a path. */
  d: string;
  /** Where a tile of the pattern has its middle. */
  x?: number;
  y?: number;
}

const ink = "var(--bg-base)";
const inkOpacity = 0.5;

export function Toned({ tone, d, x = 32, y = 56 }: Props) {
  const id = useId();
  const tile = tone === undefined ? null : tones[tone]?.tile;
  if (!tile) return <path d={d} fill={toneColour(tone)} />;
  const style = tile.line ? { fill: "none", stroke: ink, strokeWidth: tile.line } : { fill: ink };
  return (
    <>
      <pattern id={id} patternUnits="userSpaceOnUse" width={tile.w} height={tile.h} x={x - tile.w / 2} y={y - tile.h / 2}>
        <path d={tile.d} {...style} strokeLinecap="round" />
      </pattern>
      <path d={d} fill={toneColour(tone)} />
      <path d={d} fill={`url(#${id})`} fillOpacity={inkOpacity} />
    </>
  );
}

/** A tone alone: a strip of it, as wide as there is room. */
export const Swatch = ({ tone }: { tone: number }) => (
  <svg className="swatch" viewBox="0 0 120 40" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <Toned tone={tone} d="M0 0h120v40H0z" x={60} y={20} />
  </svg>
);
