// How long, how hard, where to: all that a start asks of the host, and answered already (UI-E16, UI-E17).
import { t } from "../../lib/i18n/host";
import type { GameState } from "../../lib/types";
import type { Plan } from "../content/usePlan";
import { useSettings } from "../useSettings";
import { countOf, difficultyOf, hardness, lengths } from "./asked";
import { Question } from "./Question";
import { WhereTo } from "./WhereTo";

interface Props {
  state: GameState;
  plan: Plan;
  onChoose: () => void;
}

export function Questions({ state, plan, onChoose }: Props) {
  const { settings, set } = useSettings();
  const minutes = state.journey?.lengthsMin ?? [];
  // NB: a plan has its own length and its own places.
  const planned = plan.picked.length;
  const long = lengths.map(({ key, count }) => ({
    id: key,
    value: count as number,
    label: t(key),
    more: t("length", { n: count, m: minutes[count - 1] ?? 0 }),
  }));
  const hard = hardness.map(({ key, difficulty }) => ({ id: key, value: difficulty as string, label: t(key) }));
  return (
    <section className="card questions">
      <Question
        id="length"
        title={t("howLong")}
        value={planned || countOf(settings)}
        answers={long}
        disabled={planned > 0}
        onPick={(destinationsCount) => set({ destinationsCount })}
      />
      <Question
        id="hardness"
        title={t("howHard")}
        value={planned > 0 ? null : difficultyOf(settings)}
        answers={hard}
        disabled={planned > 0}
        onPick={(difficulty) => set({ difficulty: difficulty ?? "" })}
      />
      <WhereTo settings={settings} set={set} plan={plan} onChoose={onChoose} />
    </section>
  );
}
