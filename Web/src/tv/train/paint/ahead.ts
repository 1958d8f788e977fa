// Painting that may not hold a frame up: one piece after each frame, in the order in which it was asked for.

type Piece = () => void;

const waiting: Piece[] = [];
let isBusy = false;

function paintNext(): void {
  try {
    waiting.shift()?.();
  } finally {
    isBusy = waiting.length > 0;
    if (isBusy) afterNextFrame();
  }
}

/** NB: in a task of its own, so that the frame goes to the screen before the work begins. */
const afterNextFrame = (): void => void requestAnimationFrame(() => window.setTimeout(paintNext));

/** Runs each piece in the pause after a frame of its own; a few milliseconds each, or frames are missed all the same. */
export function ahead(...pieces: Piece[]): void {
  waiting.push(...pieces);
  if (!isBusy) afterNextFrame();
  isBusy = true;
}
