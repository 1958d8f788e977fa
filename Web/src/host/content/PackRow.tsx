// A place of the library: into the journey or out of it, looked at, or played alone.
import { showDate } from "../../lib/i18n/core";
import { t } from "../../lib/i18n/host";
import { Icon } from "../../ui/Icon";
import { PlaceMark } from "../preview/StatusMark";
import { badgeOfRow } from "./badge";
import type { Shelved } from "./traits";

interface RowProps {
  pack: Shelved;
  title: string;
  place: number;
  full: boolean;
  playedAt: number | undefined;
  /** The journey is this place and no other. */
  isPlayed: boolean;
  onToggle: () => void;
  onPreview: () => void;
  /** Makes it the whole journey, by one press (UI-E20). */
  onPlay?: () => void;
}

export function PackRow({ pack, title, place, full, playedAt, isPlayed, onToggle, onPreview, onPlay }: RowProps) {
  return (
    <li className="pack-row" data-plays={onPlay !== undefined}>
      <button type="button" className="pack" data-testid="pack" aria-pressed={place > 0} disabled={full && place === 0} onClick={onToggle}>
        <span className="pack-place" aria-hidden="true">
          {place > 0 ? place : <Icon name="plus" />}
        </span>
        <span className="pack-text">
          <span className="pack-title">{title}</span>
          <span className="pack-marks">
            <PlaceMark badge={badgeOfRow(pack)} />
            {pack.antiLeakChecked && <small className="mark">{t("antiLeak")}</small>}
            <small className="mark">{playedAt ? t("played", { date: showDate(playedAt) }) : showDate(Date.parse(pack.generatedAt))}</small>
          </span>
        </span>
      </button>
      <button type="button" className="icon-button" data-testid="preview" aria-label={t("previewOf", { name: title })} onClick={onPreview}>
        <Icon name="eye" />
      </button>
      {onPlay && (
        <button type="button" className="btn small pack-play" data-testid="play-this" aria-label={`${t("usePack")}: ${title}`} aria-pressed={isPlayed} onClick={onPlay}>
          <Icon name={isPlayed ? "check" : "play"} />
          {t("usePack")}
        </button>
      )}
    </li>
  );
}
