// Who speaks: the server, or the TV itself (EVE80, EVE81); the host hears how it sounds (EVE82).
import { t } from "../../lib/i18n/host";
import { useGame } from "../../lib/store";
import type { GameState } from "../../lib/types";
import { Icon } from "../../ui/Icon";
import { useCommands } from "../commands";
import { Segments } from "../parts/Segments";
import type { Settings } from "../useSettings";

const speakers = ["auto", "server", "tv"] as const;

/** EX55: where nothing else is said. */
const quiet: readonly GameState["phase"][] = ["LOBBY", "SCOREBOARD", "ROUND_END"];

function Sample() {
  const { run, off } = useCommands();
  const { state } = useGame();
  if (!state || !quiet.includes(state.phase)) return null;
  return (
    <button
      type="button"
      className="btn small"
      data-testid="voice-sample"
      disabled={off || state.tvConnected !== true}
      onClick={() => run("HOST_VOICE_SAMPLE", {})}
    >
      <Icon name="sound" />
      {t("listenSample")}
    </button>
  );
}

export function SpeakerChoice({ settings, set }: Settings) {
  if (settings.speaker === undefined || settings.voice === false) return null;
  const options = speakers.map((value) => ({ value, label: t(`speaker_${value}`) }));
  return (
    <>
      <Segments id="speaker" label={t("speaker")} value={settings.speaker} options={options} onPick={(speaker) => set({ speaker })} />
      <Sample />
    </>
  );
}
