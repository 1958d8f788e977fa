import { useEffect, useState } from "react";
import { t } from "../../lib/i18n/player";
import { serverNow, useEvent } from "../../lib/store";
import type { GameState, ServerEvents } from "../../lib/types";
import { Postcard } from "../../ui/postcard/Postcard";
import { buzzVerdict } from "../device";
import { NightTrain } from "./NightTrain";
import { noteOn, ownRow } from "./ownResult";
import { offBy, ownShown } from "./shown";
import { OwnVerdict } from "./OwnVerdict";
import { Others, Sign, Standings } from "./RevealParts";
import type { ScreenProps } from "./ScreenProps";
import { Told } from "./Told";
import { useWithin } from "./useWithin";

/** After the flight's start (SPEC 19.13). */
const nameMs = 2600;
const cardMs = 3800;

type Steps = ServerEvents["VERDICT_SHOWN"][];

/** The verdicts told so far: those that the state has, and those heard since. */
function useSteps({ reveal }: GameState): Steps {
  const [heard, setHeard] = useState<Steps>([]);
  useEvent("VERDICT_SHOWN", (step) => setHeard((now) => [...now, step]));
  return [...(reveal?.shown ?? []), ...heard];
}

function Card({ state, points }: { state: GameState; points: number }) {
  const [dateMs] = useState(serverNow);
  const { name, place } = state.destination ?? {};
  return name && place ? <Postcard name={name} dateMs={dateMs} {...place} {...(points ? { points } : {})} /> : null;
}

/** What became of our answer, once it has been told. */
function Mine({ steps, ...props }: ScreenProps & { steps: Steps }) {
  const { game, state, me } = props;
  const shown = ownShown(steps, state, me);
  const row = ownRow(props) ?? shown;
  const verdict = row?.isCorrect;
  useEffect(() => {
    if (verdict !== undefined && !game.restored) buzzVerdict(verdict);
  }, [verdict]);
  if (!row) return <p className="muted">{game.moments.results ? t("noAnswer") : t("niceTrip")}</p>;
  const off = shown ? offBy(shown) : "";
  const note = off ? "" : noteOn(props, state.destination?.name ?? "");
  return (
    <OwnVerdict correct={row.isCorrect} points={row.pointsAwarded}>
      <p>{off || <Told text={row.answerText} line={(a) => t("yourAnswer", { a })} />}</p>
      {note ? <p data-testid="own-note">{note}</p> : null}
    </OwnVerdict>
  );
}

/** The train runs; then name, postcard and verdicts come, as on the TV and not before it (UI-E35). */
export function NightReveal(props: ScreenProps) {
  const { game, state, me } = props;
  const { reveal, results, scoreboard } = game.moments;
  const startMs = state.reveal?.startAtServerMs ?? 0;
  const steps = useSteps(state);
  const pace = (reveal?.revealDelayMs ?? nameMs) / nameMs;
  const isOver = state.reveal?.stage !== "flight" || results !== null;
  const isNamed = useWithin(startMs + nameMs * pace, 0) || isOver;
  const hasCard = useWithin(startMs + cardMs * pace, 0) || isOver;
  const name = reveal?.destinationName ?? state.destination?.name;
  const points = Math.max(0, ...(results?.results ?? []).map(({ pointsAwarded }) => pointsAwarded));
  if (!name || !isNamed) {
    return (
      <div className="reveal intro">
        <h1 tabIndex={-1} className="intro-title">{t("whereDidWeGo")}</h1>
        <NightTrain rolling />
      </div>
    );
  }
  return (
    <div className="reveal told">
      <Sign name={name} country={reveal?.country ?? state.destination?.country} />
      <Mine {...props} steps={steps} />
      {hasCard ? <Card state={state} points={points} /> : null}
      <div className="reveal-side">
        <Others rows={results?.results.filter((row) => row.playerId !== me) ?? []} />
        {scoreboard ? <Standings state={state} me={me} name={name} /> : null}
      </div>
    </div>
  );
}
