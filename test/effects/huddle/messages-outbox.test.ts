import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor } from "xstate";
import { type MessageOutcome, messageKind, type SettledMessage } from "../../../domain/huddle/queued-message";
import { noneUnsent } from "../../../domain/outbox/unsent";
import { messageOutboxMachine } from "../../../machines/huddle/message-outbox.machine";
import { selectIsAtRest, selectIsOpened } from "../../../machines/outbox/outbox.setup";
import { openPersonStore } from "../../../src/effects/base/person-store.effects";
import { messagesOutbox } from "../../../src/effects/huddle/messages-outbox.effects";
import { outboxActors, outboxPort } from "../../../src/effects/outbox/outbox.effects";
import { outboxStoreOf } from "../../../src/effects/outbox/outbox-store.effects";
import { newMessage, storedMessage, writtenAt } from "../../support/people/unsent";
import { until } from "../../support/until";

const test = suite("messages outbox");

const ends: (() => void)[] = [];
test.after.each(() => {
  for (const end of ends.splice(0)) end();
});

test("nothing leaves the unsent ones before the server stored it, and the thread hears of it first", async () => {
  const { messages, states, reply } = await open();
  const heard: unknown[] = [];
  const stop = messages.onSent(({ huddleId, message }) =>
    heard.push([huddleId, message.message_id, states().length]),
  );
  messages.add(newMessage());
  assert.equal(states(), ["m1 sending"]);
  await reply({ kind: "saved", message: storedMessage() });
  assert.equal([states(), heard.length], [[], 1]);
  assert.equal((heard as unknown[][])[0]?.slice(0, 2), ["h1", "m1"]);
  stop();
});

test("offline a message waits, is shown in the order of writing, and goes when the network is back", async () => {
  const { messages, states, reply, port, sent } = await open();
  messages.add(newMessage());
  messages.add(newMessage({ messageId: "m2" }));
  await reply(null);
  await port.opened();
  await until(() => states().every((state) => state.endsWith("queued")));
  assert.equal(states(), ["m1 queued", "m2 queued"]);
  assert.is(messages.unsentOf("h1"), messages.unsentOf("h1"), "the same list until something changes");
  void port.flush();
  await reply({ kind: "saved", message: storedMessage() });
  await reply({ kind: "saved", message: storedMessage("m2") });
  assert.equal([states(), sent], [[], ["m1", "m1", "m2"]]);
});

test("a refused message stays in its place, lets the next pass, and is tried again or dropped", async () => {
  const { messages, states, reply, sent } = await open();
  messages.add(newMessage());
  messages.add(newMessage({ messageId: "m2" }));
  await reply({ kind: "refused", text: "Over." });
  await reply({ kind: "refused", text: "Over." });
  assert.equal(states(), ["m1 refused", "m2 refused"]);
  messages.tryAgain("m1");
  messages.drop("m2");
  assert.equal(states(), ["m1 sending"]);
  messages.drop("m1");
  assert.equal(states(), ["m1 sending"], "it may have arrived");
  await reply({ kind: "saved", message: storedMessage() });
  assert.equal([states(), sent], [[], ["m1", "m2", "m1"]]);
});

test("Send anyway goes to the people about whom was asked, and asks again if more came", async () => {
  const { messages, states, reply, versions } = await open();
  messages.add(newMessage({ huddleVersion: 3, readerIds: ["dana"] }));
  const ask = (huddleVersion: number): MessageOutcome => ({
    kind: "changed",
    joined: ["Kim"],
    huddleVersion,
    readerIds: ["dana", "kim"],
  });
  await reply(ask(4));
  assert.equal(states(), ["m1 asking"]);
  messages.anyway("m1");
  await reply(ask(5));
  assert.equal(states(), ["m1 asking"]);
  messages.anyway("m1");
  await reply({ kind: "saved", message: storedMessage() });
  assert.equal([states(), versions], [[], [3, 4, 5]]);
});

test("what waits, asks or was refused is there at the next visit", async () => {
  const first = await open();
  first.messages.add(newMessage());
  await first.reply({ kind: "old" });
  first.messages.add(newMessage({ messageId: "m2" }));
  await until(async () => (await first.store.all("message.")).length === 2);
  first.stop();
  const { states, reply } = await open(first.store);
  assert.equal(states(), ["m1 asking", "m2 sending"]);
  await reply({ kind: "saved", message: storedMessage("m2") });
  assert.equal(states(), ["m1 asking"]);
});

/** One page. Each call of `reply` answers the next sending, by null if no reply came. */
async function open(store = openPersonStore(undefined, "drip.answers", "kim")) {
  const kept = outboxStoreOf<SettledMessage["said"], SettledMessage>(store, messageKind);
  const sent: string[] = [];
  const versions: (number | null)[] = [];
  const pending: ((outcome: MessageOutcome | null) => void)[] = [];
  const sender = {
    kind: messageKind,
    count: () => noneUnsent,
    send: (due: readonly SettledMessage["said"][]) => {
      for (const { messageId, huddleVersion } of due) {
        sent.push(messageId);
        versions.push(huddleVersion);
      }
      return new Promise<readonly SettledMessage[]>((resolve) =>
        pending.push((outcome) => resolve(outcome ? due.map((said) => ({ said, outcome })) : [])),
      );
    },
  };
  const note = async () => {};
  const place = { isTheirs: () => true, isInSight: () => true, announce: () => {}, note, locks: undefined };
  const actor = createActor(messageOutboxMachine.provide(outboxActors(sender, kept, place))).start();
  const stop = () => void actor.stop();
  ends.push(stop);
  const port = outboxPort<SettledMessage["said"], SettledMessage>(actor, kept, note, {
    opened: selectIsOpened,
    atRest: selectIsAtRest,
  });
  await port.opened();
  const messages = messagesOutbox(port, () => writtenAt);
  const reply = async (outcome: MessageOutcome | null) => {
    await until(() => pending.length > 0);
    const before = actor.getSnapshot();
    pending.shift()?.(outcome);
    await until(() => actor.getSnapshot() !== before);
  };
  const states = () => messages.unsentOf("h1").map(({ messageId, state }) => `${messageId} ${state.kind}`);
  return { messages, port, store, sent, versions, states, stop, reply };
}

test.run();
