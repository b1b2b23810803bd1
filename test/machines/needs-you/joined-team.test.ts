import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, fromPromise } from "xstate";
import {
  joinedTeamMachine,
  selectIsCelebrating,
  selectJoined,
} from "../../../machines/needs-you/joined-team.machine";
import { uncovered } from "../../support/machines/paths";
import { openPlaceholders } from "../../support/machines/placeholders";

const test = suite(joinedTeamMachine.id);
const open = [{ id: "r1", teamId: "comets", childId: "noa" }];
const joined = {
  firstName: "Noa",
  team: { id: "comets", name: "Comets", colour_one: "#0b5d3b", colour_two: "#ffffff" },
};

function start() {
  const placeholders = openPlaceholders();
  const actor = createActor(
    joinedTeamMachine.provide({
      actors: { findJoined: fromPromise(({ input }) => placeholders.call("findJoined", input)) },
    }),
  ).start();
  const state = () => [selectIsCelebrating(actor.getSnapshot()), selectJoined(actor.getSnapshot())];
  return { ...placeholders, actor, state };
}

test("who joined is celebrated until the dialog is closed, whose text stays while it fades", async () => {
  const { actor, calls, answer, state } = start();
  actor.send({ type: "requests.read", open });
  assert.equal(calls, [{ name: "findJoined", input: { open } }]);
  await answer("findJoined", { kind: "joined", joined });
  assert.equal(state(), [true, joined]);
  actor.send({ type: "closed" });
  assert.equal(state(), [false, joined]);
});

test("nothing is celebrated where nobody joined, or it cannot be known", async () => {
  const { actor, answer, fail, state } = start();
  actor.send({ type: "requests.read", open });
  await answer("findJoined", { kind: "none" });
  assert.equal(state(), [false, null]);
  actor.send({ type: "requests.read", open: [] });
  await fail("findJoined");
  assert.equal(state(), [false, null]);
});

test("every state and transition is reached", () => {
  const samples = {
    "requests.read": [{ open }],
    "xstate.done.actor.findJoined": [{ output: { kind: "joined", joined } }, { output: { kind: "none" } }],
  };
  assert.equal(uncovered(joinedTeamMachine, samples), { states: [], transitions: [] });
});

test.run();
