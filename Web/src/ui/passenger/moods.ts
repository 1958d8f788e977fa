// What a passenger looks like, and for how long (EVE77).
export const moods = ["sit", "start", "wave", "cheer", "sulk", "sleep"] as const;

export type Mood = (typeof moods)[number];

/** Ms after which a passing mood is over; the others last. */
export const moodMs: Partial<Record<Mood, number>> = { start: 400, wave: 1200, sulk: 1500 };

/** FNV-1a: chance that is the same on every screen. */
function hash(text: string): number {
  let sum = 2166136261;
  for (let i = 0; i < text.length; i += 1) sum = Math.imul(sum ^ text.charCodeAt(i), 16777619);
  return (sum ^ (sum >>> 15)) >>> 0;
}

const [soonestMs, latestMs] = [4000, 7000];

/** How long the eyes stay shut. */
export const blinkMs = 140;

/** Ms from a passenger's blink of that number to the next: no two passengers blink together. */
export const untilBlink = (seed: string, number: number): number =>
  soonestMs + (hash(`${seed}#${number}`) % (latestMs - soonestMs + 1));
