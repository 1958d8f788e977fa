// Confetti from both sides of the stage (UI-T20): seventy pieces that fly without a line of script, and without a canvas
// as large as the screen, each frame of which costs a television more than all the pieces do.
import { memo, type CSSProperties } from "react";
import { reducedMotion, useAfter } from "../../lib/hooks";
import { between, seeded, several } from "../train/seeded";

const colors = ["#FF8A00", "#2DE2C5", "#4DA3FF", "#FFD700", "#F06FB0", "#F5F7FF"];
const count = 70;
/** By then the last piece has faded. */
const overMs = 5500;

const random = seeded("confetti");

/** From the left and from the right in turn: how far the burst carries it, and how it turns. */
const pieces = several(count, (i) => {
  const left = i % 2 === 0;
  const angle = (((left ? 62 : 118) + between(random, -37, 37)) * Math.PI) / 180;
  const way = between(random, 310, 930);
  return {
    "--x": (way * Math.cos(angle)).toFixed(0),
    "--y": (-way * Math.sin(angle)).toFixed(0),
    "--size": between(random, 12, 22).toFixed(0),
    "--axis": `${between(random, -1, 1).toFixed(2)}, ${between(random, 0.4, 1).toFixed(2)}, ${between(random, -1, 1).toFixed(2)}`,
    "--turn": `${(between(random, 900, 2100) * (random() < 0.5 ? -1 : 1)).toFixed(0)}deg`,
    left: left ? "12%" : "88%",
    color: colors[i % colors.length],
    borderRadius: i % 3 === 0 ? "50%" : 0,
  } as CSSProperties;
});

const Pieces = memo(() => (
  <div className="confetti" aria-hidden="true">
    <div>
      {pieces.map((piece, i) => (
        <i key={i} style={piece} />
      ))}
    </div>
  </div>
));

/** None for people who want less motion (UI-A3), and none once the last piece has gone. */
export function Confetti() {
  const over = useAfter(overMs, "confetti");
  return over || reducedMotion() ? null : <Pieces />;
}
