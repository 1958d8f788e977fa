// What can wait for the first paint.

/** For browsers that tell nothing of their paints, and for pages that nobody sees. */
const mostMs = 1000;
const contentful = "first-contentful-paint";

/** Resolves when this page has shown something. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    window.setTimeout(resolve, mostMs);
    try {
      const watch = new PerformanceObserver((paints) => paints.getEntriesByName(contentful).length > 0 && resolve());
      watch.observe({ type: "paint", buffered: true });
    } catch {
      // NB: then the timer alone decides.
    }
  });
