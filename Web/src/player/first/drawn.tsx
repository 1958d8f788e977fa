// Run at build time, once for each language: the first screens as html.
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { Join } from "../join/Join";
import { Restoring } from "../Restoring";

/** Any code of full length: the screen without it is the same for every game. */
const someCode = "AAAAAA";

const screens: Record<string, ReactElement> = {
  join: <Join code="" />,
  code: <Join code={someCode} />,
  seat: <Restoring />,
};

export const drawn = Object.entries(screens).map(([name, screen]) => [name, renderToString(screen)]);
