// The window of the finale as one picture. The train stands, and above it lights search and confetti falls: all that
// lies below them is drawn in each of these frames, and one picture is drawn sooner than fifteen.
import { useEffect, useRef, type RefObject } from "react";
import type { Landscape } from "./landscape";
import { nightOfFinale } from "./pace";
import { ahead } from "./paint/ahead";
import { hourOf } from "./paint/hour";
import { blank, fine, show } from "./paint/picture";
import type { Brush } from "./paint/shapes";
import { paintGloom } from "./paint/veil";

const width = 1920;
const height = 1080;
/** When the train has come to rest at the station. */
const atRestMs = 2600;
const againMs = 250;

const isPainted = (root: HTMLElement): boolean =>
  Array.from(root.querySelectorAll<HTMLElement>(".land canvas, .station canvas, .pane")).every((each) => each.dataset.shown);

/** What draws each of these parts of the window where it stands. */
function parts(brush: Brush, root: HTMLElement, which: string): (() => void)[] {
  const frame = root.getBoundingClientRect();
  const scale = width / frame.width;
  return Array.from(root.querySelectorAll<HTMLElement>(which), (part) => {
    const { left, top, width: across, height: down } = part.getBoundingClientRect();
    const { backgroundColor } = getComputedStyle(part);
    const place = [(left - frame.left) * scale, (top - frame.top) * scale, across * scale, down * scale] as const;
    return () => {
      brush.fillStyle = backgroundColor;
      if (part instanceof HTMLCanvasElement) brush.drawImage(part, ...place);
      else brush.fillRect(...place);
    };
  });
}

/** What paints the window by night, from the back to the front. */
function photograph(brush: Brush, root: HTMLElement, view: Landscape): (() => void)[] {
  return [
    () => {
      brush.fillStyle = "#05080f";
      brush.fillRect(0, 0, width, height);
    },
    ...hourOf(brush, view, nightOfFinale),
    ...parts(brush, root, ".land canvas, .thicket, .pole"),
    ...parts(brush, root, ".station canvas"),
    () => paintGloom(brush),
    ...parts(brush, root, ".pane"),
  ];
}

interface StillProps {
  root: RefObject<HTMLElement>;
  view: Landscape;
  isShown: boolean;
  /** Whether the picture is there, and would cover all that lies below it. */
  onTaken: (taken: boolean) => void;
}

/** Taken while the last questions are asked, or else as soon as the train rests in the finale. */
export function Still({ root, view, isShown, onTaken }: StillProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let timer = window.setTimeout(take, atRestMs);
    let over = false;
    function put(picture: HTMLCanvasElement): void {
      // NB: of a landscape that has passed meanwhile.
      if (over) return;
      void show(picture, true, canvas.current).then(() => onTaken(!over && canvas.current !== null));
    }
    function take(): void {
      if (!root.current) return;
      if (!isPainted(root.current)) return void (timer = window.setTimeout(take, againMs));
      const { picture, brush } = blank(width, height, fine);
      if (brush) ahead(...photograph(brush, root.current, view), () => put(picture));
    }
    return () => {
      over = true;
      window.clearTimeout(timer);
      onTaken(false);
    };
  }, [root, view, onTaken]);
  return <canvas ref={canvas} className="still" data-shown={isShown} />;
}
