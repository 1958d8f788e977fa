// The passenger train below the pictures that have it (UI-E8), and letters on their way to the engine (UI-E11).
import { useRef } from "react";
import { reducedMotion } from "../../lib/hooks";
import type { GameState } from "../../lib/types";
import { PassengerTrain } from "../coaches/PassengerTrain";
import { PullName } from "../rules/PullName";
import { usePulls } from "../rules/pulls";
import { useStep } from "../rules/step";
import { useTooSlow } from "../train/useTooSlow";
import { Letters } from "./Letters";
import { carriagesOf, ridersOf } from "./riders";
import { useMoves } from "./useMoves";

/** In this step of the rules ride people board, from the later one on windows are dark until their passengers pull (EVE56). */
const [boards, darkens] = [1, 4];

interface RidingProps {
  state: GameState;
  /** Of the train: above 0 it is under way. */
  speed: number;
}

export function Riding({ state, speed }: RidingProps) {
  const place = useRef<HTMLDivElement>(null);
  const moves = useMoves();
  const pulls = usePulls(state);
  const step = useStep(state);
  const still = useTooSlow(speed > 0) || reducedMotion();
  const lit = step >= darkens ? pulls : [];
  return (
    <div className="riding" ref={place} data-dark={step >= darkens} data-boards={step === boards && !still}>
      <PassengerTrain riders={ridersOf(state, moves, lit)} carriages={carriagesOf(state)} isRolling={speed > 0} still={still} />
      {step >= darkens && <PullName state={state} />}
      {!still && <Letters train={place} />}
    </div>
  );
}
