// The sky of one hour, whole: what would be laid over it for good costs as much as the train in each frame.
import type { Landscape } from "../landscape";
import { stamp } from "./picture";
import type { Brush } from "./shapes";
import { moonSquare, paintDawn, paintMoon, paintSky, skyHeight, skyWidth } from "./sky";

type Part = "night" | "moon" | "dawn";

const known = new WeakMap<Landscape, Partial<Record<Part, HTMLCanvasElement>>>();

const across = (view: Landscape): number => view.moon.r * moonSquare;

const painters: Record<Part, (view: Landscape) => HTMLCanvasElement> = {
  night: (view) => stamp(skyWidth, skyHeight, (brush) => paintSky(brush, view)),
  moon: (view) => stamp(across(view), across(view), (brush) => paintMoon(brush, view.moon.r)),
  dawn: () => stamp(skyWidth, skyHeight, paintDawn),
};

/** Painted when it is first asked for: the next hour of the same landscape has it already. */
function stampOf(view: Landscape, part: Part): HTMLCanvasElement {
  const stamps = known.get(view) ?? {};
  known.set(view, stamps);
  return (stamps[part] ??= painters[part](view));
}

/** What paints the hour, piece by piece. `dawn`: 0 = deep night, 1 = the morning of arrival. */
export function hourOf(brush: Brush, view: Landscape, dawn: number): (() => void)[] {
  const lay = (part: Part, alpha: number, x: number, y: number, width: number, height: number) => (): void => {
    brush.globalAlpha = alpha;
    brush.drawImage(stampOf(view, part), x, y, width, height);
    brush.globalAlpha = 1;
  };
  const size = across(view);
  const { x, y } = view.moon;
  return [
    lay("night", 1, 0, 0, skyWidth, skyHeight),
    lay("moon", 1 - dawn * 0.55, x - size / 2, y - size / 2, size, size),
    lay("dawn", dawn, 0, 0, skyWidth, skyHeight),
  ];
}
