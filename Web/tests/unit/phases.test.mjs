// Each page's table of screens by phase, and what it shows of a phase that it does not know.
import "./window.mjs";
import assert from "node:assert/strict";
import { test } from "node:test";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { CommandsProvider } from "../../src/host/commands";
import { Game as HostGame } from "../../src/host/Game";
import { phaseOf as hostPhase } from "../../src/host/phases";
import { rowOf } from "../../src/lib/byPhase";
import { noMoments } from "../../src/lib/moments";
import { Game as PlayerGame } from "../../src/player/Game";
import { phaseOf as tvPhase } from "../../src/tv/phases";

const seat = { sessionId: "s", joinCode: "ABCDEF", token: "t", playerId: "p", name: "Alva" };
const state = {
  sessionId: "s", joinCode: "ABCDEF", phase: "INTERMISSION", players: [], lockedAnswers: [], lockedAnswersCount: 0,
  scoreboard: [], clueLevelPoints: null, timer: null, paused: false, version: 1,
};
const game = { conn: "online", attempts: 0, closeCode: null, role: "player", playerId: "p", state, moments: noMoments, restored: false };
const nothing = () => undefined;
const pages = {
  host: () => createElement(CommandsProvider, null, createElement(HostGame, { state, seat, onSeat: nothing })),
  tv: () => tvPhase(state).picture({ state, before: [], onNewGame: nothing }),
  player: () => createElement(PlayerGame, { game, seat, onLeave: nothing }),
};

for (const [name, page] of Object.entries(pages)) {
  test(`UI-A21 the ${name}'s page waits calmly in a phase that it does not know, and offers a newer page`, () => {
    const html = renderToString(page());
    assert.match(html, /data-testid="older-page"/);
    assert.match(html, /data-testid="update-page"/);
    assert.doesNotMatch(html, /INTERMISSION<|undefined/);
  });
}

test("UI-A21 only rows of its own make a table, not what every object has", () => {
  assert.equal(rowOf({ LOBBY: 1 }, "LOBBY", 2), 1);
  assert.equal(rowOf({ LOBBY: 1 }, "constructor", 2), 2);
});

test("UI-A5 every phase has a heading of its own on the host's page, and a glass on the TV's", () => {
  const phases = ["LOBBY", "PREPARING_ROUND", "ROUND_INTRO", "CLUE_LEVEL", "PAUSED_FOR_BRAKE", "REVEAL_DESTINATION",
    "FOLLOWUP_QUESTION", "SCOREBOARD", "FINAL_RESULTS", "ROUND_END"];
  assert.equal(new Set(phases.map((phase) => hostPhase({ phase }).title())).size, phases.length);
  for (const phase of phases) assert.ok(tvPhase({ phase }).glass, phase);
});
