// Which destinations are played (UI-H62): the server's choice, or up to five packs in order.
import { useEffect, useState } from "react";
import { apiErrorText } from "../../lib/i18n/errors";
import { t } from "../../lib/i18n/host";
import type { Seat } from "../../lib/storage";
import type { GameState } from "../../lib/types";
import { Icon } from "../../ui/Icon";
import { useCommands } from "../commands";
import { currentPlan, importPlan, listPacks, type PackSummary } from "../content";

const mostPacks = 5;

function usePlan(state: GameState, seat: Seat) {
  const { run } = useCommands();
  const [packs, setPacks] = useState<PackSummary[]>([]);
  const [plan, setPlan] = useState<string[]>([]);
  const [error, setError] = useState("");
  const fail = (problem: unknown): void => setError(apiErrorText(problem));
  useEffect(() => {
    listPacks(seat).then(setPacks, fail);
    currentPlan(seat).then(setPlan, fail);
  }, [seat]);
  const single = state.contentPackId ? [state.contentPackId] : [];
  const save = (ids: string[]): void => {
    setError("");
    importPlan(seat, ids).then(setPlan, fail);
  };
  const clear = (): void => {
    setPlan([]);
    run("HOST_SELECT_CONTENT_PACK", { contentPackId: null });
  };
  return { packs, chosen: plan.length > 0 ? plan : single, error, save, clear };
}

interface PackRowProps {
  pack: PackSummary;
  number: number;
  place: number;
  secret: boolean;
  onToggle: () => void;
}

function PackRow({ pack, number, place, secret, onToggle }: PackRowProps) {
  const title = secret ? t("hiddenPack", { i: number }) : `${pack.destinationName}, ${pack.destinationCountry}`;
  return (
    <li>
      <button type="button" className="pack" data-testid="pack" aria-pressed={place > 0} onClick={onToggle}>
        <span className="pack-place" aria-hidden="true">
          {place > 0 ? place : ""}
        </span>
        <span className="pack-title">{title}</span>
        <small data-good={pack.verified}>
          <Icon name={pack.verified ? "check" : "question"} />
          {pack.verified ? t("verified") : t("uncertain")}
        </small>
      </button>
    </li>
  );
}

export function ContentCard({ state, seat }: { state: GameState; seat: Seat }) {
  const { packs, chosen, error, save, clear } = usePlan(state, seat);
  const [draft, setDraft] = useState<string[] | null>(null);
  const [secret, setSecret] = useState(true);
  const picked = draft ?? chosen;
  const toggle = (id: string): void => {
    if (picked.includes(id)) setDraft(picked.filter((other) => other !== id));
    else if (picked.length < mostPacks) setDraft([...picked, id]);
  };
  const use = (): void => {
    save(picked);
    setDraft(null);
  };
  const reset = (): void => {
    clear();
    setDraft(null);
  };
  return (
    <section className="card content">
      <header>
        <h2>
          <Icon name="star" />
          {t("content")}
        </h2>
        <button type="button" className="btn quiet" data-testid="secrets" onClick={() => setSecret(!secret)}>
          <Icon name={secret ? "eye" : "eyeOff"} />
          {secret ? t("showSecrets") : t("hideSecrets")}
        </button>
      </header>
      <p role="status" className={chosen.length > 0 ? "good" : "muted"}>
        {chosen.length > 0 ? t("readyWith", { n: chosen.length }) : t("noContent")}
      </p>
      <p className="error" role="alert">
        {error}
      </p>
      <ul className="packs">
        {packs.map((pack, i) => (
          <PackRow
            key={pack.roundId}
            pack={pack}
            number={i + 1}
            place={picked.indexOf(pack.roundId) + 1}
            secret={secret}
            onToggle={() => toggle(pack.roundId)}
          />
        ))}
      </ul>
      <div className="tool-row">
        <button type="button" className="btn primary" data-testid="use-packs" disabled={draft === null || picked.length === 0} onClick={use}>
          <Icon name="check" />
          {t("usePacks", { n: picked.length })}
        </button>
        <button type="button" className="btn" data-testid="clear-packs" disabled={picked.length === 0} onClick={reset}>
          {t("clear")}
        </button>
      </div>
    </section>
  );
}
