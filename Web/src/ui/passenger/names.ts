// What figures and tones are called.
import { tp } from "../../lib/i18n/passenger";
import type { Figure } from "./figures";
import { tones } from "./tones";

type ToneText = Parameters<typeof tp>[0] & `tone_${string}`;

export const figureName = (figure: Figure): string => tp(`figure_${figure}`);

export const toneName = (tone: number): string => tp(`tone_${tones[tone]?.colour}` as ToneText);

/** *Räv med basker, blå*; of what is chosen already (EVE77). */
export function choiceName({ figure, tone }: { figure?: Figure; tone?: number }): string {
  if (figure === undefined) return tone === undefined ? "" : toneName(tone);
  return tone === undefined ? figureName(figure) : tp("figureInTone", { figure: figureName(figure), tone: toneName(tone) });
}
