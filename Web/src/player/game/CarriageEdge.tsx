import { useId } from "react";
import { toneColour, tones } from "../../ui/passenger/tones";
import { carriageName } from "../../ui/carriage";
import { carriageOf } from "./carriage";
import type { ScreenProps } from "./ScreenProps";

/** Half of the line lies outside the screen. */
const lineWidth = 12;

/** The screen's edge, in a tone and its pattern (EVE75). */
function Edge({ tone }: { tone: number }) {
  const id = useId();
  const tile = tones[tone]?.tile;
  const line = { width: "100%", height: "100%", fill: "none", strokeWidth: lineWidth };
  const ink = tile?.line ? { fill: "none", stroke: "var(--bg-base)", strokeWidth: tile.line } : { fill: "var(--bg-base)" };
  return (
    <svg className="carriage-edge" aria-hidden="true">
      <rect {...line} stroke={toneColour(tone)} />
      {tile ? (
        <>
          <pattern id={id} patternUnits="userSpaceOnUse" width={tile.w} height={tile.h}>
            <path d={tile.d} style={ink} strokeLinecap="round" strokeOpacity=".5" fillOpacity=".5" />
          </pattern>
          <rect {...line} stroke={`url(#${id})`} />
        </>
      ) : null}
    </svg>
  );
}

/** Which carriage one rides in: its tone around the screen, and its name (UI-E34). */
export function CarriageEdge({ state, me }: ScreenProps) {
  const carriage = carriageOf(state, me);
  if (!carriage) return null;
  return (
    <>
      <Edge tone={carriage.tone} />
      <p className="carriage-name" data-testid="carriage">{carriageName(carriage)}</p>
    </>
  );
}
