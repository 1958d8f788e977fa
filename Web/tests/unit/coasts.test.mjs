// The file of coasts and borders, and the sheets that are drawn from it.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { brotliCompressSync } from "node:zlib";
import { decodeCoasts } from "../../src/tv/map/coast.ts";
import { isLand } from "../../src/tv/map/land.ts";
import { goesRound, outer, outline, spread, stretches } from "../../src/tv/map/outline.ts";
import { portions, trace } from "../../src/tv/map/worldSheet.ts";
import { heart } from "../../src/tv/map/zones.ts";

const file = readFileSync("public/map/coasts.bin");
const { coasts, borders } = decodeCoasts(file);

/** Writes lines the way scripts/atlas/coasts.py does. */
function encoded(...parts) {
  const out = [100];
  let at = [0, 0];
  const number = (n) => {
    for (; n > 127; n = Math.floor(n / 128)) out.push((n % 128) | 128);
    out.push(n);
  };
  for (const lines of parts) {
    number(lines.length);
    for (const line of lines) {
      number(line.at.length + (line.closed ? 1 : 0));
      for (let i = 0; i < line.at.length; i += 2) {
        const point = [Math.round(line.at[i] * 100), Math.round(line.at[i + 1] * 100)];
        point.forEach((now, axis) => number(now >= at[axis] ? 2 * (now - at[axis]) : 2 * (at[axis] - now) - 1));
        at = point;
      }
    }
  }
  return Buffer.from(out);
}

test("EVE61 coasts.bin holds coast lines and borders within 56 KB in brotli, and its README names its SHA-256", async () => {
  assert.deepEqual([coasts.length, borders.length], [1177, 358]);
  assert.ok(brotliCompressSync(file).length <= 56 * 1024);
  const { createHash } = await import("node:crypto");
  assert.ok(readFileSync("public/map/README.md", "utf8").includes(createHash("sha256").update(file).digest("hex")));
});

test("what is read from coasts.bin is written again as the same bytes", () => {
  assert.ok(encoded(coasts, borders).equals(file));
});

test("EVE61 every coast is closed but the Antarctic one, which goes once round the Earth", () => {
  const open = coasts.filter(({ closed }) => !closed);
  assert.equal(open.length, 1);
  assert.deepEqual([open[0].at[0], open[0].at[open[0].at.length - 2]], [-180, 180]);
  for (const { at } of [...coasts, ...borders]) {
    for (let i = 2; i < at.length; i += 2) assert.ok(Math.abs(at[i] - at[i - 2]) < 180);
  }
});

test("land is land, wherever one counts the degrees from, and the sea is not", () => {
  const land = [[59.4, 17.5], [36.85, -5.24], [36.85, 354.76], [67, -179.5], [67, 180], [-34, 150.5], [-90, 0], [38, -98]];
  const sea = [[0, -150], [42, 51], [90, 0], [-36.8, 178.9], [55, 3], [-17, 190]];
  for (const [lat, lon] of land) assert.ok(isLand(coasts, { lat, lon }), `${lat} ${lon}`);
  for (const [lat, lon] of sea) assert.ok(!isLand(coasts, { lat, lon }), `${lat} ${lon}`);
});

test("EVE62 on the near sheet every line stays within the circle around it, at the poles and at 180° too", () => {
  for (const place of [{ lat: -90, lon: 0 }, { lat: 67.9, lon: 20.2 }, { lat: -17.8, lon: 180 }, { lat: -36.9, lon: 174.8 }]) {
    for (const radiusKm of [900, 8000]) {
      const project = spread({ place, radiusKm });
      for (const line of coasts) {
        const { at } = outline(line, project);
        for (let i = 0; i < at.length; i += 2) assert.ok(Math.hypot(at[i] - heart.x, at[i + 1] - heart.y) <= outer + 1e-6);
      }
    }
  }
});

/** Whether a point of the sheet is land: by how many outlines are around it. */
function filled(place, radiusKm, x, y) {
  const project = spread({ place, radiusKm });
  let odd = isLand(coasts, { lat: -place.lat, lon: place.lon + 180 });
  for (const { at } of coasts.map((line) => outline(line, project)).filter(goesRound)) {
    for (let i = 0, j = at.length - 2; i < at.length; j = i, i += 2) {
      const [a, b] = [at[i + 1] > y, at[j + 1] > y];
      if (a !== b && x < at[i] + ((y - at[i + 1]) / (at[j + 1] - at[i + 1])) * (at[j] - at[i])) odd = !odd;
    }
  }
  return odd;
}

test("EVE62 land is filled and sea is not, also where the far side of the Earth is land", () => {
  const places = [[48.85, 2.35, true], [-36.9, 177.5, false], [-17, 175, false], [-90, 0, true], [40, -4, true], [-25, 135, true], [0, -100, false], [50, 87, true]];
  for (const [lat, lon, expected] of places) {
    for (const radiusKm of [900, 3000, 8000]) assert.equal(filled({ lat, lon }, radiusKm, heart.x, heart.y), expected, `${lat} ${lon} ${radiusKm}`);
  }
});

test("EVE62 on the world sheet a line that goes on beyond 180° is drawn at both edges", () => {
  const seen = [];
  const path = { moveTo: (x) => seen.push(["to", x]), lineTo: (x) => seen.push(["on", x]), closePath: () => seen.push(["end"]) };
  trace(path, { closed: true, at: Float32Array.from([178, 0, 183, 0, 183, 2]) }, true);
  const moves = seen.filter(([what]) => what === "to").map(([, x]) => Math.round(x));
  assert.deepEqual(moves, [1909, -11]);
  assert.equal(seen.filter(([what]) => what === "end").length, 2);
});

test("a sheet is painted in portions, none left out", () => {
  const parts = portions(coasts, 2500);
  assert.equal(parts.flat().length, coasts.length);
  assert.ok(parts.length > 4);
});

test("EVE62 coasts are drawn in short stretches that join, without what lies on the circle around the sheet", () => {
  const ring = Array.from({ length: 1400 }, (_, i) => heart.x + (i % 2 ? heart.y - heart.x : 0) + (i >> 1) / 10);
  const parts = stretches({ at: ring, seen: true, closed: false });
  assert.equal(parts.length, 3);
  assert.deepEqual(parts[0].slice(-2), parts[1].slice(0, 2));
  assert.deepEqual(stretches({ at: [heart.x, heart.y - outer, heart.x + outer, heart.y], seen: false, closed: false }), []);
});
