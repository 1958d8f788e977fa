// The one table of the host's page: in each phase its cards, what is said of it, and what can be pressed (UI.md 3.1).
import type { ReactNode } from "react";
import { rowOf, type ByPhase } from "../lib/byPhase";
import { t } from "../lib/i18n/host";
import type { GameState } from "../lib/types";
import { OlderPage } from "../ui/OlderPage";
import { brakeCue, clueCue, questionCue, revealCue } from "./cue";
import { EveningLobby } from "./evening/EveningLobby";
import { EndNight, Rematch, RematchSoon } from "./evening/NightEnd";
import { isEvening } from "./evening/state";
import { FollowupAnswers } from "./parts/FollowupAnswers";
import { postOf, stopAt } from "./parts/Journey";
import { LockedCard } from "./parts/LockedCard";
import { NewGame, NextClue, NextDestination } from "./parts/NextStep";
import type { CardsProps, HostPhase, Ways } from "./phase";
import { Final } from "./screens/Final";
import { Followup } from "./screens/Followup";
import { Live, Preparing } from "./screens/Live";
import { Lobby } from "./screens/Lobby";
import { Results, StandingsCard } from "./screens/Results";

const results = ({ state, history }: CardsProps): ReactNode => <Results state={state} history={history} />;
const standings = ({ state }: CardsProps): ReactNode => <StandingsCard state={state} />;
const final = (props: CardsProps): ReactNode => <Final {...props} />;
const live = ({ state }: CardsProps): ReactNode => <Live state={state} />;
const locked = ({ state }: CardsProps): ReactNode => <LockedCard state={state} />;
const nextClue = (state: GameState): ReactNode => <NextClue state={state} />;
const nightEnd = ({ onLeave }: Ways): ReactNode => (
  <>
    <Rematch />
    <EndNight onEnd={onLeave} />
  </>
);

const phases: ByPhase<HostPhase> = {
  LOBBY: {
    title: () => t("phase_LOBBY"),
    page: (props) => (isEvening(props.state) ? <EveningLobby {...props} /> : <Lobby {...props} />),
    desk: "lobby",
  },
  PREPARING_ROUND: {
    title: () => t("phase_PREPARING_ROUND"),
    cue: () => t("cuePreparing"),
    cards: () => <Preparing />,
    stop: () => stopAt("play"),
    desk: "live",
  },
  ROUND_INTRO: {
    title: () => t("phase_ROUND_INTRO"),
    cue: () => t("cueIntro"),
    cards: live,
    beside: locked,
    controls: { skip: () => t("skipIntro"), reveal: true },
    stop: () => stopAt("play"),
    desk: "live",
  },
  CLUE_LEVEL: {
    title: () => t("phase_CLUE_LEVEL"),
    cue: clueCue,
    cards: live,
    beside: locked,
    next: nextClue,
    controls: { nextClue: true, reveal: true },
    stop: postOf,
    desk: "live",
  },
  PAUSED_FOR_BRAKE: {
    title: () => t("phase_PAUSED_FOR_BRAKE"),
    cue: brakeCue,
    cards: live,
    beside: locked,
    // NB: in an evening the brake's own card has both (UI-E23).
    next: (state) => !isEvening(state) && nextClue(state),
    controls: { nextClue: true, skip: (state) => (isEvening(state) ? null : t("skip")), reveal: true },
    stop: postOf,
    desk: "live",
  },
  REVEAL_DESTINATION: {
    title: () => t("phase_REVEAL_DESTINATION"),
    cue: revealCue,
    cards: results,
    beside: standings,
    controls: { skip: () => t("skip") },
    stop: () => stopAt("eye"),
    desk: "reveal",
  },
  FOLLOWUP_QUESTION: {
    title: () => t("phase_FOLLOWUP_QUESTION"),
    cue: questionCue,
    cards: ({ state }) => <Followup state={state} />,
    beside: ({ state, history }) => <FollowupAnswers state={state} history={history} />,
    controls: { skip: () => t("skip") },
    stop: () => stopAt("question"),
    desk: "question",
  },
  SCOREBOARD: {
    title: () => t("phase_SCOREBOARD"),
    cue: () => t("cueScoreboard"),
    cards: results,
    beside: standings,
    next: (state) => <NextDestination state={state} />,
    controls: { skip: () => t("skip") },
    stop: () => stopAt("trophy"),
    desk: "scores",
  },
  FINAL_RESULTS: {
    title: () => t("phase_FINAL_RESULTS"),
    cue: () => t("cueFinale"),
    cards: final,
    next: (state) => isEvening(state) && <RematchSoon />,
    desk: "over",
  },
  ROUND_END: {
    title: () => t("phase_ROUND_END"),
    cue: () => t("cueEnd"),
    cards: final,
    next: (state, ways) => (isEvening(state) ? nightEnd(ways) : <NewGame {...ways} />),
    desk: "over",
  },
};

/** The game goes on without this page; skipping and the tools are the server's to allow. */
const unknown: HostPhase = {
  title: () => t("phase_unknown"),
  cue: () => "",
  cards: () => <OlderPage />,
  desk: "unknown",
};

export const phaseOf = ({ phase }: GameState): HostPhase => rowOf(phases, phase, unknown);
