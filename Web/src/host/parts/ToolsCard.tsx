// What the host needs now and then: music, the clue again, another host, the end.
import { useState, type ReactNode } from "react";
import { t } from "../../lib/i18n/host";
import type { Seat } from "../../lib/storage";
import { useGame } from "../../lib/store";
import type { GameState } from "../../lib/types";
import { Icon } from "../../ui/Icon";
import { LanguageSwitch } from "../../ui/LanguageSwitch";
import { useCommands } from "../commands";
import { over } from "../late";
import { isSpoken } from "../troubles";
import { Card } from "./Card";
import { Confirm } from "./Confirm";
import { Handover } from "./Handover";
import { Listen } from "./Listen";
import { MusicLevel } from "./MusicLevel";
import { ShowOnScreen } from "./ShowOnScreen";

function EndGame() {
  const { run, off } = useCommands();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <button type="button" className="btn danger" data-testid="end-game" disabled={off} onClick={() => setAsking(true)}>
        <Icon name="stop" />
        {t("endGame")}
      </button>
      {asking && (
        <Confirm title={t("endGameSure")} icon="stop" action={t("endGame")} onClose={() => setAsking(false)} onConfirm={() => run("END_GAME", {})} />
      )}
    </>
  );
}

/** The way out of the game on this device; asked about while others may be waiting for the host. */
function Leave({ asks, onLeave }: { asks: boolean; onLeave: () => void }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <button type="button" className="btn" data-testid="leave" onClick={() => (asks ? setAsking(true) : onLeave())}>
        <Icon name="door" />
        {t("leaveHost")}
      </button>
      {asking && <Confirm title={t("leaveSure")} icon="door" action={t("leaveGo")} onClose={() => setAsking(false)} onConfirm={onLeave} />}
    </>
  );
}

function ReplayClue() {
  const { run, off, tell } = useCommands();
  const spoken = isSpoken(useGame());
  const replay = (): void => {
    if (run("HOST_REPLAY_CLUE", {})) tell(spoken ? t("replayStarted") : t("replayShown"), "news");
  };
  return (
    <button type="button" className="btn" data-testid="replay" disabled={off} onClick={replay}>
      <Icon name="sound" />
      {t("replayClue")}
    </button>
  );
}

const running = ({ phase }: GameState): boolean => phase !== "LOBBY" && !over.includes(phase);

interface Props {
  state: GameState;
  seat: Seat;
  onLeave: () => void;
  /** Stands first; what the newsroom has besides is left out here then (UI-E18). */
  extra?: ReactNode;
}

export function ToolsCard({ state, seat, onLeave, extra }: Props) {
  return (
    <Card icon="tools" title={t("tools")} name="tools" beside={<LanguageSwitch />}>
      <MusicLevel told={state.audioState?.gainDb ?? 0} />
      <div className="tool-grid">
        {state.phase === "CLUE_LEVEL" && <ReplayClue />}
        {extra ?? <Listen />}
        <ShowOnScreen seat={seat} />
        <Handover code={state.joinCode} />
        {running(state) ? (
          <EndGame />
        ) : (
          <Leave asks={state.phase === "LOBBY"} onLeave={onLeave} />
        )}
      </div>
      <p className="tool-code">
        {t("joinCode")} <span className="code">{state.joinCode}</span>
      </p>
    </Card>
  );
}
