// What to ask for: how many, of one region or of all, perhaps one city or country.
import { useState } from "react";
import { t } from "../../../lib/i18n/host";
import { Icon } from "../../../ui/Icon";
import { Chips } from "../../parts/Chips";
import { numbers, Segments } from "../../parts/Segments";
import { regions, type Region } from "../regions";
import { mostStops } from "../usePlan";
import type { Wish } from "./api";

const longestPlace = 60;

export function GenerateForm({ onStart }: { onStart: (wish: Wish) => void }) {
  const [count, setCount] = useState(1);
  const [region, setRegion] = useState<Region>("Mixed");
  const [place, setPlace] = useState("");
  const start = (): void => {
    const named = place.trim();
    onStart({ numDestinations: count, regions: region === "Mixed" ? [] : [region], ...(named ? { place: named } : {}) });
  };
  return (
    <>
      <p className="muted">{t("generateWhy")}</p>
      <Segments id="generate-count" label={t("generateCount")} value={count} options={numbers(1, mostStops)} onPick={setCount} />
      <Chips
        id="generate-region"
        label={t("region")}
        value={region}
        options={regions.map((value) => ({ value, label: t(`region_${value}`) }))}
        onPick={setRegion}
      />
      <label className="generate-place">
        <span>{t("generatePlace")}</span>
        <input type="text" className="field" data-testid="generate-place" maxLength={longestPlace} value={place} onChange={(event) => setPlace(event.target.value)} />
      </label>
      <button type="button" className="btn" data-testid="generate-go" onClick={start}>
        <Icon name="pencil" />
        {t("generateGo")}
      </button>
    </>
  );
}
