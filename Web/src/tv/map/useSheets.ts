// Paints the two sheets in the pauses between frames and puts them on the screen in strips (EVE62).
import { useEffect, useState, type RefObject } from "react";
import { ahead } from "../train/paint/ahead";
import { blank, easel, inStrips, sheet } from "../train/paint/picture";
import { coasts } from "./coasts";
import { mapSize, paintLights } from "./draw";
import { lights, towns } from "./lights";
import type { Near } from "./near";
import { nearPieces, sheetBox } from "./nearSheet";
import { worldPieces } from "./worldSheet";

/** Rows that a strip shares with the next: as a sheet grows, no edge lies on a whole pixel. */
export const shared = 2;
/** Canvas pixels for a design pixel of the near sheet, at most. */
const sharpest = 1.5;

/** NB: a canvas notes what is drawn and draws it when somebody looks; asked for one pixel, it draws piece by piece. */
const settled = (pen: CanvasRenderingContext2D | null, pieces: (() => void)[]): (() => void)[] =>
  pieces.map((piece) => () => {
    piece();
    pen?.getImageData(0, 0, 1, 1);
  });

type Strips = RefObject<HTMLElement>;

const canvases = (root: Strips): HTMLCanvasElement[] => Array.from(root.current?.querySelectorAll("canvas") ?? []);

let painting: Promise<void> | undefined;
let world: HTMLCanvasElement | undefined;

/** Paints the world sheet from what is here by now, and gives it to `then`. */
function paintWorld(lamps: HTMLCanvasElement, then: (picture: HTMLCanvasElement) => void): void {
  const picture = sheet(mapSize.width, mapSize.height);
  const pen = picture.getContext("2d", easel);
  const pieces = pen ? settled(pen, worldPieces(pen, coasts.now(), lamps)) : [];
  ahead(...pieces, () => then(picture));
}

async function paintAhead(): Promise<void> {
  const [lamps] = await Promise.all([lights(), coasts.whole()]);
  await new Promise<void>((done) =>
    paintWorld(lamps, (picture) => {
      if (coasts.now().coasts.length > 0) world = picture;
      else painting = undefined;
      done();
    }),
  );
}

/** Fetches and paints all that does not depend on the place, once for all reveals: when the lobby stands (EVE61). */
export const prepareMap = (): Promise<void> => (painting ??= paintAhead());

function copyOf(picture: HTMLCanvasElement): HTMLCanvasElement {
  const copy = sheet(picture.width, picture.height);
  copy.getContext("2d", easel)?.drawImage(picture, 0, 0);
  return copy;
}

/** True when the world sheet is on the strips under `root`: with lights alone where coasts are not here yet (EVE67). */
export function useWorldSheet(root: Strips, wanted: boolean): boolean {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!wanted) return;
    let over = false;
    const put = (picture: HTMLCanvasElement): void => {
      if (!over) ahead(...inStrips(picture, canvases(root), shared, () => setShown(!over)));
    };
    const ready = world;
    if (ready) ahead(() => put(copyOf(ready)));
    else ahead(() => paintWorld(paintLights(towns.now()), put));
    return () => void (over = true);
  }, [root, wanted]);
  return shown;
}

/** True when the near sheet is on the strips under `root`. It is painted from what is here when it is `due` (EVE67). */
export function useNearSheet(root: Strips, { place, radiusKm }: Near, due: boolean): boolean {
  const [shown, setShown] = useState(false);
  const { lat, lon } = place;
  useEffect(() => {
    if (!due) return;
    let over = false;
    const { picture, brush } = blank(sheetBox.width, sheetBox.height, sharpest);
    brush?.translate(-sheetBox.left, -sheetBox.top);
    const pieces = brush ? nearPieces(brush, coasts.now(), towns.now(), { place: { lat, lon }, radiusKm }) : [];
    const put = (): void => {
      if (!over) ahead(...inStrips(picture, canvases(root), shared, () => setShown(!over)));
    };
    ahead(...settled(brush, pieces).map((piece) => () => void (over || piece())), put);
    return () => {
      over = true;
      setShown(false);
    };
  }, [root, lat, lon, radiusKm, due]);
  return shown;
}
