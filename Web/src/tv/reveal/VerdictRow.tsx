// One answer of a reveal: whose it was, what it named and how far off that is, and what it gave (UI-E12).
import { given, quoted } from "../../lib/i18n/phrases";
import { t } from "../../lib/i18n/tv";
import { tr } from "../../lib/i18n/verdicts";
import { kmOff } from "../../ui/distance";
import { Mark } from "../parts/ResultRows";
import { Face } from "../people/Face";
import { Envelope } from "../people/Letters";
import type { VerdictLine } from "./lines";

/** Why a wrong answer has no pin (EVE65). */
function reasonOf({ reason }: VerdictLine): string {
  if (reason === "too_broad") return tr("tooBroad");
  if (reason === "generic") return tr("generic");
  return reason === "multiple" ? tr("multiple") : "";
}

function detailOf(line: VerdictLine): string {
  const { answer, guess, correct } = line;
  const more = correct ? "" : guess ? kmOff(guess.distanceKm) : reasonOf(line);
  return [guess?.name ?? (answer && quoted(answer)), more].filter(Boolean).join(" · ");
}

export function VerdictRow({ line, lang }: { line: VerdictLine; lang: string }) {
  const { playerId, name, correct, points, level, note, byChoice } = line;
  return (
    <li className="verdict-row" data-correct={correct}>
      <span className="verdict-face">
        <Face id={playerId} mood={correct ? "cheer" : "sulk"} />
        <Mark correct={correct} />
      </span>
      <p className="verdict-who">
        <strong>{name}</strong>
        <span lang={lang}>{detailOf(line)}</span>
      </p>
      {note && <Envelope />}
      {byChoice && <b className="verdict-half">½</b>}
      <p className="verdict-points">
        <strong>{given(points)}</strong>
        <span>{t("atPts", { n: level })}</span>
      </p>
    </li>
  );
}
