import { suite } from "uvu";
import * as assert from "uvu/assert";
import {
  isOld,
  type MessageOutcome,
  meantAgain,
  queuedMessage,
  unsentMessages,
} from "../../../domain/huddle/queued-message";
import { newMessage, queued, writtenAt } from "../../support/people/unsent";

const test = suite("messages in the outbox");

const changed = (joined: readonly string[]): MessageOutcome => ({
  kind: "changed",
  joined,
  huddleVersion: 4,
  readerIds: ["dana", "kim"],
});

test("keys sort by the moment of writing, also within a millisecond and past a change of digits", () => {
  const keys = [
    [999, 0],
    [1_000, 0],
    [1_000, 1],
    [1_000, 10],
    [writtenAt, 0],
  ].map(([at = 0, nth = 0]) => queuedMessage(newMessage(), { at, nth }).key);
  assert.equal([...keys].sort(), keys);
});

test("after a day the person is asked, and a yes counts for another day", () => {
  const day = 24 * 60 * 60 * 1000;
  assert.is(isOld(queued(), writtenAt + day), false);
  assert.is(isOld(queued(), writtenAt + day + 1), true);
  const again = meantAgain({ said: queued(), outcome: { kind: "old" } }, writtenAt + day + 1);
  assert.equal([isOld(again, writtenAt + 2 * day), again.writtenAt], [false, queued().writtenAt]);
});

test("a yes holds for the people about whom was asked, and a second try changes nothing else", () => {
  const said = queued({ huddleVersion: 3, readerIds: ["dana"] });
  assert.equal(meantAgain({ said, outcome: changed(["Kim"]) }, writtenAt), {
    ...said,
    huddleVersion: 4,
    readerIds: ["dana", "kim"],
  });
  assert.equal(meantAgain({ said, outcome: { kind: "refused", text: "no" } }, writtenAt), said);
});

test("a huddle's unsent messages stand in the order of writing, each with its state", () => {
  const at = (messageId: string, nth: number, huddleId = "h1") =>
    queuedMessage(newMessage({ messageId, huddleId }), { at: writtenAt, nth });
  const list = unsentMessages("h1", {
    isSending: false,
    waiting: [at("m3", 3), at("m9", 0, "h2")],
    held: [
      { said: at("m2", 2), outcome: { kind: "old" } },
      { said: at("m1", 1), outcome: { kind: "refused", text: "Over." } },
    ],
  });
  assert.equal(
    list.map(({ messageId, state }) => [messageId, state]),
    [
      ["m1", { kind: "refused", text: "Over." }],
      ["m2", { kind: "asking", why: "old", text: "From yesterday. Still send?" }],
      ["m3", { kind: "queued" }],
    ],
  );
  const sending = { isSending: true, waiting: [at("m3", 3)], held: [] };
  assert.equal(unsentMessages("h1", sending), [
    { ...newMessage({ messageId: "m3" }), state: { kind: "sending" } },
  ]);
});

test("the question names who came in, as far as it is known", () => {
  const textOf = (names: readonly string[]) => {
    const [message] = unsentMessages("h1", {
      isSending: false,
      waiting: [],
      held: [{ said: queued(), outcome: changed(names) }],
    });
    return message?.state.kind === "asking" ? message.state.text : "";
  };
  assert.is(textOf(["Kim"]), "Kim came in just now. Still send?");
  assert.is(textOf(["Kim", "Lee"]), "Kim and Lee came in just now. Still send?");
  assert.is(textOf(["Kim", "Lee", "Ann", "Bo"]), "Kim, Lee and 2 more came in just now. Still send?");
  assert.is(textOf([]), "Somebody came in or left since. Still send?");
});

test.run();
