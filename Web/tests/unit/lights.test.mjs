// The map of the reveal: the file of lights and where a place is drawn.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { decode } from "../../src/tv/map/light.ts";
import { project } from "../../src/tv/map/projection.ts";

const all = decode(readFileSync("src/tv/map/lights.bin"));
const near = (lat, lon) => all.filter((l) => Math.abs(l.lat - lat) <= 0.5 && Math.abs(l.lon - lon) <= 0.5);

test("the lights: towns shine, oceans and ice do not", () => {
  assert.equal(all.length, 24904);
  for (const [lat, lon] of [[59.33, 18.06], [-33.87, 151.21], [35.69, 139.69], [64.14, -21.9]]) {
    assert.ok(near(lat, lon).some((l) => l.brightness >= 1), `${lat} ${lon}`);
  }
  assert.deepEqual([...near(0, -150), ...near(-80, 0), ...near(75, -40)], []);
});

test("each light is on the Earth and has one of four tones", () => {
  for (const { lat, lon, brightness } of all) {
    assert.ok(Math.abs(lat) < 90 && Math.abs(lon) < 180 && brightness >= 0 && brightness <= 3);
  }
});

test("the place lies on the middle of the screen, and the far side wraps around", () => {
  assert.deepEqual(project(0, 24.9, 24.9), { x: 960, y: -0 });
  assert.ok(project(60, 24.9, 24.9).y < 0);
  assert.ok(Math.abs(project(0, 179, -179).x - (960 - 2 * (1920 / 360))) < 1e-9);
});
