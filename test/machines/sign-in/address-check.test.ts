import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, fromPromise, SimulatedClock } from "xstate";
import { judgeAvailability } from "../../../domain/account/availability";
import { messageTexts } from "../../../domain/problem/message-texts";
import {
  addressCheckMachine,
  selectAddressMessage,
  selectCanGoOn,
  selectHasFault,
  selectIsChecking,
} from "../../../machines/sign-in/address-check.machine";
import { uncovered } from "../../support/machines/paths";
import { openPlaceholders, passSeconds } from "../../support/machines/placeholders";

const test = suite(addressCheckMachine.id);
const free = { kind: "judged", message: "Let's get you in the game!", isBlocking: false, step: "sign-up" };
const member = { kind: "judged", message: "Missed you!", isBlocking: false, step: "password" };
const google = {
  kind: "judged",
  message: "You've previously used Google…",
  isBlocking: true,
  step: "sign-up",
};

test("an address is checked, trimmed, 200 ms after the last key", async () => {
  const step = open();
  step.type("sam@exampl");
  step.clock.increment(199);
  step.type(" sam@example.com ");
  step.clock.increment(199);
  assert.equal(step.calls, []);
  step.clock.increment(1);
  assert.equal(step.calls, [{ name: "check", input: { emailAddress: "sam@example.com" } }]);
  assert.is(step.is(selectIsChecking), true);
  await step.answer("check", free);
  assert.is(step.is(selectAddressMessage), "Let's get you in the game!");
  step.next("sam@example.com");
  assert.equal(step.actor.getSnapshot().output, { emailAddress: "sam@example.com", step: "sign-up" });
});

test("an empty or malformed address is refused without a call", () => {
  const step = open();
  step.next("");
  assert.is(step.is(selectAddressMessage), "This field is supremely required.");
  step.type("sam at home");
  assert.is(step.is(selectAddressMessage), null);
  step.clock.increment(200);
  assert.is(step.is(selectAddressMessage), "That doesn't look like a valid email address ✉️");
  step.type("");
  step.clock.increment(200);
  assert.is(step.is(selectAddressMessage), "This field is supremely required.");
  step.next("still@wrong");
  assert.is(step.is(selectAddressMessage), "That doesn't look like a valid email address ✉️");
  assert.equal([step.is(selectHasFault), step.calls], [true, []]);
});

test("Next waits for the check in flight and never starts a second", async () => {
  const step = open();
  step.type("sam@example.com");
  step.clock.increment(200);
  step.next("sam@example.com");
  step.next("sam@example.com");
  assert.is(step.calls.length, 1);
  await step.answer("check", member);
  assert.equal(step.actor.getSnapshot().output, { emailAddress: "sam@example.com", step: "password" });
});

test("Next during the pause checks at once, including what the browser filled in", async () => {
  const step = open();
  step.type("sa");
  step.next("sam@example.com");
  assert.equal(step.calls, [{ name: "check", input: { emailAddress: "sam@example.com" } }]);
  step.clock.increment(500);
  await step.answer("check", free);
  assert.is(step.actor.getSnapshot().status, "done");
});

test("a late reply for a changed address is ignored", async () => {
  const step = open();
  step.next("old@example.com");
  step.type("new@example.com");
  await step.answer("check", member);
  assert.is(step.actor.getSnapshot().status, "active");
  assert.is(step.is(selectAddressMessage), null);
});

test("an address of another provider disables Next and keeps its message", async () => {
  const step = open();
  step.next("sam@example.com");
  await step.answer("check", google);
  assert.equal(
    [step.is(selectCanGoOn), step.is(selectAddressMessage)],
    [false, "You've previously used Google…"],
  );
  step.next("sam@example.com");
  assert.is(step.calls.length, 1);
  step.next("other@example.com");
  assert.is(step.calls.length, 2);
});

test("after a failed check Next retries, and so does the network's return", async () => {
  const step = open();
  step.next("sam@example.com");
  await step.answer("check", { kind: "failed" });
  assert.equal([step.is(selectAddressMessage), step.is(selectCanGoOn)], ["Oy! Hiccup!", true]);
  step.next("sam@example.com");
  await step.fail("check");
  assert.is(step.is(selectAddressMessage), "Oy! Hiccup!");
  step.actor.send({ type: "network.returned" });
  assert.is(step.calls.length, 3);
  await step.answer("check", free);
  assert.is(step.is(selectAddressMessage), "Let's get you in the game!");
});

