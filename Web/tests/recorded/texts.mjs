// The words of the page's pictures in golden states, phase by phase: what stands there before anything has happened.
import "../unit/window.mjs";
import { readFileSync } from "node:fs";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { phaseOf } from "../../src/tv/phases";

const golden = "../Tests/TriptoWireTests/Golden/server";
const [alva, bo] = [
  { playerId: "a1", name: "Alva", role: "player", isConnected: true, joinedAtMs: 1767225600000, score: 12, passenger: "fox", tone: 1 },
  { playerId: "b2", name: "Bo", role: "player", isConnected: true, joinedAtMs: 1767225600000, score: 4, passenger: "owl", tone: 2 },
];
const scoreboard = [
  { playerId: "a1", name: "Alva", score: 12, rank: 1 }, { playerId: "b2", name: "Bo", score: 4, rank: 2 },
];
const journey = { number: 1, lengthsMin: [5, 9, 13, 16, 20], minutes: 9, rulesDone: true };
/** Two passengers of an evening. */
const evening = { players: [alva, bo], scoreboard, journey, answeredCount: 0, totalPlayers: 2 };
const best = { playerId: "a1", playerName: "Alva", pointsAwarded: 8 };
const route = [
  { name: "Lyon", country: "Frankrike", lat: 45.76, lon: 4.84, best }, { name: "Visby", country: "Sverige", lat: 57.6, lon: 18.3, best },
];
const finale = (stage) => ({
  ...evening,
  finale: { stage, startAtServerMs: 1767225600000, index: 0, route, awards: [{ id: "near_miss", playerIds: ["b2"], names: ["Bo"], value: 112.6 }] },
});

const stateOf = (name) => JSON.parse(readFileSync(`${golden}/STATE_SNAPSHOT.${name}.json`, "utf8")).payload.state;

/** At noon: the same day in most of the world. */
const { reveal } = stateOf("EX-evening-reveal");
const atNoon = { reveal: { ...reveal, startAtServerMs: Date.UTC(2026, 0, 1, 12) } };

/** The golden state, the phase, and what is otherwise in it. */
const scenes = [
  ["TV", "LOBBY"], ["TV", "PREPARING_ROUND"], ["TV", "ROUND_INTRO"], ["TV", "CLUE_LEVEL"], ["TV", "PAUSED_FOR_BRAKE"],
  ["TV-reveal", "REVEAL_DESTINATION"], ["TV-followup", "FOLLOWUP_QUESTION"], ["TV", "SCOREBOARD"], ["TV", "FINAL_RESULTS"],
  ["TV", "ROUND_END"],
  ["TV", "LOBBY", evening], ["TV", "ROUND_INTRO", { ...evening, rules: { step: 4, pulled: ["a1"] } }],
  ["TV", "ROUND_INTRO", { ...evening, destinationIndex: 2, totalDestinations: 3 }], ["TV", "CLUE_LEVEL", evening],
  ["TV", "PAUSED_FOR_BRAKE", { ...evening, brakeOwnerPlayerId: "a1", brakeOwnerName: "Alva" }],
  ["EX-evening-reveal", "REVEAL_DESTINATION", atNoon], ["TV-followup", "FOLLOWUP_QUESTION", evening], ["TV", "SCOREBOARD", evening],
  ["TV", "FINAL_RESULTS", finale("route")], ["TV", "FINAL_RESULTS", finale("award")], ["TV", "FINAL_RESULTS", finale("winner")],
  ["TV", "FINAL_RESULTS", finale("standings")], ["TV", "ROUND_END", finale("standings")],
];

/** NB: nothing is laid out here, and that React says so of each effect is no news. */
function quietly(draw) {
  const complain = console.error;
  console.error = (text, ...more) => String(text).startsWith("Warning: useLayoutEffect") || complain(text, ...more);
  try {
    return draw();
  } finally {
    console.error = complain;
  }
}

function words(state) {
  const props = { state, before: [], hostAway: false, onNewGame() {} };
  const html = quietly(() => renderToStaticMarkup(createElement(() => phaseOf(state).picture(props))));
  return html.split(/<[^>]*>/).map((text) => text.trim()).filter(Boolean);
}

export const texts = () => scenes.map(([name, phase, change = {}]) => (
  { name, phase, change, texts: words({ ...stateOf(name), phase, ...change }) }
));
