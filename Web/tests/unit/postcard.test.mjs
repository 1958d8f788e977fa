// The postcard of a place: which parts it shows, and what is drawn of them.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { composed } from "../../src/ui/postcard/compose.ts";
import { greetingLines } from "../../src/ui/postcard/greeting.ts";
import { paletteOf, palettes } from "../../src/ui/postcard/palette.ts";
import { isPart, layerOf, marked, order } from "../../src/ui/postcard/parts.ts";
import { climateAt, climateOf, partsOf } from "../../src/ui/postcard/scene.ts";

const folder = "../Content/packs";
const packs = readdirSync(folder)
  .filter((file) => file.endsWith(".json"))
  .map((file) => JSON.parse(readFileSync(`${folder}/${file}`, "utf8")).destination);

/** Every pack as it is drawn by its own words, and without them. */
const ways = packs.flatMap((place) => [place, { ...place, scene: undefined }]);

test("EVE69 the 42 parts, eight of them marked", () => {
  const names =
    "sky_polar, sky_cold, sky_mild, sky_warm, sky_tropic; sun, moon, aurora; sea, river, lake, canal, waterfall, ice; hills, mountains, volcano, cliffs, dunes, savanna, rice; firs, broadleaf, palms; village, oldtown, blocks, skyline, harbour, bridge_arch, bridge_hung, castle, ruins, lighthouse; spire, dome, minaret, onion, pagoda, pyramid, columns, windmill";
  assert.deepEqual([...order].sort(), names.split(/[,;] /).sort());
  assert.equal(order.length, 42);
  assert.deepEqual([...marked], names.split("; ").pop().split(", "));
});

