import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, fromPromise } from "xstate";
import { problemTexts } from "../../../domain/base/texts";
import {
  selectFault,
  selectStep,
  selectTeam,
  teamPageMachine,
} from "../../../machines/team/team-page.machine";
import { uncovered } from "../../support/machines/paths";
import { openPlaceholders } from "../../support/machines/placeholders";
import { team } from "../../support/people/team";

const test = suite(teamPageMachine.id);

test("a team is read, then re-read by its ETag, and stays while unchanged", async () => {
  const { page, calls, answer, refreshes, send } = open();
  assert.equal(page(), ["opening", null, null]);
  await answer("read", { kind: "read", team: team(), tag: 'W/"1"' });
  assert.equal(page(), ["shown", "Comets", null]);
  send({ type: "refresh.wanted" });
  await answer("read", { kind: "unchanged" });
  send({ type: "refresh.wanted" });
  await answer("read", { kind: "read", team: team({ name: "Stars" }), tag: 'W/"2"' });
  assert.equal(page(), ["shown", "Stars", null]);
  assert.equal(
    calls.map(({ input }) => input),
    [
      { teamId: "t1", tag: null },
      { teamId: "t1", tag: 'W/"1"' },
      { teamId: "t1", tag: 'W/"1"' },
    ],
  );
  assert.is(refreshes(), 2, "the roster follows");
});

test("a failed read shows the reason, and retries by a press or when the network returns", async () => {
  const { page, answer, fail, calls, send } = open();
  await answer("read", { kind: "refused", text: "No line." });
  assert.equal(page(), ["failed", null, "No line."]);
  send({ type: "retry.pressed" });
  await fail("read");
  assert.equal(page(), ["failed", null, problemTexts.unknown]);
  send({ type: "network.returned" });
  await answer("read", { kind: "read", team: team(), tag: null });
  assert.equal(page(), ["shown", "Comets", null]);
  send({ type: "network.returned" });
  assert.is(calls.length, 3, "nothing was missed");
});

test("the team stays when re-reading fails", async () => {
  const { page, answer, fail, send } = open();
  await answer("read", { kind: "read", team: team(), tag: null });
  send({ type: "refresh.wanted" });
  await answer("read", { kind: "refused", text: "No line." });
  assert.equal(page(), ["shown", "Comets", "No line."]);
  send({ type: "network.returned" });
  await fail("read");
  assert.equal(page(), ["shown", "Comets", problemTexts.unknown]);
  send({ type: "retry.pressed" });
  await answer("read", { kind: "unchanged" });
  assert.equal(page(), ["shown", "Comets", null]);
});

test("a team that is gone for its reader is removed from the machine", async () => {
  const first = open();
  await first.answer("read", { kind: "gone" });
  assert.equal(first.page(), ["gone", null, null]);
  const second = open();
  await second.answer("read", { kind: "read", team: team(), tag: null });
  second.send({ type: "refresh.wanted" });
  await second.answer("read", { kind: "gone" });
  assert.equal(second.page(), ["gone", null, null]);
});

test("one's own change shows at once, and an earlier read does not undo it", async () => {
  const { page, answer, calls, send } = open();
  await answer("read", { kind: "read", team: team(), tag: 'W/"1"' });
  send({ type: "refresh.wanted" });
  send({ type: "team.changed", team: team({ name: "Stars", version: 4 }) });
  assert.equal(page(), ["shown", "Stars", null]);
  assert.equal(calls.at(-1)?.input, { teamId: "t1", tag: null });
  await answer("read", { kind: "read", team: team({ name: "Stars", version: 4 }), tag: null });
  assert.equal(page(), ["shown", "Stars", null]);
});

test("every state and transition is reached", () => {
  const outcomes = [
    { output: { kind: "read", team: team(), tag: null } },
    { output: { kind: "refused", text: "no" } },
    { output: { kind: "gone" } },
  ];
  const samples = {
    "xstate.done.actor.open": outcomes,
    "xstate.done.actor.refresh": outcomes,
    "team.changed": [{ team: team() }],
  };
  const key = ({ value, context }: { value: unknown; context: { fault: unknown } }) => [value, context.fault];
  assert.equal(uncovered(teamPageMachine, samples, key, { input: { teamId: "t1" } }), {
    states: [],
    transitions: [],
  });
});

function open() {
  const placeholders = openPlaceholders();
  const actor = createActor(
    teamPageMachine.provide({
      actors: { read: fromPromise(({ input }) => placeholders.call("read", input)) },
    }),
    { input: { teamId: "t1" } },
  );
  let refreshed = 0;
  actor.on("team.refreshed", () => refreshed++);
  actor.start();
  return {
    ...placeholders,
    send: actor.send,
    refreshes: () => refreshed,
    page: () => {
      const snapshot = actor.getSnapshot();
      return [selectStep(snapshot), selectTeam(snapshot)?.name ?? null, selectFault(snapshot)];
    },
  };
}
test.run();
