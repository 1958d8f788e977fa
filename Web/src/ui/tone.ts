const tones = ["accent-mint", "accent-orange", "accent-blue", "choice-b", "choice-d", "choice-c"];

/** FNV-1a, stirred: a number that says nothing about the text, the same on every page. */
function hash(text: string): number {
  let sum = 2166136261;
  for (let i = 0; i < text.length; i += 1) sum = Math.imul(sum ^ text.charCodeAt(i), 16777619);
  sum = Math.imul(sum ^ (sum >>> 15), 2246822507);
  return (sum ^ (sum >>> 13)) >>> 0;
}

/**
 * The colours of the players in the lobby's order: the same on the TV, on phones and at the host. Each gets the one that
 * its id likes best of those that fewest before it have, so that who leaves takes few other colours along.
 */
export function tonesOf(ids: readonly string[]): string[] {
  const taken = tones.map(() => 0);
  return ids.map((id) => {
    const fewest = Math.min(...taken);
    const liked = tones.map((tone, i) => (taken[i] === fewest ? hash(tone + id) : -1));
    const best = liked.indexOf(Math.max(...liked));
    taken[best] = fewest + 1;
    return `var(--${tones[best]})`;
  });
}
