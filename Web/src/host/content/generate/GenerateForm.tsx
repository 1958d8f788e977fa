// What to ask for: how many, of one region or of all, perhaps one city or country.
import { useState, type FormEvent } from "react";
import { t } from "../../../lib/i18n/host";
import { longestPlace, mostDestinations } from "../../../lib/rules.gen";
import { Icon } from "../../../ui/Icon";
import type { Seat } from "../../../lib/storage";
import { numbers, Segments } from "../../parts/Segments";
import { RegionChips } from "../RegionChips";
import { wanted, type Region } from "../regions";
import type { Wish } from "./api";
import { PlaceFound } from "./PlaceFound";
import { usePlace } from "./usePlace";

interface Props {
  seat: Seat;
  /** The server has been asked and has not answered yet. */
  busy: boolean;
  onStart: (wish: Wish) => void;
  /** A place that the library has is to be played. */
  onPick: (id: string) => void;
}

export function GenerateForm({ seat, busy, onStart, onPick }: Props) {
  const [count, setCount] = useState(1);
  const [region, setRegion] = useState<Region>("Mixed");
  const [place, setPlace] = useState("");
  const found = usePlace(seat, place);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const named = place.trim();
    onStart({ numDestinations: count, regions: wanted(region), ...(named ? { place: named } : {}) });
  };
  return (
    <form onSubmit={submit}>
      <p className="muted">{t("generateWhy")}</p>
      <Segments id="generate-count" label={t("generateCount")} value={count} options={numbers(1, mostDestinations)} onPick={setCount} />
      <RegionChips id="generate-region" value={region} onPick={setRegion} />
      <label className="labelled">
        <span>{t("generatePlace")}</span>
        <input type="text" className="field" data-testid="generate-place" maxLength={longestPlace} value={place} onChange={(event) => setPlace(event.target.value)} />
      </label>
      <PlaceFound typed={place} found={found} onPick={onPick} />
      <button type="submit" className="btn" data-testid="generate-go" disabled={busy || (found !== null && found.kind !== "facts")}>
        {busy ? <span className="spinner" aria-hidden="true" /> : <Icon name="pencil" />}
        {found?.kind === "facts" ? t("placeWrite") : t("generateGo")}
      </button>
      <p className="muted" role="status" data-testid="generate-asking">
        {busy ? t("generateAsking") : ""}
      </p>
    </form>
  );
}
