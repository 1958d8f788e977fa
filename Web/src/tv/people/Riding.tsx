// The passenger train below the pictures that have it (UI-E8), and letters on their way to the engine (UI-E11).
import { useRef } from "react";
import { reducedMotion } from "../../lib/hooks";
import type { GameState } from "../../lib/types";
import { PassengerTrain } from "../coaches/PassengerTrain";
import { useLitWindows } from "../rules/useLitWindows";
import { useTooSlow } from "../train/useTooSlow";
import { Letters } from "./Letters";
import { carriagesOf, ridersOf } from "./riders";
import { useMoves } from "./useMoves";

interface RidingProps {
  state: GameState;
  /** Of the train: above 0 it is under way. */
  speed: number;
}

export function Riding({ state, speed }: RidingProps) {
  const place = useRef<HTMLDivElement>(null);
  const moves = useMoves();
  const lit = useLitWindows(state);
  const still = useTooSlow(speed > 0) || reducedMotion();
  return (
    <div className="riding" ref={place} data-dark={lit !== null}>
      <PassengerTrain riders={ridersOf(state, moves, lit ?? [])} carriages={carriagesOf(state)} isRolling={speed > 0} still={still} />
      {!still && <Letters train={place} />}
    </div>
  );
}