test("EVE69 each part is drawn, on the card, in tones of the palette", () => {
  for (const part of order) {
    const shapes = composed([part]).find((each) => each.part === part).shapes;
    assert.ok(shapes.length > 0, part);
    for (const [tone, path] of shapes) {
      assert.match(palettes.mild[tone] ?? "", /^#[0-9a-f]{6}$/, `${part} ${tone}`);
      assert.match(path, /^M[-\d., MLHVlhvCcQqTtAaSsz]+z$/, part);
      assert.doesNotMatch(path, /NaN|Infinity/, part);
    }
  }
});

test("EVE70 the climate follows from the latitude, north and south alike", () => {
  const lats = { 66: "polar", 65.9: "cold", 55: "cold", 54.9: "mild", 35: "mild", 34.9: "warm", 23.5: "warm", 23.4: "tropic", 0: "tropic" };
  for (const [lat, climate] of Object.entries(lats)) {
    assert.equal(climateAt(Number(lat)), climate);
    assert.equal(climateAt(-Number(lat)), climate);
  }
  assert.equal(climateOf({ climate: "tropic", lat: 60 }), "tropic");
  assert.equal(climateOf({ climate: "moonlike" }), "mild");
});

test("EVE70 without a scene kind, themes and climate choose", () => {
  const of = (kind, lat, ...themes) => partsOf({ kind, lat, themes }).slice(1).sort();
  assert.deepEqual(of("city", 50), ["blocks", "hills"]);
  assert.deepEqual(of("town", 50), ["hills", "village"]);
  assert.deepEqual(of("island", 50), ["cliffs", "sea"]);
  assert.deepEqual(of("region", 50), ["hills"]);
  assert.deepEqual(of("landmark", 50), ["hills"]);
  assert.deepEqual(of("country", 50), ["hills"]);
  assert.deepEqual(of("landmark", 50, "sea"), ["hills", "sea"]);
  assert.deepEqual(of("landmark", 50, "nature"), ["broadleaf", "hills"]);
  assert.deepEqual(of("town", 67, "nature"), ["firs", "hills", "village"]);
  assert.deepEqual(of("island", 10, "nature", "sea"), ["cliffs", "palms", "sea"]);
  assert.deepEqual(of("city", 10, "nature"), ["blocks", "hills"]);
});

test("a scene has at most four parts, far to near, and unknown words are left out", () => {
  const words = ["palms", "fountain", "sea", "sky_polar", "sun", "village", "castle"];
  assert.deepEqual(partsOf({ kind: "island", lat: 10, scene: words }), ["sky_tropic", "sun", "sea", "village", "palms"]);
  assert.deepEqual(partsOf({ kind: "city", lat: 50, scene: ["fountain"] }), ["sky_mild", "hills", "blocks"]);
});

test("EVE71 no aurora below 60°, no palms above 45°, whoever asks for them", () => {
  assert.deepEqual(partsOf({ lat: 59.9, scene: ["aurora", "sea"] }), ["sky_cold", "sea"]);
  assert.deepEqual(partsOf({ lat: -60, scene: ["aurora", "sea"] }), ["sky_cold", "aurora", "sea"]);
  assert.deepEqual(partsOf({ lat: 45.1, scene: ["palms", "sea"] }), ["sky_mild", "sea"]);
  assert.deepEqual(partsOf({ lat: 45, scene: ["palms", "sea"] }), ["sky_mild", "sea", "palms"]);
});

test("EVE71 all packs, by their scene and without it: no marked part that is not named, nothing that does not belong there", () => {
  assert.ok(packs.length > 190);
  for (const place of ways) {
    const parts = partsOf(place);
    for (const part of parts) {
      if (marked.includes(part)) assert.ok(place.scene?.includes(part), `${place.name} ${part}`);
      if (part === "aurora") assert.ok(Math.abs(place.lat) >= 60, place.name);
      if (part === "palms") assert.ok(Math.abs(place.lat) <= 45, place.name);
    }
    assert.equal(parts.filter((part) => layerOf(part) === "sky").length, 1);
    for (const { part } of composed(parts)) assert.ok(parts.includes(part) || ["ground", "shore"].includes(part), `${place.name} ${part}`);
  }
});

test("every pack's scene is made of parts, and all of it is drawn", () => {
  for (const { name, scene = [], ...place } of packs) {
    assert.ok(scene.length <= 4 && scene.every(isPart), name);
    const shown = composed(partsOf({ ...place, scene })).map(({ part }) => part);
    for (const part of scene) assert.ok(shown.includes(part), `${name} ${part}`);
  }
});

test("EVE71 what is drawn has no words, no pictures of people and no flags: paths alone", () => {
  for (const place of ways) for (const { shapes } of composed(partsOf(place))) for (const shape of shapes) assert.equal(shape.length, 2);
});

const channel = (hex) => [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16) / 255).map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4));
const light = (hex) => channel(hex).reduce((sum, v, i) => sum + v * [0.2126, 0.7152, 0.0722][i], 0);
const ratio = (a, b) => (Math.max(light(a), light(b)) + 0.05) / (Math.min(light(a), light(b)) + 0.05);

test("EVE68 the greeting can be read on every sky, by day and by night (UI-A1)", () => {
  for (const climate of Object.keys(palettes)) {
    for (const parts of [[], ["moon"], ["aurora"]]) {
      const { paper, high } = paletteOf(climate, parts);
      assert.ok(ratio(paper, high) >= 4.5, `${climate} ${parts} ${ratio(paper, high)}`);
    }
  }
});

test("EVE68 the name is as large as it fits, a long one on two lines", () => {
  for (const { name } of packs) {
    const { small, large, size } = greetingLines(`Hälsningar från ${name}`, name);
    assert.equal(small, "Hälsningar från");
    assert.equal(large.join(" ").replace("- ", "-"), name);
    assert.ok(size >= 20 && size <= 54, `${name} ${size}`);
    for (const line of large) assert.ok(line.length * size * 0.6 <= 330, name);
  }
  assert.deepEqual(greetingLines("Greetings from Kinesiska muren", "Kinesiska muren").large, ["Kinesiska", "muren"]);
});
