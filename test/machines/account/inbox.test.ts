import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, fromCallback, fromPromise, SimulatedClock } from "xstate";
import type { LookOutcome, NumberOutcome, ResendOutcome } from "../../../domain/account/inbox";
import { inboxTexts } from "../../../domain/account/inbox-texts";
import { problemTexts } from "../../../domain/base/texts";
import type { ProofEvent } from "../../../domain/mail-links/mail-link";
import { messageTexts } from "../../../domain/problem/message-texts";
import {
  inboxMachine,
  selectIsAsking,
  selectIsLimited,
  selectIsSending,
  selectNumber,
} from "../../../machines/account/inbox.machine";
import { selectSecondsLeft } from "../../../machines/base/countdown.machine";
import { uncovered } from "../../support/machines/paths";
import { openPlaceholders, passSeconds } from "../../support/machines/placeholders";
import { user } from "../../support/people/user";

const test = suite(inboxMachine.id);
const unproven = user({ is_email_address_verified: false });
const proven = user({ is_email_address_verified: true });
const read = (me: typeof proven) => ({ kind: "read", me });

test("it checks at once and then every ten seconds, silently", async () => {
  const { actor, clock, names, answer, said, fail } = open();
  assert.equal(looks(names()), ["look"]);
  await answer("look", read(unproven));
  clock.increment(9_999);
  assert.equal(looks(names()), ["look"]);
  clock.increment(1);
  await answer("look", { kind: "refused", text: "no" });
  clock.increment(10_000);
  await fail("look");
  clock.increment(10_000);
  assert.is(looks(names()).length, 4);
  await answer("look", read(proven));
  assert.equal([actor.getSnapshot().output, said], [{ kind: "proven", me: proven }, []]);
});

test("it does not check while the page has no attention, and does so at once on return", async () => {
  const { actor, clock, names, answer } = open();
  actor.send({ type: "attention.left" });
  await answer("look", read(proven));
  assert.is(actor.getSnapshot().status, "active", "what was asked before leaving no longer counts");
  clock.increment(60_000);
  assert.equal(looks(names()), ["look"]);
  actor.send({ type: "attention.returned" });
  assert.equal(looks(names()), ["look", "look"]);
  await answer("look", read(unproven));
  actor.send({ type: "attention.left" });
  actor.send({ type: "pressed" });
  await answer("look", read(proven));
  assert.is(actor.getSnapshot().status, "done");
});

test("a press reports that the address is not verified yet, or the error", async () => {
  const { actor, answer, fail, said, names } = open();
  const press = () => actor.send({ type: "pressed" });
  press();
  assert.is(selectIsAsking(actor.getSnapshot()), true);
  press();
  assert.is(looks(names()).length, 2);
  await answer("look", read(unproven));
  press();
  await answer("look", { kind: "limited", seconds: 9 });
  press();
  await fail("look");
  assert.equal(said, [
    `blank ${inboxTexts.notYet}`,
    `error ${messageTexts.REQUEST_429_LIMIT}`,
    `error ${problemTexts.unknown}`,
  ]);
  assert.is(selectIsAsking(actor.getSnapshot()), false);
});

test("the mail can be resent once a minute, or when the server allows it, while checks go on", async () => {
  const { actor, clock, answer, fail, said, names } = open();
  const resend = () => actor.send({ type: "resend.pressed" });
  const left = () => {
    const { countdown } = actor.getSnapshot().children;
    return countdown && selectSecondsLeft(countdown.getSnapshot());
  };
  await answer("look", read(unproven));
  resend();
  resend();
  assert.equal(
    [names().filter((name) => name !== "readNumber"), selectIsSending(actor.getSnapshot())],
    [["look", "resend"], true],
  );
  await answer("resend", { kind: "sent" });
  assert.equal([selectIsLimited(actor.getSnapshot()), left()], [true, 60]);
  resend();
  passSeconds(clock, 59);
  assert.equal([names().filter((name) => name === "resend").length, left()], [1, 1]);
  assert.ok(names().filter((name) => name === "look").length > 1);
  passSeconds(clock, 1);
  resend();
  await answer("resend", { kind: "limited", seconds: 7 });
  assert.is(left(), 7);
  passSeconds(clock, 7);
  resend();
  await answer("resend", { kind: "refused", text: "No mail today." });
  resend();
  await fail("resend");
  assert.equal(said, [`success ${inboxTexts.sent}`, "error No mail today.", `error ${problemTexts.unknown}`]);
});

test("a proof in another tab is looked at immediately, on a hidden page too", async () => {
  for (const isHidden of [false, true]) {
    const { actor, answer, names, prove } = open();
    await answer("look", read(unproven));
    if (isHidden) actor.send({ type: "attention.left" });
    prove();
    assert.equal(looks(names()), ["look", "look"]);
    prove();
    assert.is(looks(names()).length, 3, "what was asked before the proof no longer counts");
    await answer("look", read(proven));
    assert.is(actor.getSnapshot().status, "done");
  }
});

test("the number of the newest mail is shown, and read again after another mail and a return", async () => {
  const { actor, answer, fail, names } = open();
  const number = () => selectNumber(actor.getSnapshot());
  const asked = () => names().filter((name) => name === "readNumber").length;
  assert.is(number(), null);
  await answer("readNumber", { kind: "shown", number: "47" });
  assert.is(number(), "47");
  actor.send({ type: "resend.pressed" });
  await answer("resend", { kind: "sent" });
  assert.is(asked(), 2);
  await fail("readNumber");
  assert.is(number(), "47");
  actor.send({ type: "attention.returned" });
  await answer("readNumber", { kind: "refused", text: "no" });
  actor.send({ type: "attention.returned" });
  await answer("readNumber", { kind: "shown", number: null });
  assert.equal([asked(), number()], [4, null]);
});

test("the machine ends when the person leaves", () => {
  const { actor } = open();
  actor.send({ type: "left" });
  assert.equal(actor.getSnapshot().output, { kind: "left", me: unproven });
});

test("every state and transition is reached", () => {
  const looked = [
    { output: read(proven) },
    { output: read(unproven) },
    { output: { kind: "refused", text: "no" } },
  ];
  const samples = {
    "xstate.done.actor.look": looked,
    "xstate.done.actor.asked": looked,
    "xstate.done.actor.readNumber": [{ output: { kind: "shown", number: "47" } }],
    "xstate.done.actor.resend": [
      { output: { kind: "sent" } },
      { output: { kind: "limited", seconds: 3 } },
      { output: { kind: "refused", text: "no" } },
    ],
  };
  assert.equal(uncovered(inboxMachine, samples, undefined, { input: { me: unproven } }), {
    states: [],
    transitions: [],
  });
});

const looks = (names: readonly string[]) => names.filter((name) => name === "look");

function open() {
  let prove = () => {};
  const placeholders = openPlaceholders();
  const said: string[] = [];
  const clock = new SimulatedClock();
  const actor = createActor(
    inboxMachine.provide({
      actors: {
        proofs: fromCallback<ProofEvent>(({ sendBack }) => {
          prove = () => sendBack({ type: "address.proven" });
        }),
        readNumber: fromPromise<NumberOutcome>(() => placeholders.call("readNumber")),
        look: fromPromise<LookOutcome>(() => placeholders.call("look")),
        resend: fromPromise<ResendOutcome>(() => placeholders.call("resend")),
      },
      actions: { announce: (_, { tone, text }) => said.push(`${tone} ${text}`) },
    }),
    { clock, input: { me: unproven } },
  ).start();
  return { ...placeholders, actor, clock, said, prove: () => prove() };
}

test.run();
