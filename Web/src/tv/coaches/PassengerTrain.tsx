// The passenger train (UI-E8): everybody at a window, 72 px, and an engine that takes letters.
import type { CSSProperties } from "react";
import { CoachView } from "./CoachView";
import { Engine } from "./Engine";
import type { Rider } from "./rider";
import { fit, seated, seatedInCarriages, type Carriage } from "./seating";

interface Props {
  /** In the order in which they came aboard. */
  riders: readonly Rider[];
  carriages?: readonly Carriage[];
  /** It is under way, and rocks. */
  isRolling?: boolean;
  /** Where the landscape is a still picture (UI-T31). */
  still?: boolean;
}

export function PassengerTrain({ riders, carriages = [], isRolling = false, still = false }: Props) {
  const { coaches, perWindow, width } =
    carriages.length > 0 ? seatedInCarriages(riders, carriages) : seated(riders);
  const { scale, isBroad } = fit(width);
  return (
    <div className="passenger-train" data-testid="passenger-train" data-rolling={isRolling && !still} data-per={perWindow}
      data-broad={isBroad}>
      <ol style={{ "--scale": scale } as CSSProperties}>
        {coaches.map((coach, i) => <CoachView key={coach.number ?? i} coach={coach} still={still} />)}
        <Engine />
      </ol>
    </div>
  );
}
