// The start of a game: once, asked about first where content was rejected (UI-H15, H16, UI-E16).
import { useState } from "react";
import { t } from "../../lib/i18n/host";
import { useCommands } from "../commands";
import { useOpeningFocus } from "../useOpeningFocus";
import { Confirm } from "./Confirm";
import { Primary } from "./NextStep";

interface Props {
  label: string;
  players: number;
  /** Stops whose content was rejected: they are asked about first (UI-H50). Null: that is not known yet. */
  rejected: number | null;
  /** The server does not have the whole journey yet. */
  waits?: boolean;
  /** Has the focus when the lobby opens. */
  hasFocus?: boolean;
}

export function Start({ label, players, rejected, waits = false, hasFocus = false }: Props) {
  const { run, busy, off } = useCommands();
  const [asking, setAsking] = useState(false);
  const isOff = off || waits || players === 0 || rejected === null;
  const button = useOpeningFocus(hasFocus, !isOff);
  const starting = busy === "HOST_START_GAME";
  const start = (): void => void run("HOST_START_GAME", {});
  return (
    <>
      <Primary
        id="start-button"
        icon="play"
        tone="go"
        label={starting ? t("preparing") : label}
        disabled={isOff}
        busy={starting}
        button={button}
        onPress={rejected ? () => setAsking(true) : start}
      />
      {asking && (
        <Confirm title={t("rejectedSure", { n: rejected ?? 0 })} icon="play" action={t("startGame")} onConfirm={start} onClose={() => setAsking(false)} />
      )}
    </>
  );
}
