import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { SessionEvent } from "../../../domain/session/session";
import { watchDevice } from "../../../src/effects/session/device.effects";
import { openListened } from "../../support/browser/listened";

const test = suite("device effects");

test("the network's return is reported to the session", () => {
  const { page, told } = open();
  page.dispatchEvent(new Event("online"));
  assert.equal(told, [{ type: "network.returned" }]);
});

test("a sign-out stored by another tab is reported with its generation", () => {
  const { write, told } = open();
  for (const owedLogOut of [true, "everywhere"])
    write("drip.session", JSON.stringify({ generation: 7, owedLogOut }));
  assert.equal(told, [
    { type: "session.ended", generation: 7 },
    { type: "session.ended", generation: 7 },
  ]);
});

test("another tab's sign-in, emptied storage, malformed notes and other keys are not", () => {
  const { write, told } = open();
  write("drip.session", JSON.stringify({ generation: 7, owedLogOut: false }));
  write("drip.session", "{");
  write("drip.session", null);
  write(null, null);
  write("drip.appearance", JSON.stringify({ generation: 7, owedLogOut: true }));
  assert.equal(told, []);
});

test("after stopping, nothing is reported", () => {
  const { page, write, told, stop, names } = open();
  stop();
  page.dispatchEvent(new Event("online"));
  write("drip.session", JSON.stringify({ generation: 7, owedLogOut: true }));
  assert.equal([told, names()], [[], []]);
});

function open() {
  const { page, names } = openListened({});
  const told: SessionEvent[] = [];
  const stop = watchDevice({ send: (event) => told.push(event) }, page);
  const write = (key: string | null, newValue: string | null) =>
    page.dispatchEvent(Object.assign(new Event("storage"), { key, newValue }));
  return { page, names, told, stop, write };
}

test.run();
