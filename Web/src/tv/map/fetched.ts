// A list of numbers beside the page's scripts, fetched once and read.

export interface Fetched<T> {
  /** The content, when it is there; without a network nothing, and the next call tries again. */
  whole: () => Promise<T>;
  /** What is there by now. */
  now: () => T;
}

export function fetched<T>(file: string, read: (bytes: Uint8Array) => T, none: T): Fetched<T> {
  let coming: Promise<T> | undefined;
  let here = none;
  const load = async (): Promise<T> => {
    const answer = await fetch(new URL(file, import.meta.url));
    if (!answer.ok) throw new Error(`${file}: HTTP ${answer.status}`);
    return (here = read(new Uint8Array(await answer.arrayBuffer())));
  };
  const whole = (): Promise<T> =>
    (coming ??= load().catch(() => {
      coming = undefined;
      return none;
    }));
  return { whole, now: () => here };
}
