// Files that the page makes for its person.

// NB: some browsers read the blob only once the person has said where to keep it.
const keptMs = 40_000;

/** Offers `text` as a file to keep. */
export function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  window.setTimeout(() => URL.revokeObjectURL(url), keptMs);
}
