/** 32 hex digits from `getRandomValues`, which plain http keeps (crypto.randomUUID is not there). */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (b) => b.toString(16).padStart(2, "0")).join("");
}
