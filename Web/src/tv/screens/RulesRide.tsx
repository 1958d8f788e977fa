// ROUND_INTRO of the night's first destination (SPEC 19.12): what the game is, in five steps, while people try the brake.
import { t } from "../../lib/i18n/tv";
import type { GameState } from "../../lib/types";
import { Handle } from "../brake/Handle";
import { Screen } from "../parts/Screen";
import { Cars } from "../rules/Cars";
import { usePulls } from "../rules/pulls";
import { ruleOf, useStep } from "../rules/step";
import { ToPost } from "../rules/ToPost";

/** "Give it a pull!", and how many have. */
function TryBrake({ state }: { state: GameState }) {
  const pulled = usePulls(state).length;
  const of = state.players.filter(({ isConnected }) => isConnected).length;
  return (
    <div className="rule-try">
      <Handle />
      <p className="rule-call">{t("tryBrake")}</p>
      <p className="count" data-testid="count" data-some={pulled > 0}>
        {t("pulledOf", { a: pulled, b: of })}
      </p>
    </div>
  );
}

function Picture({ state, step }: { state: GameState; step: number }) {
  if (step === 2) return <Cars />;
  if (step === 3) {
    return (
      <div className="rule-brake">
        <Handle />
      </div>
    );
  }
  if (step === 4) return <TryBrake state={state} />;
  return step === 5 ? <ToPost /> : null;
}

export function RulesRide({ state }: { state: GameState }) {
  const step = useStep(state);
  return (
    <Screen name="rules-ride">
      <h1 key={ruleOf(step)}>
        <span role="status">{ruleOf(step)}</span>
      </h1>
      <div className="rule-picture" data-testid="rules" data-step={step} key={step}>
        <Picture state={state} step={step} />
      </div>
    </Screen>
  );
}
