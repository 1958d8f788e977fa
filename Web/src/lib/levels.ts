// The last of the five clues.
import { levels } from "./rules.gen";

/** Its points: what follows is the reveal (ST28). */
export const lastLevel = levels[levels.length - 1];
