import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, fromPromise } from "xstate";
import { problemTexts } from "../../../domain/base/texts";
import { messageTexts } from "../../../domain/problem/message-texts";
import { samePlayerTexts } from "../../../domain/schedule/answer/same-player-texts";
import {
  samePlayerMachine,
  selectIsJoining,
  selectPairs,
  selectParting,
  selectSaid,
  selectSameRefusal,
  selectTicked,
} from "../../../machines/schedule/same-player.machine";
import { uncovered } from "../../support/machines/paths";
import { openPlaceholders } from "../../support/machines/placeholders";

const test = suite(samePlayerMachine.id);
const pair = { membership_id: "twin", counts_as: "sam" };

test("two ticked rows are joined by one press, and separated by another", async () => {
  const { same, calls, answer, send, told } = open();
  send({ type: "player.ticked", id: "twin" });
  send({ type: "player.ticked", id: "sam" });
  send({ type: "same.pressed" });
  assert.is(same().isJoining, true);
  assert.equal(calls.at(-1), { name: "join", input: { teamId: "rockets", ids: ["twin", "sam"] } });
  await answer("join", { kind: "saved", pairs: [pair] });
  assert.equal(same(), { ...idle, pairs: [pair], said: samePlayerTexts.joined });
  send({ type: "undo.pressed", id: "twin" });
  assert.equal(same(), { ...idle, pairs: [pair], parting: "twin" });
  assert.equal(calls.at(-1), { name: "part", input: { teamId: "rockets", id: "twin" } });
  await answer("part", { kind: "saved", pairs: [] });
  assert.equal(same(), { ...idle, said: samePlayerTexts.parted });
  assert.is(told(), 2);
});

test("a third tick replaces the first, and a second press on a row unticks it", () => {
  const { same, send } = open();
  for (const id of ["sam", "twin", "lea"]) send({ type: "player.ticked", id });
  assert.equal(same().ticked, ["twin", "lea"]);
  send({ type: "player.ticked", id: "lea" });
  assert.equal(same().ticked, ["twin"]);
});

test("fewer than two rows are not sent, and ticking clears the message", () => {
  const { same, calls, send } = open();
  send({ type: "player.ticked", id: "sam" });
  send({ type: "same.pressed" });
  assert.equal([same().refusal, calls.length], [samePlayerTexts.pickTwo, 0]);
  send({ type: "player.ticked", id: "twin" });
  assert.is(same().refusal, null);
});

test("a refusal keeps the ticks and reads the event again, whose pairs are shown", async () => {
  const { same, answer, fail, send, told } = open(["sam", "twin"]);
  send({ type: "same.pressed" });
  await answer("join", { kind: "refused", text: messageTexts.REQUEST_412_CHANGED });
  assert.equal(same(), { ...idle, ticked: ["sam", "twin"], refusal: messageTexts.REQUEST_412_CHANGED });
  assert.is(told(), 1);
  send({ type: "pairs.read", pairs: [pair] });
  assert.equal(same().pairs, [pair]);
  send({ type: "undo.pressed", id: "twin" });
  await answer("part", { kind: "limited", seconds: 3 });
  assert.is(same().refusal, messageTexts.REQUEST_429_LIMIT);
  send({ type: "undo.pressed", id: "twin" });
  await fail("part");
  assert.is(same().refusal, problemTexts.unknown);
});

test("every state and transition is reached", () => {
  const outcomes = [
    { output: { kind: "saved", pairs: [pair] } },
    { output: { kind: "refused", text: "no" } },
  ];
  const samples = {
    "player.ticked": [{ id: "sam" }, { id: "twin" }],
    "undo.pressed": [{ id: "twin" }],
    "pairs.read": [{ pairs: [] }],
    "xstate.done.actor.join": outcomes,
    "xstate.done.actor.part": outcomes,
  };
  const of = ({ value, context }: { value: unknown; context: { ticked: readonly string[] } }) => [
    value,
    context.ticked.length,
  ];
  const input = { teamId: "rockets", ticked: [], pairs: [] };
  assert.equal(uncovered(samePlayerMachine, samples, of, { input }), { states: [], transitions: [] });
});

const idle = { ticked: [], pairs: [], said: null, refusal: null, isJoining: false, parting: null };

function open(ticked: string[] = []) {
  const placeholders = openPlaceholders();
  const actor = createActor(
    samePlayerMachine.provide({
      actors: {
        joinPlayers: fromPromise(({ input }) => placeholders.call("join", input)),
        partPlayers: fromPromise(({ input }) => placeholders.call("part", input)),
      },
    }),
    { input: { teamId: "rockets", ticked, pairs: [] } },
  ).start();
  let changes = 0;
  actor.on("pairs.changed", () => {
    changes += 1;
  });
  const same = () => {
    const snapshot = actor.getSnapshot();
    return {
      ticked: selectTicked(snapshot),
      pairs: selectPairs(snapshot),
      said: selectSaid(snapshot),
      refusal: selectSameRefusal(snapshot),
      isJoining: selectIsJoining(snapshot),
      parting: selectParting(snapshot),
    };
  };
  return { ...placeholders, same, told: () => changes, send: actor.send.bind(actor) };
}

test.run();
