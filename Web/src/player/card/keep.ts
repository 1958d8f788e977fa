// The postcard leaves the page: by the phone's own sheet, as a download, or under a finger that holds it (EVE73).

/** Browsers inside other apps, where a download does nothing. */
const inApp = /FBAN|FBAV|Instagram|Line\/|Snapchat|TikTok|; wv\)/i;

const canDownload = (): boolean => "download" in HTMLAnchorElement.prototype && !inApp.test(navigator.userAgent);

const twoDigits = (n: number): string => String(n).padStart(2, "0");

/** `tripto-2026-11-26.png`. */
export function fileName(day: Date): string {
  return `tripto-${day.getFullYear()}-${twoDigits(day.getMonth() + 1)}-${twoDigits(day.getDate())}.png`;
}

function download(blob: Blob, name: string): void {
  const link = Object.assign(document.createElement("a"), { href: URL.createObjectURL(blob), download: name });
  link.click();
  window.setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** True: it went by the phone's sheet, or the person thought better of it. */
async function shared(blob: Blob, name: string): Promise<boolean> {
  const files = [new File([blob], name, { type: blob.type })];
  if (!navigator.canShare?.({ files })) return false;
  try {
    await navigator.share({ files });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError";
  }
}

/** False: it can only be held. */
export async function keep(blob: Blob, day: Date): Promise<boolean> {
  const name = fileName(day);
  if (await shared(blob, name)) return true;
  if (!canDownload()) return false;
  download(blob, name);
  return true;
}
