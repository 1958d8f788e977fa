// The finale of an evening: its stages, the numbers of awards, and the journey on the map.
import "./window.mjs";
import assert from "node:assert/strict";
import { test } from "node:test";
import { titleOf, valueOf } from "../../src/tv/finale/award";
import { legsOf, onScreen, placesOf, viewOf } from "../../src/tv/finale/routeView";
import { later, podiumIn } from "../../src/tv/finale/stage";
import { project } from "../../src/tv/map/projection";

const at = (stage, index = 0) => ({ stage, index, startMs: 0 });

test("the finale never goes back: the later of state and message is shown", () => {
  assert.equal(later(at("award", 0), at("award", 1)).index, 1);
  assert.equal(later(at("podium"), at("award", 2)).stage, "podium");
  assert.equal(later(null, at("route")).stage, "route");
  assert.equal(later(null, null), null);
});

test("a stage shows those of the stages before it too: second and third may come together", () => {
  assert.deepEqual(podiumIn("podium"), { third: false, second: false, first: false, full: false });
  assert.deepEqual(podiumIn("second"), { third: true, second: true, first: false, full: false });
  assert.deepEqual(podiumIn("standings"), { third: true, second: true, first: true, full: true });
});

const award = (id, more) => ({ id, playerIds: ["a"], names: ["Alva"], ...more });

test("each award has its title and its number in its unit", () => {
  const shown = {
    near_miss: [105.2, "105 km"], quick_brake: [3.44, "3,4 s"], comeback: [1, "+1 plats"], photo_finish: [12.4, "12 ms"], ten: [2, "2 st"],
    postman: [6, "6 p"], quiz: [5, "5 rätt"], patient: [2, "2 st"], steady: [3, "3 av 3"], long_way: [5120, /^5\s100 km$/], brave: [2, "2 bromsar"], cheer: [7, "7 st"],
  };
  for (const [id, [value, text]] of Object.entries(shown)) {
    const told = valueOf(award(id, { value }));
    if (text instanceof RegExp) assert.match(told, text);
    else assert.equal(told, text, id);
    assert.ok(titleOf(award(id)), id);
  }
  assert.equal(valueOf(award("alone_right", { place: "Lima" })), "Lima");
  assert.equal(valueOf(award("crew")), "");
  assert.equal(titleOf(award("crew")), "Tätaste vagnen");
});

test("an award that is newer than the page has no card", () => {
  assert.equal(titleOf(award("moonwalk")), null);
  assert.equal(valueOf(award("moonwalk", { value: 3 })), "");
});

const stop = (name, lat, lon) => ({ name, country: "", lat, lon });
const journeys = {
  near: [stop("Paris", 48.85, 2.35), stop("Wien", 48.2, 16.37)],
  far: [stop("Reykjavik", 64.15, -21.94), stop("Lima", -12.05, -77.04), stop("Wellington", -41.3, 174.8)],
  one: [stop("Kairo", 30.04, 31.24)],
};

test("SPEC 19.14 every stop of a journey is in sight between heading and names", () => {
  for (const [name, stops] of Object.entries(journeys)) {
    const places = placesOf(stops);
    const view = viewOf(places);
    for (const { lat, lon } of places) {
      const { x, y } = onScreen(view, project(lat, lon, 0));
      assert.ok(x > 60 && x < 1860 && y > 270 && y < 860, `${name}: ${x} ${y}`);
    }
  }
  assert.equal(viewOf(placesOf(journeys.one)).scale, 3);
});

test("SPEC 19.14 the line has a leg from each stop to the next; without a position a stop is not on the map", () => {
  const places = placesOf([...journeys.far, { name: "Nowhere", country: "" }]);
  assert.equal(places.length, 3);
  const legs = legsOf(places, viewOf(places));
  assert.deepEqual([...new Set(legs.map(({ leg }) => leg))], [1, 2]);
});
