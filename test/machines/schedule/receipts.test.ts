import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, fromCallback, fromPromise, type SnapshotFrom } from "xstate";
import { problemTexts } from "../../../domain/base/texts";
import {
  receiptsMachine,
  selectQueued,
  selectRefusal,
  selectSending,
} from "../../../machines/schedule/receipts.machine";
import { uncovered } from "../../support/machines/paths";
import { openPlaceholders } from "../../support/machines/placeholders";

const test = suite(receiptsMachine.id);
const seen = [{ teamId: "rockets", eventId: "e1", version: 3 }];

test("Got it sends the version on the screen, and is reported once it is saved", async () => {
  const { send, calls, answer, now, told } = open();
  send({ type: "got-it.pressed", seen });
  send({ type: "got-it.pressed", seen });
  assert.equal(calls, [{ name: "sendGotIt", input: { seen } }]);
  assert.equal(now(), [seen, null]);
  await answer("sendGotIt", { kind: "saved" });
  assert.equal([now(), told], [[[], null], ["got-it.saved"]]);
});

test("a Got it pressed while another is being sent is sent afterwards", async () => {
  const { send, calls, answer, now, told, outbox } = open();
  const others = [{ teamId: "rockets", eventId: "e2", version: 5 }];
  const third = [{ teamId: "rockets", eventId: "e3", version: 2 }];
  send({ type: "got-it.pressed", seen });
  send({ type: "got-it.pressed", seen: [...seen, ...others] });
  assert.equal(now(), [[...seen, ...others], null]);
  await answer("sendGotIt", { kind: "unreachable" });
  assert.equal([now(), outbox.added], [[others, null], [seen]]);
  send({ type: "got-it.pressed", seen: third });
  await answer("sendGotIt", { kind: "saved" });
  await answer("sendGotIt", { kind: "saved" });
  assert.equal(
    calls.map(({ input }) => input),
    [{ seen }, { seen: others }, { seen: third }],
  );
  assert.equal(
    [now(), told],
    [
      [[], null],
      ["got-it.saved", "got-it.saved"],
    ],
  );
});

test("each change that is drawn is watched by itself, and is no press", () => {
  const { send, calls, watched } = open();
  const drawn = { seen: { teamId: "rockets", eventId: "e1", version: 3 }, place: {} };
  send({ type: "change.drawn", drawn });
  send({ type: "change.drawn", drawn: { ...drawn, seen: { ...drawn.seen, eventId: "e2" } } });
  assert.equal([watched(), calls], [["opened e1 3", "opened e2 3"], []]);
});

test("a failure is shown until the next press", async () => {
  const { send, answer, fail, now, told } = open();
  send({ type: "got-it.pressed", seen });
  await answer("sendGotIt", { kind: "refused", text: "No line." });
  assert.equal(now(), [[], "No line."]);
  send({ type: "got-it.pressed", seen });
  assert.equal(now(), [seen, null]);
  await fail("sendGotIt");
  assert.equal([now(), told], [[[], problemTexts.unknown], []]);
});

test("a refusal is shown while what was refused is listed, and no longer than that", async () => {
  const { send, answer, refusal } = open();
  send({ type: "got-it.pressed", seen });
  await answer("sendGotIt", { kind: "refused", text: "No line." });
  assert.is(refusal(seen), "No line.");
  assert.is(refusal([]), null, "acknowledged by the other guardian, or off the books");
  assert.is(refusal([{ teamId: "rockets", eventId: "e1", version: 4 }]), null, "changed again");
});

test("offline it waits in the outbox, and is reported once that has sent it", async () => {
  const { send, answer, now, told, outbox } = open();
  send({ type: "got-it.pressed", seen });
  await answer("sendGotIt", { kind: "unreachable" });
  assert.equal([now(), outbox.added], [[[], null], [seen]]);
  outbox.send({ type: "outbox.changed", waiting: seen });
  assert.equal([outbox.queued(), told], [seen, []]);
  const [said] = seen;
  assert.ok(said);
  outbox.send({ type: "outbox.settled", said, outcome: { kind: "saved" } });
  outbox.send({ type: "outbox.changed", waiting: [] });
  assert.equal([outbox.queued(), told], [[], ["got-it.saved"]]);
  outbox.send({ type: "outbox.settled", said, outcome: { kind: "refused", text: "Off the books." } });
  assert.is(now()[1], "Off the books.");
});

test("every state and transition is reached", () => {
  const samples = {
    "got-it.pressed": [{ seen }, { seen: [{ teamId: "rockets", eventId: "e2", version: 5 }] }],
    "xstate.done.actor.sendGotIt": [
      { output: { kind: "saved" } },
      { output: { kind: "unreachable" } },
      { output: { kind: "refused", text: "no" } },
    ],
    "change.drawn": [{ drawn: { seen: seen[0], place: {} } }],
    "outbox.changed": [{ waiting: [] }],
    "outbox.settled": [
      { said: seen[0], outcome: { kind: "saved" } },
      { said: seen[0], outcome: { kind: "refused", text: "no" } },
    ],
  };
  const key = ({ value, context }: SnapshotFrom<typeof receiptsMachine>) => [value, context.next.length > 0];
  assert.equal(uncovered(receiptsMachine, samples, key), { states: [], transitions: [] });
});

function open() {
  const placeholders = openPlaceholders();
  const added: unknown[] = [];
  const actor = createActor(
    receiptsMachine.provide({
      actors: {
        sendGotIt: fromPromise(({ input }) => placeholders.call("sendGotIt", input)),
        outbox: fromCallback(({ receive }) => receive((event) => "seen" in event && added.push(event.seen))),
      },
    }),
  );
  const told: string[] = [];
  actor.on("got-it.saved", ({ type }) => told.push(type));
  actor.start();
  return {
    ...placeholders,
    told,
    send: actor.send,
    watched: () => Object.keys(actor.getSnapshot().children).filter((id) => id.startsWith("opened")),
    outbox: { added, send: actor.send, queued: () => selectQueued(actor.getSnapshot()) },
    now: () => [selectSending(actor.getSnapshot()), selectRefusal(seen)(actor.getSnapshot())],
    refusal: (listed: typeof seen) => selectRefusal(listed)(actor.getSnapshot()),
  };
}

test.run();
