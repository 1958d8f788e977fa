// A journey that is over: when, where, who won; opened, its standings, awards and the night (UI-E24).
import { useState } from "react";
import { ta } from "../../lib/i18n/awards";
import { showDate } from "../../lib/i18n/core";
import { t } from "../../lib/i18n/host";
import type { PastJourney } from "../../lib/types";
import { Icon } from "../../ui/Icon";
import { Confirm } from "../parts/Confirm";

const routeOf = ({ stops }: PastJourney): string => stops.map(({ name }) => name).join(" – ");

function Standings({ journey }: { journey: PastJourney }) {
  return (
    <ol className="trip-rows">
      {journey.standings.map(({ name, points, rank }, i) => (
        <li key={i}>
          <span className="trip-rank">{rank}</span>
          <span>{name}</span>
          <span className="trip-points">{t("nPoints", { n: points })}</span>
        </li>
      ))}
    </ol>
  );
}

function Awards({ awards }: Pick<PastJourney, "awards">) {
  if (awards.length === 0) return null;
  return (
    <ul className="trip-awards">
      {awards.map(({ id, names }) => (
        <li key={id}>
          <Icon name="star" /> {ta(`award_${id}`)}: {names.join(" & ")}
        </li>
      ))}
    </ul>
  );
}

function Night({ night }: Pick<PastJourney, "night">) {
  const rows = night?.standings.filter(({ wins }) => wins > 0) ?? [];
  if (rows.length === 0) return null;
  return (
    <p className="muted">
      {t("pastNight")}: {rows.map(({ name, wins }) => `${name} ${wins}`).join(", ")}
    </p>
  );
}

export function Trip({ journey, onRemove }: { journey: PastJourney; onRemove: () => void }) {
  const [asking, setAsking] = useState(false);
  const { winners } = journey;
  return (
    <details className="trip" data-testid="trip">
      <summary>
        <strong>{routeOf(journey)}</strong>
        <small>
          {showDate(journey.playedAtMs)} · {t("pastTaken", { m: journey.minutes })}
          {winners.length > 0 && ` · ${t("pastWon", { names: winners.join(" & ") })}`}
        </small>
      </summary>
      <Standings journey={journey} />
      <Awards awards={journey.awards} />
      <Night night={journey.night} />
      <button type="button" className="btn small" data-testid="trip-remove" onClick={() => setAsking(true)}>
        <Icon name="trash" />
        {t("pastRemove")}
      </button>
      {asking && <Confirm title={t("pastRemoveSure")} icon="trash" action={t("pastRemove")} onConfirm={onRemove} onClose={() => setAsking(false)} />}
    </details>
  );
}
