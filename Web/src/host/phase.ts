// What the table of phases says of a phase on the host's page.
import type { ReactNode } from "react";
import type { Moments } from "../lib/moments";
import type { Seat } from "../lib/storage";
import type { GameState } from "../lib/types";
import type { JudgedQuestion } from "./followupHistory";
import type { Controls } from "./parts/Steering";

export interface CardsProps {
  state: GameState;
  seat: Seat;
  history: JudgedQuestion[];
}

/** The ways out of this game. */
export interface Ways {
  onLeave: () => void;
  onNew: () => void;
}

export interface PageProps extends Ways {
  state: GameState;
  seat: Seat;
}

interface Place {
  /** The heading of the page. */
  title: () => string;
  /** Phases of the same desk show the same cards: between them the page stays where it is scrolled. */
  desk: string;
  /** The stop on the line of the journey; without it no line is shown. */
  stop?: (state: GameState) => number;
}

/** Everything under the header is the phase's own. */
interface PagePhase extends Place {
  page: (props: PageProps) => ReactNode;
}

/** The phase's cards, beside them those of every running game, and the bar. */
export interface CardsPhase extends Place {
  cards: (props: CardsProps) => ReactNode;
  /** What stands first beside the cards. */
  beside?: (props: CardsProps) => ReactNode;
  /** The prompter's line while the game is not paused. */
  cue: (state: GameState, moments: Moments) => string;
  /** The one thing that a host may want to press. */
  next?: (state: GameState, ways: Ways) => ReactNode;
  /** The other things. */
  controls?: Controls;
}

export type HostPhase = PagePhase | CardsPhase;
