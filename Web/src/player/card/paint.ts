// The night's postcard, painted on a canvas of the phone's own: nothing is fetched for it (EVE72).
import { tc } from "../../lib/i18n/common";
import { t } from "../../lib/i18n/player";
import { initial } from "../../ui/names";
import { far, near } from "../game/NightTrain";
import type { CardRow, NightCard } from "./contents";
import { colour, disc, write } from "./pen";
import { drawStops } from "./stops";

const size = { width: 1080, height: 1350 };
const margin = 72;
const inner = size.width - 2 * margin;
/** The hills are drawn 400 wide. */
const hillScale = size.width / 400;
const fontPatienceMs = 1500;

type Canvas = CanvasRenderingContext2D;

/** The night outside, at the foot: the same hills as in the lobby. */
function hills(on: Canvas): void {
  for (const [path, height, fill] of [[far, 52, colour("line")], [near, 34, colour("bg-card")]] as const) {
    on.save();
    on.translate(0, size.height - height * hillScale);
    on.scale(hillScale, hillScale);
    on.fillStyle = fill;
    on.fill(new Path2D(path));
    on.restore();
  }
}

function head(on: Canvas, { title, date }: NightCard): void {
  const sky = on.createLinearGradient(0, 0, 0, size.height);
  sky.addColorStop(0, colour("bg-raised"));
  sky.addColorStop(1, colour("bg-base"));
  on.fillStyle = sky;
  on.fillRect(0, 0, size.width, size.height);
  hills(on);
  write(on, tc("appName"), { x: margin, y: 122, size: 68, width: 400, fill: colour("accent-orange"), bold: true });
  write(on, date, { x: size.width - margin, y: 118, size: 32, width: 400, fill: colour("text-muted"), align: "right" });
  write(on, title, { x: margin, y: 208, size: 54, width: inner, fill: colour("text-primary"), bold: true });
}

function onStep(on: Canvas, { name, points, rank, tone }: CardRow, x: number, y: number, width: number): void {
  const fill = tone ? colour(`tone-${tone}`) : colour(rank === 1 ? "rank-gold" : rank === 2 ? "rank-silver" : "rank-bronze");
  const middle = { x: x + width / 2, width: width - 16, align: "center" } as const;
  disc(on, middle.x, y + 46, 46, fill);
  write(on, initial(name), { ...middle, y: y + 61, size: 44, fill: colour("bg-base"), bold: true });
  write(on, `${rank}. ${name}`, { ...middle, y: y + 132, size: 34, fill: colour("text-primary"), bold: true });
  write(on, t("nPts", { n: points }), { ...middle, y: y + 170, size: 28, fill: colour("accent-orange-bright") });
}

/** Every line as high as there is room for. */
function table(on: Canvas, rows: CardRow[], top: number, bottom: number): void {
  const step = Math.min(76, (bottom - top) / Math.max(1, rows.length));
  const px = Math.min(42, Math.round(step * 0.6));
  rows.forEach(({ rank, name, points, own }, i) => {
    const y = top + step * (i + 0.72);
    const fill = colour(own ? "accent-mint" : "text-secondary");
    write(on, String(rank), { x: margin + 20, y, size: px, width: 60, fill, bold: own, align: "center" });
    write(on, name, { x: margin + 64, y, size: px, width: inner - 250, fill, bold: own });
    write(on, t("nPts", { n: points }), { x: size.width - margin, y, size: px, width: 160, fill, bold: own, align: "right" });
  });
}

function foot(on: Canvas, { awards, night }: NightCard): number {
  const lines = [...awards, ...(night ? [night] : [])];
  const top = size.height - 56 - 46 * lines.length;
  lines.forEach((line, i) => {
    const fill = colour(line === night ? "accent-orange-bright" : "text-primary");
    write(on, line, { x: margin, y: top + 46 * i + 34, size: 32, width: inner, fill, bold: line === night });
  });
  return top;
}

export async function paint(card: NightCard): Promise<HTMLCanvasElement> {
  const canvas = Object.assign(document.createElement("canvas"), size);
  const on = canvas.getContext("2d");
  if (!on) return canvas;
  const letters = Promise.all(["400 32px Inter", "700 32px Inter"].map((font) => document.fonts?.load(font)));
  await Promise.race([letters.catch(() => undefined), new Promise((go) => window.setTimeout(go, fontPatienceMs))]);
  head(on, card);
  const below = drawStops(on, card.stops, { x: margin, y: 248, width: inner });
  const bottom = foot(on, card) - 12;
  const { podium, rows } = card;
  // NB: where there is little to tell, it stands wider apart.
  const gap = Math.max(8, Math.min(70, (bottom - below - 200 - rows.length * 76) / 3));
  const width = inner / 3;
  const left = margin + (inner - width * podium.length) / 2;
  podium.forEach((row, i) => onStep(on, row, left + width * i, below + gap, width));
  table(on, rows, below + gap + (podium.length > 0 ? 184 + gap : 0), bottom);
  return canvas;
}
