// The signal beside the line (UI 5.2): red while somebody brakes, mint once the answer is locked.
import { useEffect, useState } from "react";
import { useGame } from "../../lib/store";

export type Aspect = "none" | "red" | "mint";

const gonePastMs = 2600;

/** Keeps the signal standing for as long as it takes to roll past it. */
function usePassing(aspect: Aspect): { shown: Aspect; passing: boolean } {
  const [shown, setShown] = useState(aspect);
  useEffect(() => {
    if (aspect !== "none") return setShown(aspect);
    const timer = window.setTimeout(() => setShown("none"), gonePastMs);
    return () => window.clearTimeout(timer);
  }, [aspect]);
  return { shown: aspect === "none" ? shown : aspect, passing: aspect === "none" };
}

function Mast({ aspect, passing }: { aspect: Aspect; passing: boolean }) {
  const { restored } = useGame();
  const [found] = useState(restored);
  return (
    <div className="signal" data-aspect={aspect} data-passing={passing} data-found={found}>
      <div className="signal-light" />
      <svg viewBox="0 0 120 420">
        <rect x="53" y="150" width="14" height="270" fill="#1a2438" />
        <path d="M67 190h18v220M85 230H67M85 270H67M85 310H67M85 350H67" stroke="#1a2438" strokeWidth="5" fill="none" />
        <rect x="22" y="4" width="76" height="156" rx="38" fill="#0a101c" stroke="#62769f" strokeWidth="4" />
        <circle cx="60" cy="44" r="23" className="lamp-red" />
        <circle cx="60" cy="118" r="23" className="lamp-mint" />
      </svg>
    </div>
  );
}

export function Signal({ aspect }: { aspect: Aspect }) {
  const { shown, passing } = usePassing(aspect);
  return shown === "none" ? null : <Mast aspect={shown} passing={passing} />;
}
