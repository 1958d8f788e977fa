// Who sits where in the passenger train (UI-E8). Nobody changes windows when more come aboard.
import { several } from "../train/seeded";

/** One window; `over`: as many more have no room of their own. */
export interface Window<R> {
  riders: R[];
  over: number;
}

export interface Coach<R> {
  windows: Window<R>[];
  /** Of the carriage that rides here. */
  number?: number;
  tone?: number;
}

export interface Seating<R> {
  coaches: Coach<R>[];
  /** The most who share a window. */
  perWindow: 1 | 2 | 4;
  /** Of the whole train, engine and all, in design pixels. */
  width: number;
}

/** Lengths in design pixels: as the style sheet has them. */
export const lengths = { window: 72, gap: 6, end: 12, plate: 50, coupling: 10, engine: 168 } as const;

const perCoach = 5;
const [fewWindows, allWindows] = [3 * perCoach, 4 * perCoach];

const coachWidth = (windows: number, hasPlate: boolean): number =>
  2 * lengths.end + windows * (lengths.window + lengths.gap) - lengths.gap + (hasPlate ? lengths.plate : 0);

function seating<R>(coaches: Coach<R>[], perWindow: Seating<R>["perWindow"]): Seating<R> {
  const widths = coaches.map(({ windows, number }) => coachWidth(windows.length, number !== undefined) + lengths.coupling);
  return { coaches, perWindow, width: widths.reduce((sum, each) => sum + each, lengths.engine) };
}

const chunks = <T>(all: readonly T[], size: number): T[][] =>
  several(Math.ceil(all.length / size), (i) => all.slice(i * size, (i + 1) * size));

/** Everybody by themselves: 15 windows in three coaches, 20 in four; then two to a window, and in the last one +n. */
export function seated<R>(riders: readonly R[]): Seating<R> {
  const count = riders.length > fewWindows ? allWindows : fewWindows;
  const isFull = riders.length > 2 * count;
  const windows = several(count, (i) =>
    isFull && i === count - 1
      ? { riders: [], over: riders.length - 2 * (count - 1) }
      : { riders: riders.filter((_, seat) => seat % count === i && seat < 2 * count), over: 0 });
  return seating(chunks(windows, perCoach).map((some) => ({ windows: some })), riders.length > count ? 2 : 1);
}

export interface Carriage {
  number: number;
  tone: number;
  members: readonly string[];
}

/** Room on the screen, and the width from which on a train in the middle would come too near to its left edge. */
const [room, broad] = [1880, 1760];
const leastShrunk = 0.88;

/** How a train fits on the screen: smaller, or with the nose of the engine at its edge. */
export const fit = (width: number): { scale: number; isBroad: boolean } =>
  ({ scale: Math.min(1, room / width), isBroad: width > broad });

/** A coach for each carriage; the more there are, the closer their members sit. */
export function seatedInCarriages<R extends { playerId: string }>(
  riders: readonly R[], carriages: readonly Carriage[],
): Seating<R> {
  const trains = ([1, 2, 4] as const).map((perWindow) =>
    seating(carriages.map(({ number, tone, members }) => {
      const ours = riders.filter(({ playerId }) => members.includes(playerId));
      const windows = chunks(ours, perWindow).map((some) => ({ riders: some, over: 0 }));
      return { number, tone, windows: windows.length > 0 ? windows : [{ riders: [], over: 0 }] };
    }), perWindow));
  const [alone, pairs, fours] = trains as [Seating<R>, Seating<R>, Seating<R>];
  return [alone, pairs].find(({ width }) => fit(width).scale >= leastShrunk) ?? fours;
}
