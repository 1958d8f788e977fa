// The connection's life: every transition of link.ts, driven through session.ts.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { GameSocket } from "../../src/lib/session";
import { FakeWorld } from "./fakes.mjs";

let world;
let statuses;
let heard;
let game;

beforeEach(() => {
  world = new FakeWorld();
  statuses = [];
  heard = [];
  game = new GameSocket(
    world,
    (message) => {
      heard.push(message.type);
      if (message.type === "WELCOME") game.welcomed();
    },
    (status) => statuses.push(status),
  );
});

const conn = () => statuses[statuses.length - 1]?.conn;
const attempts = () => statuses[statuses.length - 1]?.attempts;
const lose = (code = 1006) => world.socket.events.onClose(code);

function online() {
  game.open("token");
  world.say("WELCOME");
}

test("UI-A7 connected means WELCOME, not an open socket", () => {
  game.open("token");
  assert.equal(conn(), "connecting");
  assert.equal(world.socket.token, "token");
  world.say("LOBBY_UPDATED");
  assert.equal(conn(), "connecting");
  world.say("WELCOME");
  assert.equal(conn(), "online");
});

test("UI-P29 opening again lets go of the old socket", () => {
  online();
  game.open("other");
  assert.deepEqual(world.sockets.map(({ dropped }) => dropped), [true, false]);
});

test("UI-P30 a heartbeat asks after 5 s of silence; at 12 s the socket is dead", () => {
  online();
  world.advance(4999);
  assert.equal(world.socket.sent.length, 0);
  world.advance(1);
  assert.equal(world.socket.sent[0].type, "HELLO");
  assert.ok(world.socket.sent[0].payload.capabilities.length > 0);
  world.advance(6999);
  assert.equal(conn(), "online");
  world.advance(1);
  assert.equal(conn(), "reconnecting");
  assert.equal(world.sockets.length, 2);
  assert.equal(attempts(), 0);
});

test("UI-P30 any frame puts the heartbeat off", () => {
  online();
  for (let i = 0; i < 5; i++) {
    world.advance(4000);
    world.say("CLOCK_PING");
  }
  assert.equal(world.socket.sent.length, 0);
  world.advance(5000);
  world.say("HELLO_ACK");
  world.advance(7000);
  assert.equal(world.sockets.length, 1);
});

test("WS20 UI-P30 the pauses grow from 0.3 to 8 s and begin anew with WELCOME", () => {
  online();
  const pauses = [];
  for (let i = 0; i < 7; i++) {
    lose();
    assert.equal(attempts(), i + 1);
    const before = world.nowMs;
    const count = world.sockets.length;
    while (world.sockets.length === count) world.advance(1);
    pauses.push(world.nowMs - before);
  }
  assert.deepEqual(pauses, [300, 1000, 2000, 4000, 8000, 8000, 8000]);
  world.say("WELCOME");
  lose();
  world.advance(300);
  assert.equal(world.sockets.length, 9);
});

test("WS20 jitter shortens a pause by a quarter at most, and never below 0.3 s", () => {
  world.luck = 0;
  online();
  lose();
  world.advance(299);
  assert.equal(world.sockets.length, 1);
  world.advance(1);
  lose();
  world.advance(749);
  assert.equal(world.sockets.length, 2);
  world.advance(1);
  assert.equal(world.sockets.length, 3);
});

test("an attempt that never opens is given up after 6 s and counts", () => {
  game.open("token");
  world.advance(6000);
  assert.equal(conn(), "reconnecting");
  assert.equal(attempts(), 1);
  assert.ok(world.socket.dropped);
});

for (const code of [1000, 4000, 4001, 4002, 4003, 4010, 4999]) {
  test(`WS17 UI-A14 close code ${code} is final`, () => {
    online();
    lose(code);
    assert.deepEqual(statuses[statuses.length - 1], { conn: "closed", attempts: 0, closeCode: code });
    game.wake();
    world.advance(60_000);
    assert.equal(world.sockets.length, 1);
    assert.equal(world.pendingTimers, 0);
  });
}

for (const code of [1001, 1002, 1005, 1006, 1009, 1011, 1012, 1013, 3999, 5000]) {
  test(`WS17 close code ${code} is tried again`, () => {
    online();
    lose(code);
    assert.equal(conn(), "reconnecting");
    world.advance(300);
    assert.equal(world.sockets.length, 2);
  });
}

