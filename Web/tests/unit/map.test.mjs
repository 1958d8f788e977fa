// The map of the reveal: distances, the way between two places, the near sheet and its names.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { shownKm } from "../../src/lib/distance.ts";
import { formatNumber } from "../../src/lib/i18n/format.ts";
import { boxOf, half, markOf, placed } from "../../src/tv/map/labels.ts";
import { headOf, nearPoint, pinPoint, radiusKm } from "../../src/tv/map/near.ts";
import { eased, hasWorldSheet, middle, nearDashes, ride, timeOf, worldDashes } from "../../src/tv/map/route.ts";
import { bearing, beyond, distanceKm, onTheWay } from "../../src/tv/map/sphere.ts";
import { apart, fitted, free, heart, touch, within } from "../../src/tv/map/zones.ts";

const at = (lat, lon) => ({ lat, lon });
const [stockholm, paris, rome, auckland, lima, pole] = [at(59.33, 18.06), at(48.85341, 2.3488), at(41.89193, 12.51133), at(-36.85, 174.76), at(-12.05, -77.04), at(-90, 0)];
const about = (value, expected, most) => assert.ok(Math.abs(value - expected) <= most, `${value} is not ${expected}`);

test("distanceKm is the haversine with the radius 6 371.0088 km", () => {
  about(distanceKm(paris, rome), 1105.8, 1.5);
  about(distanceKm(at(0, 0), at(0, 180)), Math.PI * 6371.0088, 1e-6);
  about(distanceKm(at(-18, 179.5), at(-18, -179.5)), 105.75, 0.1);
  assert.equal(distanceKm(paris, paris), 0);
});

test("kilometres are shown as under 10, whole to 99, to the nearest 5 to 1 999, to the nearest 50 above", () => {
  const shown = { 0: null, 9.99: null, 10: 10, 42.4: 42, 99.4: 99, 99.6: 100, 103: 105, 884: 885, 1997: 1995, 1998: 2000, 2024: 2000, 2026: 2050, 9549: 9550 };
  for (const [km, expected] of Object.entries(shown)) assert.equal(shownKm(Number(km)), expected, km);
});

test("thousands are grouped as the language does", () => {
  assert.equal(formatNumber(9550, "en"), "9,550");
  assert.match(formatNumber(9550, "sv"), /^9\s550$/);
});

test("the shortest way begins at one place, ends at the other and never leaves the great circle", () => {
  for (const [a, b] of [[stockholm, paris], [stockholm, auckland], [lima, auckland], [stockholm, pole]]) {
    about(distanceKm(a, onTheWay(a, b, 0)), 0, 0.01);
    about(distanceKm(onTheWay(a, b, 1), b), 0, 0.01);
    const halfway = onTheWay(a, b, 0.5);
    about(distanceKm(a, halfway) + distanceKm(halfway, b), distanceKm(a, b), 0.01);
  }
  about(distanceKm(paris, beyond(paris, bearing(paris, rome), distanceKm(paris, rome))), distanceKm(paris, rome), 0.01);
});

test("EVE62 the flight takes the great circle; over 180° it leaves the world sheet at one edge and enters at the other", () => {
  const line = worldDashes(at(-18, 178), at(-12, -77));
  for (const { from, to } of line) assert.ok(Math.abs(from.x - to.x) < 200);
  const again = line.findIndex((dash) => dash.again);
  about(line[again].from.x, line[again - 1].from.x - 1920, 1e-6);
  about(line[again].to.x, line[again - 1].to.x - 1920, 1e-6);
  const times = ride(line).map(({ time }) => time);
  assert.deepEqual(times, [...times].sort((a, b) => a - b));
  assert.ok(line[0].from.x > 1900 && line[line.length - 1].to.x < 600);
  assert.ok(line.length >= 28);
  assert.ok(Math.max(...worldDashes(at(60, 10), at(60, -110)).map(({ from }) => -from.y)) > 60 * 6.77, "by the north, as the circle goes");
});

test("EVE62 beyond 75° north or south there is only the near sheet", () => {
  assert.deepEqual([pole, at(78.2, 15.6), at(75, 0), stockholm].map(hasWorldSheet), [false, false, true, true]);
});

test("EVE62 the near sheet reaches 1.25 times as far as the farthest pin within 8 000 km, 900 km at least and 8 000 at most", () => {
  assert.equal(radiusKm(paris, []), 900);
  about(radiusKm(paris, [rome]), 1.25 * distanceKm(paris, rome), 1e-6);
  about(radiusKm(paris, [rome, auckland]), 1.25 * distanceKm(paris, rome), 1e-6);
  assert.equal(radiusKm(at(0, 0), [at(0, 65)]), 8000);
});

test("EVE62 on the near sheet distances and directions from the place are true, over poles and 180° too", () => {
  for (const place of [paris, pole, at(-17.8, 179.9)]) {
    const near = { place, radiusKm: 2000 };
    for (const angle of [0, 1, 2.5, -2]) {
      const { x, y } = nearPoint(near, beyond(place, angle, 1500));
      about(Math.hypot(x - heart.x, y - heart.y), (1500 / 2000) * fitted, 0.01);
    }
  }
  const east = nearPoint({ place: at(-17.8, 179.9), radiusKm: 2000 }, at(-17.8, -179));
  assert.ok(east.x > heart.x && east.x < heart.x + 20);
});

