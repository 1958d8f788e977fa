// The game's script and styles, fetched apart from the join page to keep that small (UI-P7).

const tries = 4;
const pauseMs = 1000;
const fontPatienceMs = 700;
let asked: Promise<typeof import("./Seated")> | null = null;

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

async function fetchAll(left: number): Promise<typeof import("./Seated")> {
  try {
    const [seated] = await Promise.all([import("./Seated"), styles().then(fonts)]);
    return seated;
  } catch {
    // NB: some engines remember a failed import, so the last resort is a reload: the seat is kept.
    if (left === 1) window.location.reload();
    await new Promise((resolve) => window.setTimeout(resolve, pauseMs));
    return fetchAll(Math.max(1, left - 1));
  }
}

/** Starts the download; call it as soon as somebody begins to join. */
export const preloadGame = (): Promise<typeof import("./Seated")> => (asked ??= fetchAll(tries));

/** For `React.lazy`. */
export const loadGame = async () => ({ default: (await preloadGame()).Seated });
