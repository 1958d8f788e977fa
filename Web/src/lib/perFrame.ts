// However much news comes with one frame, a screen is rendered once for it.

/** `tell`, but at most once a frame, and at once where no frame would come or `isUrgent` says so. */
export function perFrame(tell: () => void, isUrgent: () => boolean): () => void {
  let isAsked = false;
  return () => {
    if (document.hidden || isUrgent()) return tell();
    if (isAsked) return;
    isAsked = true;
    requestAnimationFrame(() => {
      isAsked = false;
      tell();
    });
  };
}
