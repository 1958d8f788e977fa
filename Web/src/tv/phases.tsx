// The one table of the TV's page: in each phase its picture, what is told of it, and how the train goes (UI.md 5.1).
import type { ReactNode } from "react";
import { rowOf, type ByPhase } from "../lib/byPhase";
import { t } from "../lib/i18n/tv";
import type { GameState } from "../lib/types";
import { OlderPage } from "../ui/OlderPage";
import { beforeClues, beforeIntro, beforeNext, beforeQuestions } from "./audio/tracks";
import { Screen } from "./parts/Screen";
import { finale, intro, reveal, scores, type PictureProps } from "./pictures";
import { Clue } from "./screens/Clue";
import { Followup } from "./screens/Followup";
import { Preparing } from "./screens/Intro";
import { Lobby } from "./screens/Lobby";
import { brakeTold, departureTold, levelTold, questionTold } from "./told";
import { clueDawn, clueSpeed, nightOfFinale, type Glass } from "./train/pace";

export interface TvPhase {
  picture: (props: PictureProps) => ReactNode;
  /** For whoever does not see the picture (UI-T29); without it the screen has a line of its own. */
  told?: (state: GameState) => string;
  /** Speed of the train: 1 is full, without it it stands. */
  speed?: (state: GameState) => number;
  /** 0 is night, 1 morning. */
  dawn: (state: GameState) => number;
  /** What lies over the view, so that words can be read. */
  glass: Glass;
  /** Music to decode ahead. */
  soon?: (destination: number) => string[];
}

const night = (): number => nightOfFinale;
const morning = (): number => 1;
const shunting = (): number => 0.15;

const clue = ({ state }: PictureProps): ReactNode => <Clue state={state} />;

const phases: ByPhase<TvPhase> = {
  LOBBY: {
    picture: ({ state, hostAway }) => <Lobby {...{ state, hostAway }} />,
    speed: shunting,
    dawn: night,
    glass: "lobby",
    soon: beforeIntro,
  },
  PREPARING_ROUND: {
    picture: () => <Preparing />,
    told: () => t("preparing"),
    speed: shunting,
    dawn: night,
    glass: "clear",
    soon: beforeClues,
  },
  ROUND_INTRO: {
    picture: intro,
    told: departureTold,
    speed: ({ rules }) => (rules ? 0 : 1),
    dawn: night,
    glass: "clear",
    soon: beforeClues,
  },
  CLUE_LEVEL: { picture: clue, told: levelTold, speed: clueSpeed, dawn: clueDawn, glass: "clear", soon: beforeQuestions },
  PAUSED_FOR_BRAKE: { picture: clue, told: brakeTold, dawn: clueDawn, glass: "brake" },
  REVEAL_DESTINATION: { picture: reveal, dawn: morning, glass: "clear" },
  FOLLOWUP_QUESTION: {
    picture: ({ state }) => <Followup state={state} />,
    told: questionTold,
    dawn: morning,
    glass: "question",
    soon: beforeNext,
  },
  SCOREBOARD: {
    picture: scores,
    speed: () => 0.6,
    dawn: () => 0.5,
    glass: "scores",
    soon: beforeNext,
  },
  FINAL_RESULTS: { picture: finale, dawn: night, glass: "finale" },
  ROUND_END: { picture: finale, dawn: night, glass: "finale" },
};

/** The train stands in the night; the game goes on without this page. */
const unknown: TvPhase = {
  picture: () => (
    <Screen name="unknown">
      <OlderPage autoFocus />
    </Screen>
  ),
  dawn: night,
  glass: "scores",
};

export const phaseOf = ({ phase }: GameState): TvPhase => rowOf(phases, phase, unknown);

/** How the train goes now; `pending`: somebody has pressed the brake, and the server is weighing it. */
export function rideOf(state: GameState, pending: boolean): { speed: number; dawn: number; glass: Glass } {
  const { speed, dawn, glass } = phaseOf(state);
  const stands = pending || state.paused;
  return { speed: stands ? 0 : speed?.(state) ?? 0, dawn: dawn(state), glass: pending ? "brake" : glass };
}