test("SE21 WS20 who said too much keeps the seat, and comes back after the longest pause", () => {
  online();
  lose(1008);
  assert.deepEqual([conn(), attempts()], ["reconnecting", 1]);
  world.advance(7999);
  assert.equal(world.sockets.length, 1);
  world.advance(1);
  assert.equal(world.sockets.length, 2);
});

test("SE21 UI-P26 a person who asks for it comes back at once", () => {
  online();
  lose(1008);
  game.wake();
  assert.equal(world.sockets.length, 2);
});

test("UI-A10 WS20 a press that asks for a try while one is under way resets the count", () => {
  online();
  for (let i = 0; i < 10; i++) {
    lose();
    world.advance(8000);
  }
  assert.ok(attempts() >= 10);
  const count = world.sockets.length;
  world.say("CLOCK_PING");
  lose();
  game.wake();
  assert.equal(attempts(), 0);
  assert.equal(world.sockets.length, count + 1);
  lose();
  world.advance(300);
  assert.equal(attempts(), 1);
  game.wake();
  assert.equal(attempts(), 0);
  assert.equal(conn(), "reconnecting");
});

test("UI-P26 a zombie is replaced 1.5 s after waking, at no cost", () => {
  online();
  world.sleep(60_000);
  game.wake();
  assert.equal(world.socket.sent[0].type, "HELLO");
  world.advance(1499);
  assert.equal(world.sockets.length, 1);
  world.advance(1);
  assert.equal(world.sockets.length, 2);
  assert.equal(conn(), "reconnecting");
  assert.equal(attempts(), 0);
});

test("UI-P26 waking again does not put the verdict off, and an answer acquits", () => {
  online();
  game.wake();
  world.advance(1000);
  game.wake();
  world.advance(499);
  assert.equal(world.sockets.length, 1);
  world.say("HELLO_ACK");
  world.advance(4000);
  assert.equal(world.sockets.length, 1);
});

test("UI-P26 a socket that closed unnoticed in the sleep is replaced at once", () => {
  online();
  world.socket.isOpen = false;
  game.wake();
  assert.equal(world.sockets.length, 2);
  assert.equal(attempts(), 0);
});

test("UI-P26 waking ends a pause and begins the count anew", () => {
  online();
  for (const pause of [300, 1000, 2000, 4000, 8000]) {
    lose();
    world.advance(pause);
  }
  lose();
  assert.equal(attempts(), 6);
  const count = world.sockets.length;
  game.wake();
  assert.equal(world.sockets.length, count + 1);
  assert.equal(attempts(), 0);
  lose();
  world.advance(300);
  assert.equal(world.sockets.length, count + 2);
});

test("UI-P26 an attempt under way gets 3 s more when the page wakes", () => {
  game.open("token");
  game.wake();
  world.advance(2999);
  assert.equal(world.sockets.length, 1);
  world.advance(1);
  assert.equal(conn(), "reconnecting");
});

test("EX15 GOODBYE says how long the first pause is, once", () => {
  online();
  game.goodbye(2500);
  lose(1012);
  world.advance(2499);
  assert.equal(world.sockets.length, 1);
  world.advance(1);
  assert.equal(world.sockets.length, 2);
  lose();
  world.advance(1000);
  assert.equal(world.sockets.length, 3);
});

test("WS18 what a replaced socket says late reaches nobody in the browser's wire", () => {
  online();
  lose(4010);
  assert.equal(conn(), "closed");
  game.open("token");
  world.say("WELCOME");
  assert.equal(conn(), "online");
});

test("closing is silence: no timer, no attempt", () => {
  online();
  game.close();
  assert.equal(conn(), "idle");
  assert.ok(world.socket.dropped);
  game.wake();
  world.advance(60_000);
  assert.equal(world.sockets.length, 1);
  assert.equal(world.pendingTimers, 0);
});

test("EX5 a command keeps its id, and is refused without an open socket", () => {
  assert.equal(game.send("HOST_PAUSE", {}, "id1"), false);
  online();
  assert.equal(game.send("HOST_PAUSE", {}, "id1"), true);
  assert.deepEqual(world.socket.sent[0], { type: "HOST_PAUSE", payload: {}, commandId: "id1" });
});

test("frames that are no envelopes are dropped", () => {
  online();
  for (const text of ["", "{", "null", "1", '{"type":1}']) world.socket.events.onText(text);
  assert.deepEqual(heard, ["WELCOME"]);
});

test("EX8 the pong carries the monotonic clock", () => {
  online();
  world.advance(1234);
  game.pong(7);
  assert.deepEqual(world.socket.sent[0].payload, { pingId: 7, clientMonoMs: 1234 });
});