test("a rate limit counts down and then checks by itself", async () => {
  const step = open();
  step.next("sam@example.com");
  await step.answer("check", { kind: "limited", seconds: 3 });
  assert.equal(
    [step.is(selectAddressMessage), step.is(selectCanGoOn)],
    [messageTexts.REQUEST_429_LIMIT, false],
  );
  assert.equal([step.is(selectHasFault), step.is(selectIsChecking)], [true, false]);
  step.next("sam@example.com");
  passSeconds(step.clock, 2);
  assert.is(step.calls.length, 1);
  passSeconds(step.clock, 1);
  assert.is(step.calls.length, 2);
});

test("on return the kept address is checked again", () => {
  assert.equal(open("sam@example.com").calls, [
    { name: "check", input: { emailAddress: "sam@example.com" } },
  ]);
});

test("an address that the server calls malformed is refused", async () => {
  const step = open();
  step.next("sam@example.com");
  await step.answer("check", { kind: "malformed" });
  assert.is(step.is(selectAddressMessage), "That doesn't look like a valid email address ✉️");
  assert.equal([step.is(selectHasFault), step.is(selectCanGoOn)], [true, false]);
});

test("invalid addresses disable Next, a failed check does not", async () => {
  const ends = [
    [free, false, true],
    [google, true, false],
    [{ kind: "failed" }, true, true],
  ] as const;
  for (const [outcome, hasFault, canGoOn] of ends) {
    const step = open();
    assert.equal([step.is(selectHasFault), step.is(selectCanGoOn)], [false, true]);
    step.type("sam@example.com");
    step.clock.increment(200);
    assert.equal([step.is(selectHasFault), step.is(selectCanGoOn)], [false, true]);
    await step.answer("check", outcome);
    assert.equal([step.is(selectHasFault), step.is(selectCanGoOn)], [hasFault, canGoOn], outcome.kind);
  }
});

test("Next with an address other than the checked one checks that, trimmed", async () => {
  const step = open();
  step.type("sam@example.com");
  step.clock.increment(200);
  await step.answer("check", free);
  step.next("  kim@example.com ");
  assert.equal(step.calls.at(-1), { name: "check", input: { emailAddress: "kim@example.com" } });
  await step.answer("check", member);
  assert.equal(step.actor.getSnapshot().output, { emailAddress: "kim@example.com", step: "password" });
  const same = open();
  same.type("sam@example.com");
  same.clock.increment(200);
  await same.answer("check", free);
  same.next(" sam@example.com ");
  assert.equal([same.calls.length, same.actor.getSnapshot().status], [1, "done"]);
});

test("every state and transition is reached", () => {
  const typed = ["", "sam", "sam@example.com", "kim@example.com"].map((emailAddress) => ({ emailAddress }));
  const outcomes = [
    free,
    member,
    google,
    { kind: "malformed" },
    { kind: "limited", seconds: 2 },
    { kind: "failed" },
  ];
  const samples = {
    "email.entered": typed,
    "next.pressed": typed,
    "xstate.done.actor.check": outcomes.map((output) => ({ output })),
  };
  const key = (snapshot: { value: unknown; context: { emailAddress: string } }) => [
    snapshot.value,
    snapshot.context.emailAddress,
  ];
  const inputs = [{ emailAddress: "" }, { emailAddress: "sam@example.com" }];
  assert.equal(uncovered(addressCheckMachine, samples, key, { inputs }), { states: [], transitions: [] });
});

test("the machine's messages are those of the rule", () => {
  const { message } = judgeAvailability("a@b.com", {
    available: true,
    provider: null,
    formatted_provider: null,
  });
  assert.is(message, free.message);
});

function open(emailAddress = "") {
  const clock = new SimulatedClock();
  const placeholders = openPlaceholders();
  const actor = createActor(
    addressCheckMachine.provide({
      actors: { check: fromPromise(({ input }) => placeholders.call("check", input)) },
    }),
    { clock, input: { emailAddress } },
  ).start();
  type Snapshot = ReturnType<typeof actor.getSnapshot>;
  return {
    ...placeholders,
    actor,
    clock,
    type: (text: string) => actor.send({ type: "email.entered", emailAddress: text }),
    next: (text: string) => actor.send({ type: "next.pressed", emailAddress: text }),
    is: <Value>(select: (snapshot: Snapshot) => Value) => select(actor.getSnapshot()),
  };
}

test.run();
