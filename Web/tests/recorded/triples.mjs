// Landscape, map and passengers of 200 triples of session, destination and level, as the page makes them.
import { crest, landscape } from "../../src/tv/train/landscape";
import { clueDawn, clueSpeed } from "../../src/tv/train/pace";
import { seated, seatedInCarriages } from "../../src/tv/coaches/seating";
import { headOf, nearPoint, pinPoint, radiusKm } from "../../src/tv/map/near";
import { half } from "../../src/tv/map/labels";
import { hasWorldSheet, isFlight, middle, nearDashes, worldDashes } from "../../src/tv/map/route";
import { distanceKm } from "../../src/tv/map/sphere";
import { dice, weighed } from "./numbers.mjs";

const keepsakes = ["couch", "moose", "bench"];
const ridges = ["mountains", "hills", "shore", "woods"];
const steps = [0, 237, 611, 1040, 1499, 1919];
const levels = [10, 8, 6, 4, 2];

function land(seed, destination) {
  const all = landscape(seed, destination);
  return {
    palette: all.palette,
    keepsake: keepsakes.indexOf(all.keepsake),
    keepsakeX: all.keepsakeX,
    stars: weighed(all.stars.flatMap(({ x, y, r, bright }) => [x, y, r, bright])),
    moon: weighed([all.moon.x, all.moon.y, all.moon.r]),
    ridges: ridges.map((name) => weighed(steps.map((x) => crest(all[name], x)))),
    hamlets: weighed(all.hamlets.flatMap(({ x, up, r }) => [x, up, r])),
    houses: weighed(all.houses.flatMap(({ x, width, height, church, lit }) => [x, width, height, Number(church), ...lit.map(Number)])),
    pines: weighed(all.pines.flatMap(({ x, height, round }) => [x, height, Number(round)])),
    trees: weighed(all.trees.flatMap(({ x, height, round }) => [x, height, Number(round)])),
  };
}

const place = (random) => ({ lat: (random() - 0.5) * 170, lon: (random() - 0.5) * 360 });
const line = (dashes) => weighed(dashes.flatMap(({ from, to, begins, ends }) => [from.x, from.y, to.x, to.y, begins, ends]));

function map(random) {
  const [from, to] = [place(random), place(random)];
  const guesses = Array.from({ length: 4 }, () => place(random));
  const near = { place: to, radiusKm: radiusKm(to, guesses) };
  const isShown = isFlight(from, to) && hasWorldSheet(to);
  const heart = middle(from, to);
  return {
    from, to, guesses,
    radiusKm: near.radiusKm,
    km: weighed(guesses.map((guess) => distanceKm(to, guess))),
    middle: [heart.x, heart.y],
    dashes: isShown ? line(worldDashes(from, to)) : weighed([]),
    nearDashes: isShown ? line(nearDashes(from, near)) : weighed([]),
    points: weighed(guesses.flatMap((guess) => Object.values(nearPoint(near, guess)))),
    pins: weighed(guesses.flatMap((guess) => {
      const pin = pinPoint(near, guess);
      const head = headOf(pin, half(1));
      return [pin.x, pin.y, pin.arrow ?? 9, head.x, head.y];
    })),
  };
}


function train(random) {
  const count = Math.floor(random() * 60);
  const cars = Math.floor(random() * 8);
  const riders = Array.from({ length: count }, (_, i) => ({ playerId: `${i}` }));
  const seat = () => Math.floor(random() * Math.max(1, cars));
  const homes = riders.map(() => (cars > 0 ? seat() : 0));
  const carriages = Array.from({ length: cars }, (_, i) => ({
    number: i + 1, tone: i, members: riders.filter((_, at) => homes[at] === i).map(({ playerId }) => playerId),
  }));
  const { coaches, perWindow, width } = cars > 0 ? seatedInCarriages(riders, carriages) : seated(riders);
  return {
    count, cars, homes, perWindow, width,
    windows: coaches.map(({ windows }) => windows.map(({ riders: some, over }) => [over, ...some.map(({ playerId }) => Number(playerId))])),
  };
}

export function triples() {
  const random = dice(20_261_127);
  return Array.from({ length: 200 }, (_, i) => {
    const session = `${Math.floor(random() * 2 ** 31).toString(16)}-${i}${i % 3 === 0 ? "#2" : ""}`;
    const [destination, points] = [i % 12, levels[i % levels.length]];
    const state = { clueLevelPoints: points, timer: i % 2 === 0 ? {} : null };
    return {
      session, destination, points, hasTimer: i % 2 === 0,
      speed: clueSpeed(state), dawn: clueDawn(state),
      land: land(session, destination), map: map(random), train: train(random),
    };
  });
}
