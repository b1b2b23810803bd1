import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, fromPromise, SimulatedClock } from "xstate";
import type { SaidAnswer } from "../../../domain/schedule/answering";
import { isAnswer, type Settled, type Wish } from "../../../domain/schedule/wish";
import { sendQueueMachine } from "../../../machines/schedule/send-queue.machine";
import { uncovered } from "../../support/charts/paths";
import { openPlaceholders } from "../../support/charts/placeholders";
import { said, standing } from "../../support/people/week";

const test = suite(sendQueueMachine.id);

const maya = said();
const leo = said({ membershipId: "leo" });
const saved = (of: SaidAnswer): Settled => ({
  kind: "answer",
  said: of,
  outcome: { kind: "saved", standing: standing({ answer: of.answer, version: 1 }) },
});

test("an added answer is stored on the device, and sent when the network returns", async () => {
  const { send, answer, calls, waiting, told } = await open();
  send({ type: "wish.added", said: maya });
  assert.equal(calls.at(-1), { name: "store", input: maya });
  assert.is(calls.length, 2, "the network is not asked again at once");
  send({ type: "network.returned" });
  assert.equal(calls.at(-1), { name: "sendWishes", input: { said: [maya] } });
  await answer("sendWishes", [saved(maya)]);
  assert.equal(calls.at(-1), { name: "putAway", input: { settled: [saved(maya)] } });
  await answer("putAway", undefined);
  assert.equal([waiting(), told], [[], ["maya saved"]]);
});

test("for one player at one event the latest is kept", async () => {
  const { send, waiting, calls } = await open();
  const changed = said({ answer: "no" });
  send({ type: "wish.added", said: maya });
  send({ type: "wish.added", said: leo });
  send({ type: "wish.added", said: changed });
  assert.equal(waiting(), ["leo yes", "maya no"]);
  assert.equal(
    calls.slice(1).map(({ input }) => input),
    [maya, leo, changed],
  );
});

test("the latest Got it of an event is kept, separate from its answers", async () => {
  const { send, answer, waiting, told, calls } = await open();
  const seen = (version: number) => ({ teamId: "rockets", eventId: "e1", version });
  send({ type: "wish.added", said: seen(3) });
  send({ type: "wish.added", said: maya });
  send({ type: "wish.added", said: seen(4) });
  assert.equal(waiting(), ["maya yes", "got-it 4"]);
  send({ type: "network.returned" });
  const [, got] = (calls.at(-1)?.input as { said: Wish[] } | undefined)?.said ?? [];
  assert.equal(got, seen(4));
  await answer("sendWishes", [saved(maya), { kind: "got_it", said: got, outcome: { kind: "saved" } }]);
  assert.equal(told, ["maya saved", "got-it saved"]);
});

test("a failed sending is retried every half minute", async () => {
  const { send, answer, clock, names, waiting } = await open();
  send({ type: "wish.added", said: maya });
  for (const _ of [1, 2]) {
    clock.increment(30_000);
    await answer("sendWishes", []);
    await answer("putAway", undefined);
  }
  assert.is(names().filter((name) => name === "sendWishes").length, 2);
  assert.equal(waiting(), ["maya yes"]);
});

test("answers stored by an earlier visit are sent at once", async () => {
  const { calls } = await open([maya, leo]);
  assert.equal(calls.at(-1), { name: "sendWishes", input: { said: [maya, leo] } });
});

test("an answer changed while being sent stays queued, and the older outcome is not reported", async () => {
  const { send, answer, waiting, told, calls } = await open([maya]);
  const changed = said({ answer: "no" });
  send({ type: "wish.added", said: changed });
  assert.equal(
    calls.at(-1),
    { name: "store", input: changed },
    "it is on the device before the sending is over",
  );
  await answer("sendWishes", [saved(maya)]);
  await answer("putAway", undefined);
  assert.equal([waiting(), told], [["maya no"], []]);
});

test("each answer has its own outcome", async () => {
  const { answer, told, waiting } = await open([maya, leo]);
  await answer("sendWishes", [saved(maya), { said: leo, outcome: { kind: "late", text: "late" } }]);
  assert.equal([told, waiting()], [["maya saved", "leo late"], []]);
});

test("clearing the queue leaves nothing", async () => {
  const { send, answer, calls, waiting } = await open([maya]);
  send({ type: "drop.pressed" });
  assert.equal(calls.at(-1), { name: "removeWishes", input: { said: [maya] } });
  await answer("removeWishes", undefined);
  assert.equal(waiting(), []);
});

test("a storage failure loses nothing that the page has in memory", async () => {
  const { send, fail, answer, waiting, told } = await open();
  send({ type: "wish.added", said: maya });
  send({ type: "network.returned" });
  await fail("sendWishes");
  assert.equal(waiting(), ["maya yes"]);
  send({ type: "network.returned" });
  await answer("sendWishes", [saved(maya)]);
  await fail("putAway");
  assert.equal([waiting(), told], [[], ["maya saved"]]);
});

test("every state and transition is reached", () => {
  const samples = {
    "wish.added": [{ said: maya }],
    "xstate.done.actor.openBox": [{ output: [] }, { output: [maya] }],
    "xstate.done.actor.sendWishes": [{ output: [] }, { output: [saved(maya)] }],
  };
  const key = ({ value, context }: { value: unknown; context: Record<string, unknown[]> }) => [
    value,
    Math.min(context.waiting?.length ?? 0, 1),
  ];
  assert.equal(uncovered(sendQueueMachine, samples, key), { states: [], transitions: [] });
});

const whose = (wish: Wish) => (isAnswer(wish) ? wish.membershipId : "got-it");

async function open(kept: readonly Wish[] = []) {
  const placeholders = openPlaceholders();
  const clock = new SimulatedClock();
  const actor = createActor(
    sendQueueMachine.provide({
      actors: {
        openBox: fromPromise<readonly Wish[]>(() => placeholders.call("openBox")),
        sendWishes: fromPromise(({ input }) => placeholders.call("sendWishes", input)),
        putAway: fromPromise(({ input }) => placeholders.call("putAway", input)),
        removeWishes: fromPromise(({ input }) => placeholders.call("removeWishes", input)),
      },
      actions: { store: (_, said) => void placeholders.calls.push({ name: "store", input: said }) },
    }),
    { clock },
  );
  const told: string[] = [];
  actor.on("wish.settled", ({ settled: { said: of, outcome } }) => told.push(`${whose(of)} ${outcome.kind}`));
  actor.start();
  await placeholders.answer("openBox", kept);
  return {
    ...placeholders,
    clock,
    told,
    send: actor.send,
    waiting: () =>
      actor
        .getSnapshot()
        .context.waiting.map((each) => `${whose(each)} ${isAnswer(each) ? each.answer : each.version}`),
  };
}

test.run();
