// Confetti from both sides of the stage and from above (UI-T20): pieces that fly to every edge without a line of script,
// and without a canvas as large as the screen, each frame of which costs a television more than all the pieces do.
import { memo, useEffect, useRef, type CSSProperties } from "react";
import { reducedMotion, useAfter } from "../../lib/hooks";
import { between, seeded, several } from "../train/seeded";

const colors = ["#FF8A00", "#2DE2C5", "#4DA3FF", "#FFD700", "#F06FB0", "#F5F7FF"];
const count = 110;
const flightMs = 5200;
/** So many are thrown with each frame: all at once would hold the picture up. */
const handful = 10;
/** By then the last piece has faded. */
const overMs = 5500;

const random = seeded("confetti");

interface Piece {
  /** Design pixels from where it was thrown to the top of its flight. */
  x: number;
  y: number;
  axis: string;
  /** Degrees in the whole flight. */
  turn: number;
  style: CSSProperties;
}

interface Throw {
  /** Design pixels. */
  x: number;
  y: number;
  left: string;
  top: string;
}

/** From a lower corner, into the middle and over it. */
function burst(fromLeft: boolean): Throw {
  const angle = ((fromLeft ? 58 : 122) + between(random, -40, 34) * (fromLeft ? 1 : -1)) * (Math.PI / 180);
  const way = between(random, 320, 1180);
  return { x: way * Math.cos(angle), y: -way * Math.sin(angle), left: fromLeft ? "3%" : "97%", top: "82%" };
}

/** From above, anywhere between the edges. */
function shower(): Throw {
  const left = `${between(random, 0, 100).toFixed(1)}%`;
  return { x: between(random, -160, 160), y: between(random, -60, 560), left, top: "-6%" };
}

/** From the left, from the right and from above in turn: how far each is carried, and how it turns. */
const pieces: Piece[] = several(count, (i) => {
  const { x, y, left, top } = i % 3 === 2 ? shower() : burst(i % 3 === 0);
  const size = between(random, 13, 24).toFixed(0);
  return {
    x,
    y,
    axis: `${between(random, -1, 1).toFixed(2)}, ${between(random, 0.4, 1).toFixed(2)}, ${between(random, -1, 1).toFixed(2)}`,
    turn: between(random, 900, 2100) * (random() < 0.5 ? -1 : 1),
    style: {
      "--size": size,
      left,
      top,
      color: colors[i % colors.length],
      borderRadius: i % 4 === 0 ? "50%" : 0,
    } as CSSProperties,
  };
});

/** NB: in plain pixels: lengths that are reckoned from `--u` are reckoned anew for each piece in each frame. */
function fly(element: Element | undefined, { x, y, axis, turn }: Piece, unit: number): void {
  const at = (far: number, part: number): string =>
    `translate(${x * far * unit}px, ${y * Math.min(1, far) * unit}px) rotate3d(${axis}, ${turn * part}deg)`;
  element?.animate(
    [
      { opacity: 1, transform: at(0, 0), easing: "cubic-bezier(0.1, 0.7, 0.4, 1)" },
      { opacity: 0.9, transform: at(1, 0.4), offset: 0.22 },
      { opacity: 0, transform: at(1.04, 1) },
    ],
    { duration: flightMs, fill: "both" },
  );
}

const Pieces = memo(() => {
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const unit = (sheet.current?.clientWidth ?? 0) / 1920;
    let thrown = 0;
    let frame = requestAnimationFrame(function toss() {
      for (const piece of pieces.slice(thrown, thrown + handful)) fly(sheet.current?.children[thrown++], piece, unit);
      if (thrown < count) frame = requestAnimationFrame(toss);
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <div className="confetti" aria-hidden="true">
      <div ref={sheet}>
        {pieces.map(({ style }, i) => (
          <i key={i} style={style} />
        ))}
      </div>
    </div>
  );
});

/** None for people who want less motion (UI-A3), and none once the last piece has gone. */
export function Confetti() {
  const over = useAfter(overMs, "confetti");
  return over || reducedMotion() ? null : <Pieces />;
}
