// A passenger's mood and its blinking, in time (EVE77).
import { useEffect, useState, type RefObject } from "react";
import { blinkMs, moodMs, untilBlink, type Mood } from "./moods";

/** The mood as it shows: start, wave and sulk pass, and begin anew when `moment` changes. */
export function useShownMood(mood: Mood, moment: unknown): Mood {
  const [over, setOver] = useState<readonly unknown[]>([]);
  useEffect(() => {
    const ms = moodMs[mood];
    if (ms === undefined) return;
    const timer = window.setTimeout(() => setOver([mood, moment]), ms);
    return () => window.clearTimeout(timer);
  }, [mood, moment]);
  return moodMs[mood] !== undefined && over[0] === mood && over[1] === moment ? "sit" : mood;
}

const wantsRest = (): boolean => window.matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Shuts the eyes of `element` now and then. NB: no rendering, and no animation that costs frames in between. */
export function useBlinking(element: RefObject<Element>, seed: string, isOn: boolean): void {
  useEffect(() => {
    if (!isOn || wantsRest()) return;
    let timer: number;
    const open = (count: number): void => {
      element.current?.removeAttribute("data-blink");
      timer = window.setTimeout(() => shut(count), untilBlink(seed, count));
    };
    const shut = (count: number): void => {
      element.current?.setAttribute("data-blink", "");
      timer = window.setTimeout(() => open(count + 1), blinkMs);
    };
    open(0);
    return () => {
      window.clearTimeout(timer);
      element.current?.removeAttribute("data-blink");
    };
  }, [element, seed, isOn]);
}
