// The rules ride on a phone (SPEC 19.12): which rule is lit at which step, and when the brake can be tried.

/** From this step on a press is a test pull (EVE56). */
const brakeStep = 4;

/** By step, from 1; in the last one the note is told. */
const litAt = [1, 1, 2, 2, 3];
const lastRule = 3;

/** The rule that is told now, from 1. */
export const litRule = (step: number): number => litAt[step - 1] ?? lastRule;

export const mayTry = (step: number): boolean => step >= brakeStep;
