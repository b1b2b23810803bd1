import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, fromPromise } from "xstate";
import { problemTexts } from "../../../domain/base/texts";
import { selectIsSettled, timeZoneMachine } from "../../../machines/account/time-zone.machine";
import { uncovered } from "../../support/machines/paths";
import { openPlaceholders } from "../../support/machines/placeholders";
import { user } from "../../support/people/user";

const test = suite(timeZoneMachine.id);
const updated = (timeZone: string) => ({ kind: "updated", timeZone });

test("it is idle until the device's zone is known", () => {
  const { isSettled } = open();
  assert.is(isSettled(), false);
});

test("the same zone in another spelling makes no call", () => {
  const { see, calls, isSettled } = open();
  see("america/chicago");
  assert.equal([isSettled(), calls], [true, []]);
});

test("a different zone is sent to the server", async () => {
  const { see, calls, answer, isSettled } = open();
  see("Europe/Oslo");
  assert.equal(calls, [{ name: "updateTimeZone", input: { userId: "u1", timeZone: "Europe/Oslo" } }]);
  assert.is(isSettled(), false);
  await answer("updateTimeZone", updated("Europe/Oslo"));
  assert.is(isSettled(), true);
});

test("an account without a zone gets the device's", () => {
  const { see, calls } = open(user({ time_zone: null }));
  see("Europe/Oslo");
  assert.is(calls.length, 1);
});

test("a device that changes zone while the app is open updates the account, also during a call", async () => {
  const { see, calls, answer } = open();
  const zones = () => calls.map(({ input }) => Reflect.get(Object(input), "timeZone"));
  see("America/Chicago");
  see("Europe/Oslo");
  see("Asia/Tokyo");
  assert.equal(zones(), ["Europe/Oslo"]);
  await answer("updateTimeZone", updated("Europe/Oslo"));
  assert.equal(zones(), ["Europe/Oslo", "Asia/Tokyo"]);
  await answer("updateTimeZone", updated("Asia/Tokyo"));
  see("Asia/Tokyo");
  assert.is(calls.length, 2);
  see("America/Chicago");
  assert.equal(zones().at(-1), "America/Chicago");
});

test("a call without an answer is repeated at the next check", async () => {
  const { see, calls, answer, fail, isSettled, said } = open();
  see("Europe/Oslo");
  await answer("updateTimeZone", { kind: "failed" });
  see("Europe/Oslo");
  await fail("updateTimeZone");
  assert.is(isSettled(), false);
  see("Europe/Oslo");
  assert.equal([calls.length, said], [3, []]);
});

test("a refusal is reported once and not retried, except for another zone", async () => {
  const { see, calls, answer, isSettled, said } = open();
  see("Europe/Oslo");
  await answer("updateTimeZone", { kind: "refused", text: problemTexts.unknown });
  see("Europe/Oslo");
  assert.equal([calls.length, said, isSettled()], [1, [`error ${problemTexts.unknown}`], true]);
  see("Asia/Tokyo");
  assert.is(calls.length, 2);
});

test("every state and transition is reached", () => {
  const samples = {
    "zone.seen": [{ timeZone: "America/Chicago" }, { timeZone: "Europe/Oslo" }],
    "xstate.done.actor.updateTimeZone": [
      { output: updated("Europe/Oslo") },
      { output: { kind: "refused", text: "no" } },
      { output: { kind: "failed" } },
    ],
  };
  const key = (snapshot: { value: unknown; context: { seen: string; onFile: string | null } }) => [
    snapshot.value,
    snapshot.context.seen,
    snapshot.context.onFile,
  ];
  assert.equal(uncovered(timeZoneMachine, samples, key, { input: { me: user() } }), {
    states: [],
    transitions: [],
  });
});

function open(me = user()) {
  const placeholders = openPlaceholders();
  const said: string[] = [];
  const actor = createActor(
    timeZoneMachine.provide({
      actors: { updateTimeZone: fromPromise(({ input }) => placeholders.call("updateTimeZone", input)) },
      actions: { announce: (_, { tone, text }) => said.push(`${tone} ${text}`) },
    }),
    { input: { me } },
  ).start();
  return {
    ...placeholders,
    said,
    see: (timeZone: string) => actor.send({ type: "zone.seen", timeZone }),
    isSettled: () => selectIsSettled(actor.getSnapshot()),
  };
}

test.run();
