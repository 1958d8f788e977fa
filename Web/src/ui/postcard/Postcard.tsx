// The postcard of a place: drawn in flat layers, with a greeting, a stamp and a postmark (EVE68).
import { memo } from "react";
import { tc } from "../../lib/i18n/common";
import { Postmark, Stamp } from "./Stamp";
import { composed, lowering } from "./compose";
import { greetingLines } from "./greeting";
import { paletteOf, type Palette } from "./palette";
import type { Part } from "./parts";
import { climateOf, partsOf, type CardPlace } from "./scene";

const Picture = memo(function Picture({ parts, palette }: { parts: string; palette: Palette }) {
  return (
    <>
      {composed(parts.split(" ") as Part[]).map(({ part, shapes, isLow }, i) => (
        <g key={i} data-part={part} transform={isLow ? lowering : undefined}>
          {shapes.map(([tone, d], k) => (
            <path key={k} d={d} fill={palette[tone]} />
          ))}
        </g>
      ))}
    </>
  );
});

function Greeting({ text, name, fill }: { text: string; name: string; fill: string }) {
  const { small, large, size, top } = greetingLines(text, name);
  return (
    <g aria-hidden="true" fill={fill}>
      <text x="32" y={top} fontSize="26">
        {small}
      </text>
      {large.map((line, i) => (
        <text key={line} x="31" y={top + 4 + size * (0.92 + i)} fontSize={size} fontWeight="700">
          {line}
        </text>
      ))}
    </g>
  );
}

export interface PostcardProps extends CardPlace {
  name: string;
  /** The day of the journey, in epoch ms. */
  dateMs?: number;
  /** Points of the best answer. */
  points?: number;
  /** A line about the place, under the card. */
  wonder?: string;
}

export function Postcard({ name, dateMs, points, wonder, ...place }: PostcardProps) {
  const parts = partsOf(place);
  const palette = paletteOf(climateOf(place), parts);
  const text = tc("greetings", { place: name });
  return (
    <figure className="postcard" data-testid="postcard">
      <svg viewBox="0 0 540 360" preserveAspectRatio="xMidYMid slice" role="img" aria-label={text}>
        <Picture parts={parts.join(" ")} palette={palette} />
        <Greeting text={text} name={name} fill={palette.paper} />
        <Stamp tone={palette} />
        <Postmark tone={palette} dateMs={dateMs} points={points} />
      </svg>
      {wonder && <figcaption className="postcard-wonder">{wonder}</figcaption>}
    </figure>
  );
}