test("a pin farther than R stands at the edge with an arrow in its direction", () => {
  const near = { place: paris, radiusKm: 1400 };
  assert.equal(pinPoint(near, rome).arrow, undefined);
  const far = pinPoint(near, auckland);
  about(Math.hypot(far.x - heart.x, far.y - heart.y), fitted, 0.01);
  about(far.arrow, bearing(paris, auckland), 1e-9);
});

test("place and pins are fitted between rows and postcard", () => {
  for (let lon = -180; lon < 180; lon += 15) {
    const pin = pinPoint({ place: paris, radiusKm: 900 }, at(10, lon));
    assert.ok(pin.x >= free.left && pin.x <= free.right && pin.y >= free.top && pin.y <= free.bottom);
  }
});

test("no head of a pin reaches over rows or postcard, and its tip stays at the place", () => {
  for (const figures of [1, 2, 3, 4]) {
    for (let lon = -180; lon < 180; lon += 15) {
      const tip = pinPoint({ place: paris, radiusKm: 900 }, at(48, lon));
      const head = headOf(tip, half(figures));
      assert.ok(head.x - half(figures) > free.left && head.x + half(figures) < free.right);
      if (tip.arrow === undefined) assert.ok(Math.abs(head.x - tip.x) < half(figures) - 18);
    }
  }
});

const name = (text, x, y, kind = "city") => ({ text, at: { x, y }, kind });
const place = name("Paris", heart.x, heart.y, "place");

test("a label within 24 px of another, of a pin or of the rows is dropped", () => {
  const labels = [name("London", 1000, 400), name("Lutetia", 1002, 402), name("Brest", 750, 520), name("Lyon", 1100, 700)];
  const shown = placed(place, [], labels);
  assert.deepEqual(shown.map(({ text }) => text), ["Paris", "London", "Lyon"]);
  for (const a of shown) {
    for (const b of shown) if (a !== b) assert.ok(!touch(boxOf(a, a.side), boxOf(b, b.side), apart));
    if (a.kind === "city") assert.ok(within(boxOf(a, a.side), free, apart));
  }
  const pinned = placed(place, [{ ...name("Dijon", 1110, 690, "pin"), figures: 2 }], labels);
  assert.deepEqual(pinned.map(({ text }) => text), ["Paris", "Dijon", "London"]);
  assert.ok(!touch(markOf(pinned[1]), boxOf(pinned[2], pinned[2].side), apart));
});

test("a pin that lands moves no label: it takes some away", () => {
  const labels = [name("London", 1000, 400), name("Lyon", 1100, 700), name("Madrid", 850, 700), name("SPANIEN", 900, 640, "country")];
  const before = placed(place, [], labels);
  for (const x of [800, 950, 1100, 1250]) {
    const after = placed(place, [name("Rom", x, 600, "pin")], labels).filter(({ kind }) => kind === "city" || kind === "country");
    for (const each of after) assert.equal(each.side, before.find(({ text }) => text === each.text).side);
  }
});

test("the place is always named", () => {
  const crowd = [0, 1, 2, 3, 4, 5].map((i) => name(`Pin ${i}`, heart.x + 60 * Math.cos(i), heart.y + 60 * Math.sin(i), "pin"));
  assert.equal(placed(name("Galápagosöarna", heart.x, heart.y, "place"), crowd, [])[0].kind, "place");
});

test("EVE63 the dashes light from 0 to 2 400 one after the other, slow at both ends, and the train rides along them", () => {
  for (const way of [0, 0.1, 0.5, 0.83, 1]) about(eased(timeOf(way)), way, 1e-9);
  const stations = ride(worldDashes(stockholm, lima));
  for (let i = 1; i < stations.length; i++) assert.ok(stations[i].time >= stations[i - 1].time);
  const near = nearDashes(lima, { place: paris, radiusKm: 900 });
  assert.ok(near.length > 20 && near.length <= 50);
  about(near[near.length - 1].ends, 1, 0.01);
  about(near[0].to.y - near[0].from.y, ((heart.y - near[0].from.y) / (heart.x - near[0].from.x)) * (near[0].to.x - near[0].from.x), 1e-6);
  about(middle(at(0, 0), at(0, 90)).x, 1200, 1e-6);
});

test("EVE63 what moves on the map moves by transform and opacity, and stands still when it has to", () => {
  const css = readFileSync("src/tv/css/flightmap.css", "utf8");
  for (const [, body] of css.matchAll(/@keyframes [\w-]+ \{([^@]*?)\n\}/g)) {
    for (const [, property] of body.matchAll(/([\w-]+):/g)) assert.match(property, /^(transform|opacity)$/);
  }
  assert.match(css, /\[data-calm="true"\] \.flight-near \{\s+animation: fade 0\.2s/);
});
