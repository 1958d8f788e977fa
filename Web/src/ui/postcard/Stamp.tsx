// The stamp of a postcard, with a train on it, and the postmark with the day and the points (EVE68).
import { showDate } from "../../lib/i18n/core";
import { tc } from "../../lib/i18n/common";
import { circle, each, rect, ridge } from "./ink";
import type { Palette } from "./palette";

const [left, top, width, height] = [452, 24, 60, 74];
const tooth = 3.2;

/** The holes around a stamp. */
const holes = (): string => {
  const across = Array.from({ length: 8 }, (_, i) => left + 2 + i * 8);
  const down = Array.from({ length: 9 }, (_, i) => top + 5 + i * 8);
  return [...across.flatMap((x) => [circle(x, top, tooth), circle(x, top + height, tooth)]), ...down.flatMap((y) => [circle(left, y, tooth), circle(left + width, y, tooth)])].join("");
};

export function Stamp({ tone }: { tone: Palette }) {
  return (
    <g aria-hidden="true" data-part="stamp">
      <path d={rect(left, top, width, height)} fill={tone.paper} />
      <path d={rect(left + 6, top + 6, width - 12, height - 12)} fill={tone.high} />
      <g transform={`translate(${left + 6} ${top + 6}) scale(.0889 .172)`}>
        <path d={ridge([250, 190, 230, 200, 260])} fill={tone.far} />
      </g>
      <path d={`M${left + 6} ${top + 54}h48v14h-48z`} fill={tone.roof} />
      <path d={`M${left + 12} ${top + 36}h22q12 0 14 16h-36z`} fill={tone.paper} />
      <path d={each(3, (i) => rect(left + 15 + i * 8, top + 40, 5, 5))} fill={tone.roof} />
      <path d={each(3, (i) => circle(left + 18 + i * 11, top + 54, 3))} fill={tone.dark} />
      <path d={holes()} fill={tone.high} />
    </g>
  );
}

/** Waves of the postmark, across the stamp. */
const waves = each(4, (i) => `M454 ${46 + i * 13}q9-7 18 0t18 0t18 0`);

export function Postmark({ dateMs, points, tone }: { dateMs?: number; points?: number; tone: Palette }) {
  if (dateMs === undefined) return null;
  const [day = "", month = "", year = ""] = showDate(dateMs).split(" ");
  return (
    <g className="postcard-postmark" aria-hidden="true" data-part="postmark" fill={tone.paper}>
      <path d={circle(400, 72, 46) + circle(400, 72, 42.5)} fillRule="evenodd" />
      <path d={waves} fill="none" stroke={tone.dark} strokeWidth="2.5" />
      <text x="400" y="66" fontSize="19">{`${day} ${month}`}</text>
      <text x="400" y="95" fontSize={points === undefined ? 22 : 28} fontWeight="700">{points === undefined ? year : tc("nPts", { n: points })}</text>
    </g>
  );
}
