// What the host needs now and then: music level, extra seconds, hear the clue again, end the game.
import { useState } from "react";
import { t } from "../../lib/i18n/host";
import type { GameState } from "../../lib/types";
import { Icon } from "../../ui/Icon";
import { LanguageSwitch } from "../../ui/LanguageSwitch";
import { useCommands } from "../commands";
import { Confirm } from "./Dialog";

/** AU12. */
const presets = [
  { key: "music_off", gainDb: -40 },
  { key: "music_low", gainDb: -20 },
  { key: "music_medium", gainDb: -10 },
  { key: "music_high", gainDb: 0 },
  { key: "music_max", gainDb: 6 },
] as const;

function MusicLevel({ gainDb }: { gainDb: number }) {
  const { run, off } = useCommands();
  const nearest = presets.reduce((a, b) => (Math.abs(b.gainDb - gainDb) < Math.abs(a.gainDb - gainDb) ? b : a));
  return (
    <div className="tool">
      <p id="music-label">
        <Icon name="sound" />
        {t("musicLevel")}
      </p>
      <div className="segments" role="group" aria-labelledby="music-label">
        {presets.map((preset) => (
          <button
            key={preset.key}
            type="button"
            data-testid={preset.key}
            aria-pressed={preset === nearest}
            disabled={off}
            onClick={() => run("HOST_MUSIC_GAIN_SET", { gainDb: preset.gainDb })}
          >
            {t(preset.key)}
          </button>
        ))}
      </div>
    </div>
  );
}

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
        <Confirm title={t("endGameSure")} action={t("endGame")} onClose={() => setAsking(false)} onConfirm={() => run("END_GAME", {})} />
      )}
    </>
  );
}

const running = (state: GameState): boolean =>
  !["LOBBY", "FINAL_RESULTS", "ROUND_END"].includes(state.phase);

export function ToolsCard({ state, onLeave }: { state: GameState; onLeave: () => void }) {
  const { run, off } = useCommands();
  const timed = ["CLUE_LEVEL", "PAUSED_FOR_BRAKE", "FOLLOWUP_QUESTION"].includes(state.phase);
  return (
    <section className="card tools">
      <h2>{t("tools")}</h2>
      <MusicLevel gainDb={state.audioState?.gainDb ?? 0} />
      <div className="tool-row">
        {timed && (
          <button type="button" className="btn" data-testid="extend" disabled={off} onClick={() => run("HOST_EXTEND_TIMER", { addMs: 15_000 })}>
            <Icon name="timer" />
            {t("moreTime", { n: 15 })}
          </button>
        )}
        {state.phase === "CLUE_LEVEL" && (
          <button type="button" className="btn" data-testid="replay" disabled={off} onClick={() => run("HOST_REPLAY_CLUE", {})}>
            <Icon name="sound" />
            {t("replayClue")}
          </button>
        )}
      </div>
      <p className="tool-code">
        {t("joinCode")} <span className="code">{state.joinCode}</span>
      </p>
      <div className="tool-row">
        <LanguageSwitch />
        {running(state) ? (
          <EndGame />
        ) : (
          <button type="button" className="btn quiet" onClick={onLeave}>
            <Icon name="door" />
            {t("close")}
          </button>
        )}
      </div>
    </section>
  );
}
