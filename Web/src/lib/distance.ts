// How far a wrong guess was off, as it is shown on every screen (EVE66).

/** Below this a distance is shown as "under 10 km". */
export const nearestKm = 10;

const steps = [
  { below: 100, step: 1 },
  { below: 2000, step: 5 },
  { below: Infinity, step: 50 },
];

/** Kilometres as they are shown: whole ones, from 100 on to the nearest 5, from 2 000 on to the nearest 50; null below ten. */
export function shownKm(km: number): number | null {
  if (km < nearestKm) return null;
  const { step } = steps.find(({ below }) => Math.round(km) < below) ?? { step: 1 };
  return Math.round(km / step) * step;
}
