// The music bed in five steps; voice and effects keep their level (UI-H54).
import { useEffect, useState } from "react";
import { t } from "../../lib/i18n/host";
import { useEvent } from "../../lib/store";
import { useCommands } from "../commands";

/** AU12. */
const presets = [
  { key: "music_off", gainDb: -40 },
  { key: "music_low", gainDb: -20 },
  { key: "music_medium", gainDb: -10 },
  { key: "music_high", gainDb: 0 },
  { key: "music_max", gainDb: 6 },
] as const;

/** The level the state tells, until an event tells a newer one. */
function useGain(told: number): number {
  const [gainDb, setGainDb] = useState(told);
  useEffect(() => setGainDb(told), [told]);
  useEvent("MUSIC_GAIN_SET", (now) => setGainDb(now.gainDb));
  return gainDb;
}

export function MusicLevel({ told }: { told: number }) {
  const { run, off } = useCommands();
  const gainDb = useGain(told);
  const distance = (preset: { gainDb: number }): number => Math.abs(preset.gainDb - gainDb);
  const nearest = presets.reduce((a, b) => (distance(b) < distance(a) ? b : a));
  const level = presets.indexOf(nearest);
  return (
    <div className="tool">
      <p id="music-label">{t("musicLevel")}</p>
      <div className="music" role="group" aria-labelledby="music-label">
        {presets.map((preset, i) => (
          <button
            key={preset.key}
            type="button"
            data-testid={preset.key}
            data-lit={i > 0 && i <= level}
            aria-pressed={preset === nearest}
            disabled={off}
            onClick={() => run("HOST_MUSIC_GAIN_SET", { gainDb: preset.gainDb })}
          >
            <i aria-hidden="true" style={{ height: `${(0.25 + i * 0.2).toFixed(2)}em` }} />
            {t(preset.key)}
          </button>
        ))}
      </div>
    </div>
  );
}
