// Answers locked so far: name, words, level (UI-H27).
import { t } from "../../lib/i18n/host";
import { quoted } from "../../lib/i18n/phrases";
import { reading } from "../../lib/reading";
import type { GameState } from "../../lib/types";
import { useGameLang } from "../../lib/useSessionLang";
import { Card } from "./Card";

export function LockedCard({ state }: { state: GameState }) {
  const lang = useGameLang();
  const name = (id: string): string => state.players.find((p) => p.playerId === id)?.name ?? "";
  const count = state.lockedAnswersCount;
  return (
    <Card icon="lock" title={t("lockedAnswers", { n: count })} name="locked">
      <span className="sr-only" role="status">
        {count > 0 ? t("locks", { n: count }) : ""}
      </span>
      {count === 0 && <p className="muted">{t("noLockedAnswers")}</p>}
      {state.lockedAnswers.length > 0 && (
        <ul className="plain-rows" data-testid="locked-list">
          {state.lockedAnswers.map((lock) => (
            <li key={lock.playerId} className="row-in">
              <b>{name(lock.playerId)}</b>
              <span lang={lang}>{lock.answerText ? quoted(lock.answerText) : "•••"}</span>
              <small className="tabular">{t("atPts", { n: lock.lockedAtLevelPoints })}</small>
              <small className="reading">{reading(lock.judged, state.destination?.name ?? "")}</small>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
