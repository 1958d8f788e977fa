// The library by region, difficulty and theme, also while names are hidden (UI-E20).
import { t } from "../../lib/i18n/host";
import { difficulties, themes } from "../../lib/rules.gen";
import { regions } from "./regions";
import type { Wanted } from "./traits";

interface Props {
  wanted: Wanted;
  onWant: (wanted: Wanted) => void;
}

interface Option {
  value: string;
  label: string;
}

function Filter({ id, label, value, options, onPick }: { id: string; label: string; value: string; options: Option[]; onPick: (value: string) => void }) {
  return (
    <label className="labelled">
      <span>{label}</span>
      <select className="field" data-testid={`filter-${id}`} value={value} onChange={(event) => onPick(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}

export function Filters({ wanted, onWant }: Props) {
  const where = regions.map((name) => ({ value: name === "Mixed" ? "" : name, label: name === "Mixed" ? t("theme_any") : t(`region_${name}`) }));
  const hard = [{ value: "", label: t("difficulty_any") }, ...difficulties.map((value) => ({ value, label: t(`difficulty_${value}`) }))];
  const about = [{ value: "", label: t("theme_any") }, ...themes.map((value) => ({ value, label: t(`theme_${value}`) }))];
  return (
    <div className="filters">
      <Filter id="region" label={t("region")} value={wanted.region} options={where} onPick={(region) => onWant({ ...wanted, region })} />
      <Filter id="difficulty" label={t("difficulty")} value={wanted.difficulty} options={hard} onPick={(difficulty) => onWant({ ...wanted, difficulty })} />
      <Filter id="theme" label={t("theme")} value={wanted.theme} options={about} onPick={(theme) => onWant({ ...wanted, theme })} />
    </div>
  );
}
