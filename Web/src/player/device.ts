// What a phone can do beside showing things: each is an extra, tested for, never needed.

/** Vibrates where there is a motor (UI-P32); before the first touch, browsers would only complain. */
export function buzz(pattern: number | number[]): void {
  const { userActivation } = navigator as { userActivation?: { hasBeenActive: boolean } };
  if (userActivation?.hasBeenActive === false) return;
  if (typeof navigator.vibrate === "function") navigator.vibrate(pattern);
}

const right = [40, 60, 40, 60, 120];
const wrong = 200;

export const buzzVerdict = (correct: boolean): void => buzz(correct ? right : wrong);
