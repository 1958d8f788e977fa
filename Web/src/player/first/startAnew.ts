// The page loaded anew: the last resort of engines that remember a failed import.

const patienceMs = 6000;

/** True when the server answers for `url`, be it that the file is gone with yesterday's pages. */
async function isReached(url: string): Promise<boolean> {
  const abort = new AbortController();
  const timer = window.setTimeout(() => abort.abort(), patienceMs);
  try {
    const { ok, status } = await fetch(url, { cache: "reload", signal: abort.signal });
    return ok || status === 404;
  } catch {
    return false;
  } finally {
    window.clearTimeout(timer);
  }
}

/** NB: never out of reach of the server: a browser's error page knows no way back. */
export async function startAnew(url: string): Promise<void> {
  if (await isReached(url)) window.location.reload();
}
