// The words of the page's pictures in golden states, phase by phase: what stands there before anything has happened.
import "../unit/window.mjs";
import { readFileSync } from "node:fs";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { phaseOf } from "../../src/tv/phases";

const golden = "../Tests/TriptoWireTests/Golden/server";
const scenes = [
  ["TV", "LOBBY"], ["TV", "PREPARING_ROUND"], ["TV", "ROUND_INTRO"], ["TV", "CLUE_LEVEL"], ["TV", "PAUSED_FOR_BRAKE"],
  ["TV-reveal", "REVEAL_DESTINATION"], ["TV-followup", "FOLLOWUP_QUESTION"], ["TV", "SCOREBOARD"], ["TV", "FINAL_RESULTS"],
  ["TV", "ROUND_END"],
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

export const texts = () => scenes.map(([name, phase]) => {
  const { payload } = JSON.parse(readFileSync(`${golden}/STATE_SNAPSHOT.${name}.json`, "utf8"));
  return { name, phase, texts: words({ ...payload.state, phase }) };
});
