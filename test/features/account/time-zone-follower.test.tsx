import * as assert from "uvu/assert";
import { fromCallback, fromPromise } from "xstate";
import type { ZoneSeen } from "../../../domain/account/time-zone";
import { timeZoneMachine } from "../../../machines/account/time-zone.machine";
import { TimeZoneFollower } from "../../../src/features/account/time-zone-follower";
import { openPlaceholders } from "../../support/machines/placeholders";
import { user } from "../../support/people/user";
import { act, render, viewSuite } from "../../support/view/dom";

const test = viewSuite("time zone follower");

test("the account's zone follows the device's, and is then reported as settled, once", async () => {
  const { calls, answer, settled, draw } = open();
  assert.equal(
    [calls, settled],
    [[{ name: "update", input: { userId: "u1", timeZone: "Europe/Oslo" } }], []],
  );
  draw("second");
  await act(() => answer("update", { kind: "updated", timeZone: "Europe/Oslo" }));
  draw("third");
  assert.equal([calls.length, settled], [1, ["second"]]);
});

test("a zone that could not be changed is not settled, and the next check retries", async () => {
  const { answer, settled } = open();
  await act(() => answer("update", { kind: "failed" }));
  assert.equal(settled, []);
});

test("an unchanged zone is settled at once, without a call", () => {
  const { calls, settled } = open("America/Chicago");
  assert.equal([calls, settled], [[], ["first"]]);
});

test("it renders nothing", () => {
  assert.is(open().container.innerHTML, "");
});

function open(timeZone = "Europe/Oslo") {
  const placeholders = openPlaceholders();
  const settled: string[] = [];
  const machine = timeZoneMachine.provide({
    actors: {
      watchZone: fromCallback<ZoneSeen>(({ sendBack }) => sendBack({ type: "zone.seen", timeZone })),
      updateTimeZone: fromPromise(({ input }) => placeholders.call("update", input)),
    },
  });
  const element = (name: string) => (
    <TimeZoneFollower machine={machine} me={user()} onSettled={() => void settled.push(name)} />
  );
  const { rerender, container } = render(element("first"));
  return { ...placeholders, settled, container, draw: (name: string) => rerender(element(name)) };
}

test.run();
