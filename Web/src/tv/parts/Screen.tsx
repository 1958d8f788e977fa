// One full picture. What a reconnect brings back stands still at once (UI-A6).
import { createContext, useContext, useState, type ReactNode } from "react";
import { useAfter } from "../../lib/hooks";
import { useGame } from "../../lib/store";

/** Longer than any entry takes: from then on what comes in may move, even on a restored screen. */
const calmMs = 3000;

const Calm = createContext(false);

/** True on a screen that was restored from a snapshot: no entry animation, no staging. */
export const useCalm = (): boolean => useContext(Calm);

export function Screen({ name, children }: { name: string; children: ReactNode }) {
  const { restored } = useGame();
  const [calm] = useState(restored);
  const lively = useAfter(calmMs, name);
  return (
    <Calm.Provider value={calm}>
      <div className={`screen ${name}`} data-calm={calm && !lively}>
        {children}
      </div>
    </Calm.Provider>
  );
}
