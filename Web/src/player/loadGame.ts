// The game's script and styles, fetched apart from the join page to keep that small (UI-P7).

import { startAnew } from "./first/startAnew";

const tries = 4;
const pauseMs = 1000;
const longPauseMs = 4000;
const fontPatienceMs = 700;
let asked: Promise<typeof import("./Seated")> | null = null;
/** Somebody has a seat and waits for the game. */
let isAwaited = false;

function styles(): Promise<void> {
  const href = document.querySelector<HTMLMetaElement>('meta[name="late-styles"]')?.content;
  if (!href || document.querySelector(`link[href="${href}"]`)) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = href;
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(href));
    };
    document.head.append(link);
  });
}

/** The game begins in its own letters; a slow network does not hold it up for them. */
function fonts(): Promise<unknown> {
  const wanted = ["400 16px Inter", "700 16px Inter"].map((font) => document.fonts?.load(font));
  const patience = new Promise((go) => window.setTimeout(go, fontPatienceMs));
  return Promise.race([Promise.all(wanted).catch(() => patience), patience]);
}

async function fetchAll(failures = 0): Promise<typeof import("./Seated")> {
  try {
    const [seated] = await Promise.all([import("./Seated"), styles().then(fonts)]);
    return seated;
  } catch {
    const failed = failures + 1;
    // NB: only with a seat, which is kept: on the join form what is typed would be lost.
    if (isAwaited && failed >= tries) await startAnew(window.location.href);
    await new Promise((resolve) => window.setTimeout(resolve, failed < tries ? pauseMs : longPauseMs));
    return fetchAll(failed);
  }
}

/** Starts the download; call it as soon as somebody begins to join. */
export const preloadGame = (): Promise<typeof import("./Seated")> => (asked ??= fetchAll());

/** For `React.lazy`: asked for once there is a seat. */
export async function loadGame() {
  isAwaited = true;
  return { default: (await preloadGame()).Seated };
}
