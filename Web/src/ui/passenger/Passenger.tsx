// A passenger: figure, tone and mood (UI-E2, EVE74–EVE77). Its shoulders are there at once, its face with the sprite.
import { memo, useRef, type CSSProperties } from "react";
import type { Figure } from "./figures";
import type { Mood } from "./moods";
import { Toned } from "./Toned";
import { toneColour } from "./tones";
import { useDrawing } from "./useDrawing";
import { useBlinking, useShownMood } from "./useMood";

export interface PassengerProps {
  figure: Figure | undefined;
  /** 1–12; absent: not chosen yet. */
  tone: number | undefined;
  mood?: Mood;
  /** Whatever differs when the same mood comes again. */
  moment?: unknown;
  /** A wave with an envelope. */
  note?: boolean;
  /** Px, or a length of css, from 24 to 200 px; absent: as the sheet has it. */
  size?: number | string;
  /** The player's name, where it does not stand beside the picture. */
  name?: string;
  /** Who it is, for blinking: the player's id. */
  seed?: string;
  /** As with reduced motion: faces change, nothing moves (UI-T31). */
  still?: boolean;
}

const shoulders = "M3 64C3 52 14 46 32 46S61 52 61 64z";

/** Who sits there before the drawing has come. */
const Nobody = () => <circle cx="32" cy="31" r="17" fill="var(--tone)" opacity=".45" />;

export const Passenger = memo(function Passenger(props: PassengerProps) {
  const { figure, tone, mood = "sit", moment, note = false, size, name, still = false } = props;
  const element = useRef<SVGSVGElement>(null);
  const drawing = useDrawing(figure);
  const shown = useShownMood(mood, moment);
  useBlinking(element, props.seed ?? name ?? "", shown === "sit" && !still);
  const style = { "--tone": toneColour(tone), width: size, height: size } as CSSProperties;
  const called = name === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": name };
  return (
    <svg ref={element} className="passenger" viewBox="0 0 64 64" strokeLinecap="round" style={style} {...called}
      data-figure={figure} data-mood={shown} data-note={note} data-still={still}>
      <Toned tone={tone} d={shoulders} />
      {drawing === undefined ? <Nobody /> : <g dangerouslySetInnerHTML={{ __html: drawing }} />}
    </svg>
  );
});
