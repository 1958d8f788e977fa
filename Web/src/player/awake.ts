// Keeps the screen on during a game: a wake lock where there is one, else a silent film (UI-P31).

interface Sentinel {
  readonly released: boolean;
  release(): Promise<void>;
}
interface WakeLock {
  request(type: "screen"): Promise<Sentinel>;
}

let wanted = false;
let lock: Sentinel | null = null;
let isAsking = false;
let film: HTMLVideoElement | null = null;

/**
 * A minute of black, muted and looping, which phones do not sleep over; fetched only when needed.
 * Made with `ffmpeg -f lavfi -i color=black:s=16x16:r=1:d=60 -g 60`: x264 baseline and libvpx.
 */
function roll(): void {
  film ??= Object.assign(document.createElement("video"), { muted: true, loop: true, playsInline: true });
  if (!film.isConnected) {
    film.className = "film";
    film.setAttribute("playsinline", "");
    film.setAttribute("aria-hidden", "true");
    film.disablePictureInPicture = true;
    film.src = film.canPlayType("video/mp4; codecs=avc1.42E01E") ? "/awake.mp4" : "/awake.webm";
    document.body.append(film);
  }
  // NB: refused outside a tap on some phones; the next touch tries again.
  film.play().catch(() => undefined);
}

async function hold(): Promise<void> {
  if (!wanted || document.visibilityState !== "visible") return;
  const { wakeLock } = navigator as { wakeLock?: WakeLock };
  if (!wakeLock) return roll();
  if (isAsking || lock?.released === false) return;
  isAsking = true;
  // NB: refused on low battery; the quick rejoin is the net then.
  lock = await wakeLock.request("screen").catch(() => null);
  isAsking = false;
  if (!wanted) drop();
}

function drop(): void {
  void lock?.release().catch(() => undefined);
  lock = null;
}

const again = (): void => void hold();

/** Call it from a tap, which is answered first; it then renews itself whenever the page is seen again. */
export function stayAwake(): void {
  if (!wanted) {
    document.addEventListener("visibilitychange", again);
    document.addEventListener("pointerdown", again, { once: true });
  }
  wanted = true;
  setTimeout(again);
}

/** The phone may sleep again. */
export function letSleep(): void {
  wanted = false;
  document.removeEventListener("visibilitychange", again);
  document.removeEventListener("pointerdown", again);
  drop();
  film?.remove();
  film = null;
}
