// The pictures of phases that look otherwise in an evening: chosen by what the state has (SPEC 19).
import type { ReactNode } from "react";
import type { GameState, ScoreRow } from "../lib/types";
import { isEvening } from "./evening/evening";
import { Finale } from "./screens/Finale";
import { Intro } from "./screens/Intro";
import { NightFinale } from "./screens/NightFinale";
import { NightReveal } from "./screens/NightReveal";
import { NightScores } from "./screens/NightScores";
import { Reveal } from "./screens/Reveal";
import { RulesRide } from "./screens/RulesRide";
import { Scoreboard } from "./screens/Scoreboard";

export interface PictureProps {
  state: GameState;
  /** The standings from which those on the screen glide. */
  before: ScoreRow[];
  /** The host has been gone for a while. */
  hostAway: boolean;
  onNewGame: () => void;
}

type Picture = (props: PictureProps) => ReactNode;

export const intro: Picture = ({ state }) => (state.rules ? <RulesRide state={state} /> : <Intro state={state} />);

export const reveal: Picture = ({ state, before }) =>
  state.reveal ? <NightReveal state={state} before={before} /> : <Reveal state={state} before={before} />;

export const scores: Picture = ({ state, before }) =>
  isEvening(state) ? <NightScores state={state} /> : <Scoreboard state={state} before={before} />;

export const finale: Picture = ({ state, hostAway, onNewGame }) => {
  const Show = state.finale ? NightFinale : Finale;
  return <Show {...{ state, hostAway, onNewGame }} />;
};
