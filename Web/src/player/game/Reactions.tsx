import { useEffect, useState } from "react";
import { t } from "../../lib/i18n/player";
import { send, useEvent, type Game } from "../../lib/store";
import type { ScreenProps } from "./ScreenProps";
import { mayReact, reactions, restMs, type ReactionName } from "./mayReact";

const names = Object.keys(reactions) as ReactionName[];

/** Muted by the host: as the lobby tells, or a refusal. NB: a page that came later is not told (EX25). */
function useMuted({ lobby }: Game, isResting: boolean): boolean {
  const [refused, setRefused] = useState(false);
  const setting = lobby?.settings?.reactions;
  useEffect(() => setRefused(false), [setting]);
  useEvent("ERROR", ({ code }) => {
    if (isResting && code === "INVALID_OPERATION") setRefused(true);
  });
  return refused || setting === false;
}

/** Eight in one row, grey for two seconds after each one (UI-E32). */
export function Reactions({ game, state, me }: ScreenProps) {
  const [sent, setSent] = useState<ReactionName | null>(null);
  const muted = useMuted(game, sent !== null);
  useEffect(() => {
    if (!sent) return;
    const timer = window.setTimeout(() => setSent(null), restMs);
    return () => window.clearTimeout(timer);
  }, [sent]);
  if (muted || game.conn === "closed" || !mayReact(state, me)) return null;
  const off = sent !== null || game.conn !== "online";
  const react = (name: ReactionName): void => {
    if (!off && send("REACTION", { emoji: reactions[name] })) setSent(name);
  };
  return (
    <section className="reactions" aria-label={t("react")} data-testid="reactions">
      {names.map((name) => (
        <button key={name} type="button" className={sent === name ? "gone" : ""} aria-label={t(`react_${name}`)}
          aria-disabled={off} data-testid={`react-${name}`} onClick={() => react(name)}>
          <span aria-hidden="true">{reactions[name]}</span>
        </button>
      ))}
    </section>
  );
}
