// Who sits where in the passenger train (UI-E8).
import "./window.mjs";
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { PassengerTrain } from "../../src/tv/coaches/PassengerTrain";
import { fit, lengths, seated, seatedInCarriages } from "../../src/tv/coaches/seating";

const crowd = (count) => Array.from({ length: count }, (_, i) => ({ playerId: `p${i}`, name: `N${i}`, passenger: "fox", tone: 1 }));
const windowsOf = ({ coaches }) => coaches.flatMap(({ windows }) => windows);
const counts = (count) => windowsOf(seated(crowd(count))).map(({ riders }) => riders.length);
const seatOf = (count, id) => windowsOf(seated(crowd(count))).findIndex(({ riders }) => riders.some(({ playerId }) => playerId === id));

test("15 windows in three coaches, whoever is aboard, and a fourth coach for 16 to 20", () => {
  for (const count of [0, 1, 8, 15]) {
    assert.deepEqual(seated(crowd(count)).coaches.map(({ windows }) => windows.length), [5, 5, 5]);
    assert.deepEqual(counts(count), [...Array(count).fill(1), ...Array(15 - count).fill(0)]);
  }
  for (const count of [16, 20]) assert.deepEqual(seated(crowd(count)).coaches.map(({ windows }) => windows.length), [5, 5, 5, 5]);
  assert.deepEqual(counts(20), Array(20).fill(1));
});

test("21 to 40 sit two to a window", () => {
  assert.deepEqual(counts(21), [2, ...Array(19).fill(1)]);
  assert.deepEqual(counts(40), Array(20).fill(2));
  assert.equal(seated(crowd(20)).perWindow, 1);
  assert.equal(seated(crowd(21)).perWindow, 2);
});

test("of more than 40 the last window says how many have no room", () => {
  for (const [count, over] of [[41, 3], [60, 22], [100, 62]]) {
    const windows = windowsOf(seated(crowd(count)));
    assert.deepEqual(windows.map((each) => each.over), [...Array(19).fill(0), over]);
    assert.equal(windows.flatMap(({ riders }) => riders).length + over, count);
  }
});

test("nobody changes windows when more come aboard", () => {
  for (let count = 2; count <= 40; count += 1)
    for (const id of ["p0", "p7", "p14"]) if (Number(id.slice(1)) < count) assert.equal(seatOf(count, id), Number(id.slice(1)));
});

test("every train fits on the screen, and windows are of 72 px without carriages", () => {
  for (const count of [0, 15, 20, 40, 100]) {
    const { width } = seated(crowd(count));
    assert.ok(width <= 1920 && fit(width).scale === 1, `${count}: ${width}`);
  }
  const sheet = readFileSync("src/tv/css/coaches.css", "utf8");
  assert.match(sheet, new RegExp(`\\.coach-window \\{[^}]*width: calc\\(var\\(--u\\) \\* ${lengths.window}\\)`));
  assert.match(sheet, new RegExp(`\\.engine \\{\\s*width: calc\\(var\\(--u\\) \\* ${lengths.engine}\\)`));
});

test("with carriages one coach each, in its tone and with its number, all members in it", () => {
  for (let carriages = 2; carriages <= 12; carriages += 1) {
    for (const size of [1, 2, 3, 4]) {
      const riders = crowd(carriages * size);
      const made = Array.from({ length: carriages }, (_, i) => ({
        number: i + 1, tone: i + 1, members: riders.slice(i * size, (i + 1) * size).map(({ playerId }) => playerId),
      }));
      const train = seatedInCarriages(riders, made);
      assert.deepEqual(train.coaches.map(({ number, tone }) => [number, tone]), made.map(({ number, tone }) => [number, tone]));
      train.coaches.forEach(({ windows }) => assert.equal(windows.flatMap(({ riders: some }) => some).length, size));
      assert.ok(fit(train.width).scale >= 0.8, `${carriages} carriages of ${size}: ${train.width}`);
    }
  }
});

test("an empty carriage keeps its coach", () => {
  const { coaches } = seatedInCarriages(crowd(2), [{ number: 1, tone: 1, members: ["p0", "p1"] }, { number: 2, tone: 2, members: [] }]);
  assert.deepEqual(coaches.map(({ windows }) => windows.map(({ riders }) => riders.length)), [[1, 1], [0]]);
});

test("the picture names everybody who is seen, and how many are not", () => {
  const html = renderToString(createElement(PassengerTrain, { riders: crowd(60) }));
  assert.equal(html.match(/role="img" aria-label="N\d+"/g).length, 38);
  assert.match(html, /\+<!-- -->22|\+22/);
});

test("where the landscape is a still picture the train stands still", () => {
  const rolling = (still) => renderToString(createElement(PassengerTrain, { riders: crowd(3), isRolling: true, still }));
  assert.match(rolling(false), /data-rolling="true"/);
  assert.match(rolling(true), /data-rolling="false"/);
  assert.equal(rolling(true).match(/data-still="true"/g).length, 3);
});
