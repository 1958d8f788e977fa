// Numbers that are the same in every run, and many numbers told by few.

/** In [0, 1). */
export function dice(seed) {
  let state = seed % 2 ** 31;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
}

/** Their count, their sum, and the sum of each times its place: another value, or another order, gives another. */
export const weighed = (values) => [
  values.length,
  values.reduce((sum, value) => sum + value, 0),
  values.reduce((sum, value, place) => sum + value * (1 + (place % 97)), 0),
];
