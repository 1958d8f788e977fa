// A large envelope that flies into the post of the engine, once (SPEC 19.12).
import { useEffect, useRef } from "react";
import { reducedMotion } from "../../lib/hooks";
import { Envelope, middleOf } from "../people/Letters";

const flight = { duration: 1500, delay: 900, easing: "cubic-bezier(0.5, 0, 0.4, 1)", fill: "forwards" } as const;

export function ToPost() {
  const letter = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const stage = letter.current?.closest(".stage");
    const [from, to] = stage ? [middleOf(stage, ".rule-letter"), middleOf(stage, ".riding [data-part=post]")] : [];
    if (!from || !to || reducedMotion()) return;
    const there = `translate(${to.x - from.x}px, ${to.y - from.y}px) scale(0.15)`;
    letter.current?.animate([{ transform: "none" }, { transform: there, opacity: 1, offset: 0.95 }, { transform: there, opacity: 0 }], flight);
  }, []);
  return (
    <div className="rule-letter" ref={letter}>
      <Envelope />
    </div>
  );
}
