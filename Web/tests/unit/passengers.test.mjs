// The passengers' drawings, tones and moods, as values.
import "./window.mjs";
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { brotliCompressSync } from "node:zlib";
import { read } from "../../src/ui/passenger/drawings";
import { figures } from "../../src/ui/passenger/figures";
import { moodMs, moods, untilBlink } from "../../src/ui/passenger/moods";
import { toneColour, toneNumbers, tones } from "../../src/ui/passenger/tones";

const sprite = readFileSync("src/ui/passenger/passengers.gen.svg", "utf8");
const sheet = readFileSync("src/ui/passenger/passenger.css", "utf8");
const spec = readFileSync("../docs/SPEC.md", "utf8");
const { palette } = JSON.parse(readFileSync("src/styles/tokens.json", "utf8"));
const lineOf = (id) => sprite.split("\n").find((line) => line.startsWith(`<g id="${id}"`)) ?? "";
const drawn = read(sprite);

test("EVE74 the sixteen figures are those of the table, each one group of at most 9 paths and 700 bytes", () => {
  const rows = spec.slice(spec.indexOf("- **EVE74**"), spec.indexOf("- **EVE75**"));
  assert.deepEqual(figures, [...rows.matchAll(/^\| (\w+) \| .+ = .+ \|/gm)].map(([, id]) => id).filter((id) => id !== "id"));
  assert.equal(figures.length, 16);
  for (const figure of figures) {
    const line = lineOf(figure);
    const shapes = line.match(/<(path|circle|ellipse|rect|line|polygon)\b/g) ?? [];
    assert.ok(shapes.length >= 4 && shapes.length <= 9, `${figure} has ${shapes.length} paths`);
    assert.ok(Buffer.byteLength(line) <= 700, `${figure} has ${Buffer.byteLength(line)} bytes`);
  }
});

test("EVE74 one sprite, at most 12 KB raw and 4 KB in brotli", () => {
  const brotli = brotliCompressSync(Buffer.from(sprite)).length;
  assert.ok(Buffer.byteLength(sprite) <= 12_000, `${Buffer.byteLength(sprite)} bytes`);
  assert.ok(brotli <= 4000, `${brotli} bytes in brotli`);
});

test("EVE74 every figure has its groups eyes, mouth and arm, and no reference is left in it", () => {
  for (const figure of figures) {
    const drawing = drawn.get(figure);
    for (const group of ["eyes", "mouth", "arm"])
      assert.equal(drawing.split(`<g class="${group}"`).length, 2, `${figure} has not one group ${group}`);
    assert.doesNotMatch(drawing, /<use|\bid=|NaN|undefined/, figure);
    assert.equal(drawing.split("<g").length, drawing.split("</g>").length, figure);
  }
});

test("EVE74 the face is in its own colours, the sleeves are in the tone", () => {
  for (const figure of figures) {
    assert.match(lineOf(figure), /^<g id="\w+" fill="#[0-9A-F]{6}"/);
    assert.doesNotMatch(lineOf(figure), /--tone/);
  }
  assert.match(lineOf("arm"), /stroke="var\(--tone\)"/);
});

// EVE77, but that no page has passengers yet, and so nothing that moves them.
test("eyes, mouth and arm have something for each mood that asks for it, and the sheet shows it", () => {
  const of = { eye: moods.filter((mood) => mood !== "wave"), mouth: moods, arm: ["wave", "cheer", "sulk", "sleep"] };
  for (const [part, wanted] of Object.entries(of))
    for (const mood of wanted) assert.match(lineOf(part), new RegExp(`class="[^"]*\\bp-${mood}\\b`), `${part} ${mood}`);
  for (const mood of moods) assert.ok(sheet.includes(`[data-mood="${mood}"] .p-${mood}`), mood);
});

test("start, wave and sulk pass after 400, 1 200 and 1 500; sit, cheer and sleep last", () => {
  assert.deepEqual(moodMs, { start: 400, wave: 1200, sulk: 1500 });
});

test("who sits blinks every 4 to 7 s, seeded: the same on every screen, and not together", () => {
  const pauses = Array.from({ length: 200 }, (_, i) => untilBlink("p7", i));
  assert.ok(pauses.every((ms) => ms >= 4000 && ms <= 7000));
  assert.ok(Math.max(...pauses) - Math.min(...pauses) > 2500);
  assert.deepEqual(pauses, Array.from({ length: 200 }, (_, i) => untilBlink("p7", i)));
  assert.equal(new Set(Array.from({ length: 20 }, (_, i) => untilBlink(`player-${i}`, 0))).size, 20);
});

// EVE75, but that tones have not replaced the guests' colours yet.
const channel = (part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
const luminance = (colour) =>
  [0.2126, 0.7152, 0.0722].reduce((sum, share, i) => sum + share * channel(parseInt(colour.slice(1 + 2 * i, 3 + 2 * i), 16) / 255), 0);
const contrast = (one, other) => {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};

test("the twelve tones have the specification's colours and patterns", () => {
  const rule = /- \*\*EVE75\*\* .*/.exec(spec)[0];
  const printed = [...rule.matchAll(/(\d+) (#[0-9A-F]{6}) \S+ (\w+)/g)].map(([, number, colour, pattern]) => [Number(number), colour, pattern]);
  assert.equal(printed.length, 12);
  assert.deepEqual(toneNumbers.map((number) => [number, palette[`tone${number}`], tones[number].pattern]), printed);
  assert.equal(toneColour(7), "var(--tone-7)");
  assert.equal(toneColour(13), toneColour(undefined));
});

test("ink is at least 4.5:1 on every tone, and every tone on the ground", () => {
  for (const number of toneNumbers)
    assert.ok(contrast(palette[`tone${number}`], palette.bgBase) >= 4.5, `tone ${number}`);
});

test("no two tones share a pattern or a tile", () => {
  assert.equal(new Set(toneNumbers.map((number) => tones[number].pattern)).size, 12);
  assert.equal(new Set(toneNumbers.map((number) => tones[number].tile?.d)).size, 12);
  assert.deepEqual(toneNumbers.filter((number) => !tones[number].tile), [1]);
});
