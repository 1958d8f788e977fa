// What lies over every picture: sound unlock, an absent host, a changed verdict, the corner code.
import { useEffect, useRef, useState } from "react";
import { t } from "../../lib/i18n/tv";
import { useEvent } from "../../lib/store";
import type { GameState, ResultRow } from "../../lib/types";
import { Icon } from "../../ui/Icon";
import { unlockSound } from "../audio/useSound";
import { shortName } from "./names";

const toastMs = 4000;

/** UI-T22: shown while the browser keeps the sound back; the game never waits for it. */
export function SoundUnlock({ heard }: { heard: boolean }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), [heard]);
  if (heard) return null;
  return (
    <button type="button" ref={button} className="btn sound-unlock" data-testid="sound-unlock" onClick={unlockSound}>
      <Icon name="sound" />
      {t("pressForSound")}
    </button>
  );
}

/** UI-T27; in an evening the night waits where the host left it (EVE27). */
export function HostAway({ waits }: { waits: boolean }) {
  return (
    <p className="toast" role="status">
      {waits ? t("hostAwayNight") : t("hostAway")}
    </p>
  );
}

/** UI-T19: the host changed a verdict after the results were shown. */
export function OverrideToast() {
  const shown = useRef<ResultRow[]>([]);
  const [text, setText] = useState("");
  useEvent("DESTINATION_REVEAL", () => (shown.current = []));
  useEvent("DESTINATION_RESULTS", ({ results }) => {
    const before = new Map(shown.current.map((row) => [row.playerId, row.pointsAwarded]));
    const changed = results.find((row) => (before.get(row.playerId) ?? row.pointsAwarded) !== row.pointsAwarded);
    shown.current = results;
    if (changed) setText(t("changedByHost", { name: shortName(changed.playerName), n: changed.pointsAwarded }));
  });
  useEffect(() => {
    if (!text) return;
    const timer = window.setTimeout(() => setText(""), toastMs);
    return () => window.clearTimeout(timer);
  }, [text]);
  return text ? (
    <p className="toast" role="status">
      {text}
    </p>
  ) : null;
}

/** UI-T6: late joiners find the code in a corner. */
export function CornerCode({ state, locked }: { state: GameState; locked: boolean }) {
  const quiet = state.phase === "LOBBY" || state.phase === "FINAL_RESULTS" || state.phase === "ROUND_END";
  if (quiet || locked) return null;
  return (
    <p className="corner-code">
      <small>{t("joinCode")}</small>
      <span data-testid="join-code">{state.joinCode}</span>
    </p>
  );
}
