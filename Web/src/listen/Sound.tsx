// One sound: its buttons and its figures.
import { showNumber } from "../lib/i18n/core";
import { t } from "../lib/i18n/listen";
import { loopOf, type Asset } from "../tv/audio/manifest";
import type { Deck } from "./usePlaying";

/** The loop is entered this long before its seam. */
const beforeSeamS = 3;

const rounded = (value: number, digits: number): string => showNumber(Number(value.toFixed(digits)));

function Figures({ asset }: { asset: Asset }) {
  const { license, source, url } = asset.licenseMeta;
  return (
    <dl>
      <dt>{t("length")}</dt>
      <dd>{t("seconds", { s: rounded(asset.durationMs / 1000, 2) })}</dd>
      <dt>{t("loudness")}</dt>
      <dd>{`${rounded(asset.lufs, 1)} LUFS`}</dd>
      <dt>{t("peak")}</dt>
      <dd>{`${rounded(asset.truePeakDb, 1)} dBTP`}</dd>
      <dt>{t("tags")}</dt>
      <dd>{asset.tags.join(", ")}</dd>
      <dt>{t("licence")}</dt>
      <dd lang="en">
        <a href={url}>{license}</a> {source}
      </dd>
    </dl>
  );
}

export function Sound({ asset, deck }: { asset: Asset; deck: Deck }) {
  const { id } = asset;
  const loop = loopOf(asset);
  const isPlaying = deck.playing === id;
  return (
    <li className="sound" data-testid={id} data-playing={isPlaying}>
      <h3>{id}</h3>
      <div className="sound-buttons">
        <button
          type="button"
          className="btn"
          aria-label={t(isPlaying ? "stop" : "play", { id })}
          onClick={() => (isPlaying ? deck.stop() : deck.play(id, 0))}
        >
          <span aria-hidden="true">{isPlaying ? "■" : "▶"}</span>
        </button>
        {loop && (
          <button
            type="button"
            className="btn"
            aria-label={t("seamOf", { id })}
            onClick={() => deck.play(id, Math.max(0, loop.endS - loop.startS - beforeSeamS))}
          >
            {t("seam")}
          </button>
        )}
      </div>
      {deck.broken === id && <p role="alert">{t("broken")}</p>}
      <Figures asset={asset} />
    </li>
  );
}
