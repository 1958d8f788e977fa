// The sprite as text, read: what stands in it for eyes, mouth and arm is put in place here, which keeps it small (EVE74).

/** Drawings by the id of their figure. */
export type Drawings = ReadonlyMap<string, string>;

const number = (marks: string, name: string, otherwise: number): number =>
  Number(new RegExp(`\\b${name}="([\\d.]+)"`).exec(marks)?.[1] ?? otherwise);

const placed = (x: number, y: number, part: string): string => `<g transform="translate(${x} ${y})">${part}</g>`;

/** A group that `data-mood` switches; `marks`: where it is. */
function group(name: string, marks: string, parts: Drawings): string {
  const part = parts.get(name === "eyes" ? "eye" : name) ?? "";
  const [x, y] = [number(marks, "x", 0), number(marks, "y", 0)];
  const moved = /transform="[^"]+"/.exec(marks)?.[0];
  if (name === "eyes") return `<g class="eyes">${placed(32 - x, y, part)}${placed(32 + x, y, part)}</g>`;
  if (name === "mouth") return `<g class="mouth" ${moved ?? `transform="translate(32 ${y})"`}>${part}</g>`;
  return `<g class="arm">${part}</g>`;
}

/** The drawings of a sprite; shared parts are in it too, and do no harm. */
export function read(sprite: string): Drawings {
  const lines = [...sprite.matchAll(/^<g id="(\w+)"(.*)$/gm)].map(([, id = "", rest = ""]) => [id, `<g${rest}`] as const);
  const parts = new Map(lines);
  const whole = (text: string): string =>
    text.replace(/<use href="#(\w+)"([^>]*)\/>/g, (_, name: string, marks: string) => group(name, marks, parts));
  return new Map(lines.map(([id, text]) => [id, whole(text)]));
}
