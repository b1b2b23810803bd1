import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, type EventFromLogic, fromPromise, SimulatedClock, type SnapshotFrom } from "xstate";
import { verificationTexts } from "../../../domain/mail-links/texts";
import { messageTexts } from "../../../domain/problem/message-texts";
import { signInTexts } from "../../../domain/sign-in/texts";
import {
  selectAccount,
  selectHasNewPassword,
  selectIsIn,
  selectNumber,
  selectNumberProblem,
  selectPage,
  selectWrongPassword,
  verifyLinkMachine,
} from "../../../machines/mail-links/verify-link.machine";
import { uncovered } from "../../support/machines/paths";
import { openPlaceholders, passSeconds } from "../../support/machines/placeholders";
import { user } from "../../support/people/user";

const test = suite(verifyLinkMachine.id);
const account = {
  fullName: "Robin Reyes",
  emailAddress: "robin@example.com",
  isThisBrowser: true,
  takesNumber: true,
  hasPassword: true,
};
const previewed = { kind: "previewed", account };
const foreign = { kind: "previewed", account: { ...account, isThisBrowser: false } };
const accepted = { kind: "accepted" };
const opened = { kind: "opened", me: user(), mustChangePassword: false };
const unknown = "error Something went sideways on our end. Please try again.";

test("opening the link only reads whose account it is", async () => {
  const link = open();
  assert.is(link.page(), "reading");
  await link.answer("preview", previewed);
  assert.equal([link.page(), link.account(), link.names()], ["ready", account, ["preview"]]);
});

test("in the account's own browser one press verifies the address, without a number", async () => {
  const link = await openReady();
  link.send({ type: "own.pressed" });
  link.send({ type: "own.pressed" });
  assert.equal(link.calls.slice(1), [{ name: "verify", input: { token: "t", number: null } }]);
  await link.answer("verify", accepted);
  assert.equal([link.page(), link.number()], ["verified", ""]);
});

test("elsewhere it takes both digits of the number", async () => {
  const link = await openElsewhere();
  link.send({ type: "own.pressed" });
  link.send({ type: "number.entered", text: "4" });
  link.send({ type: "number.submitted" });
  assert.equal(
    [link.page(), link.problem(), link.names()],
    ["elsewhere", verificationTexts.numberShort, ["preview"]],
  );
  link.send({ type: "number.entered", text: " 4-7 9" });
  assert.equal([link.number(), link.problem()], ["47", null]);
  link.send({ type: "number.submitted" });
  link.send({ type: "number.submitted" });
  assert.equal(link.calls.slice(1), [{ name: "verify", input: { token: "t", number: "47" } }]);
  await link.answer("verify", accepted);
  assert.is(link.page(), "verified");
});

test("a wrong number is said at its field and asked for again, until the link is used up", async () => {
  const link = await openElsewhere();
  const guess = (text: string) => {
    link.send({ type: "number.entered", text });
    link.send({ type: "number.submitted" });
  };
  guess("12");
  await link.answer("verify", { kind: "wrong-number" });
  assert.equal([link.page(), link.number(), link.problem()], ["elsewhere", "", messageTexts.AUTH_403_NUMBER]);
  guess("13");
  await link.answer("verify", { kind: "used" });
  assert.equal([link.page(), link.said], ["used", []]);
});

test("a session that ended while the page was open leads to the number", async () => {
  const link = await openReady();
  link.send({ type: "own.pressed" });
  await link.answer("verify", { kind: "elsewhere" });
  assert.equal([link.page(), link.account()?.isThisBrowser], ["elsewhere", false]);
});

test("the password signs in here, and this browser's session then verifies without a number", async () => {
  const link = await openElsewhere();
  link.send({ type: "number.entered", text: "12" });
  link.send({ type: "password.chosen" });
  link.send({ type: "back.pressed" });
  link.send({ type: "password.chosen" });
  const submit = () => link.send({ type: "password.submitted", password: "Alley-oop-2026" });
  submit();
  submit();
  assert.equal(link.calls.slice(1), [
    { name: "signIn", input: { emailAddress: "robin@example.com", password: "Alley-oop-2026" } },
  ]);
  await link.answer("signIn", { kind: "refused", text: signInTexts.wrongPassword });
  assert.equal([link.page(), link.wrong()], ["password", { text: signInTexts.wrongPassword }]);
  submit();
  await link.answer("signIn", { kind: "refused", text: "No network." });
  submit();
  await link.fail("signIn");
  submit();
  await link.answer("signIn", opened);
  assert.equal(link.calls.at(-1), { name: "verify", input: { token: "t", number: null } });
  await link.answer("verify", accepted);
  assert.is(link.page(), "verified");
  assert.equal(link.said, [
    `error ${signInTexts.wrongPassword}`,
    "error No network.",
    `error ${signInTexts.failed}`,
  ]);
});

test("a new password is sent once both fields fit, and says whether it signed in", async () => {
  for (const isIn of [true, false]) {
    const link = await openElsewhere();
    link.send({ type: "no-screen.pressed" });
    const submit = () => link.send({ type: "new-password.submitted", password: "Pick-and-roll-27" });
    link.send({ type: "field.judged", field: "password", isFit: true });
    submit();
    assert.equal([link.gaps(), link.hasNewPassword(), link.names()], [1, false, ["preview"]]);
    link.send({ type: "field.judged", field: "repeatedPassword", isFit: true });
    submit();
    submit();
    assert.equal(link.calls.slice(1), [
      { name: "takeOver", input: { token: "t", password: "Pick-and-roll-27" } },
    ]);
    await link.answer("takeOver", { kind: "refused", text: "Too common." });
    assert.equal([link.page(), link.said], ["newPassword", ["error Too common."]]);
    submit();
    await link.fail("takeOver");
    submit();
    await link.answer("takeOver", { kind: "taken", isIn });
    assert.equal([link.page(), link.isIn()], ["taken", isIn]);
  }
});

test("leaving the new password's fields forgets that they fitted", async () => {
  const link = await openElsewhere();
  link.send({ type: "no-screen.pressed" });
  link.send({ type: "field.judged", field: "password", isFit: true });
  link.send({ type: "field.judged", field: "repeatedPassword", isFit: true });
  link.send({ type: "back.pressed" });
  link.send({ type: "no-screen.pressed" });
  assert.is(link.hasNewPassword(), false);
});

test("rejecting the account takes a second press and can be cancelled before, in either browser", async () => {
  for (const [link, page] of [
    [await openReady(), "ready"],
    [await openElsewhere(), "elsewhere"],
  ] as const) {
    link.send({ type: "foreign.pressed" });
    assert.equal([link.page(), link.names()], ["doubting", ["preview"]]);
    link.send({ type: "removal.dropped" });
    assert.is(link.page(), page);
    link.send({ type: "foreign.pressed" });
    link.send({ type: "removal.confirmed" });
    link.send({ type: "removal.confirmed" });
    assert.equal(link.names(), ["preview", "reject"]);
    await link.answer("reject", accepted);
    assert.is(link.page(), "rejected");
  }
});

test("a failed read can be retried", async () => {
  const link = open();
  await link.answer("preview", { kind: "failed" });
  assert.is(link.page(), "unread");
  link.send({ type: "retry.pressed" });
  await link.fail("preview");
  link.send({ type: "retry.pressed" });
  await link.answer("preview", previewed);
  assert.equal([link.page(), link.names().length], ["ready", 3]);
});

test("a used link says so, at whichever step it is noticed", async () => {
  assert.is(open("").page(), "used");
  const read = open();
  await read.answer("preview", { kind: "used" });
  const proven = await openReady();
  proven.send({ type: "own.pressed" });
  await proven.answer("verify", { kind: "used" });
  const taken = await openNewPassword();
  taken.send({ type: "new-password.submitted", password: "Pick-and-roll-27" });
  await taken.answer("takeOver", { kind: "used" });
  const rejected = await openReady();
  rejected.send({ type: "foreign.pressed" });
  rejected.send({ type: "removal.confirmed" });
  await rejected.answer("reject", { kind: "used" });
  assert.equal(
    [read, proven, taken, rejected].map((link) => link.page()),
    ["used", "used", "used", "used"],
  );
});

test("an error is shown and can be retried; a rate limit counts down", async () => {
  const link = await openReady();
  link.send({ type: "own.pressed" });
  await link.answer("verify", { kind: "refused", text: "No network." });
  assert.is(link.page(), "ready");
  link.send({ type: "own.pressed" });
  await link.fail("verify");
  link.send({ type: "own.pressed" });
  await link.answer("verify", { kind: "limited", seconds: 2 });
  passSeconds(link.clock, 1);
  assert.is(link.page(), "limited");
  passSeconds(link.clock, 1);
  link.send({ type: "foreign.pressed" });
  link.send({ type: "removal.confirmed" });
  await link.answer("reject", { kind: "refused", text: "Still none." });
  assert.is(link.page(), "doubting");
  link.send({ type: "removal.confirmed" });
  await link.fail("reject");
  assert.is(link.page(), "doubting");
  assert.equal(link.said, ["error No network.", unknown, "error Still none.", unknown]);
});

test("every state and transition is reached", () => {
  const outcomes = [
    accepted,
    { kind: "used" },
    { kind: "limited", seconds: 2 },
    { kind: "refused", text: "no" },
  ];
  const done = (...more: object[]) => [...outcomes, ...more].map((output) => ({ output }));
  const samples = {
    "xstate.done.actor.preview": [previewed, foreign, { kind: "used" }, { kind: "failed" }].map((output) => ({
      output,
    })),
    "xstate.done.actor.verify": done({ kind: "elsewhere" }, { kind: "wrong-number" }),
    "xstate.done.actor.signIn": done(opened, { kind: "refused", text: signInTexts.wrongPassword }),
    "xstate.done.actor.takeOver": done({ kind: "taken", isIn: true }),
    "xstate.done.actor.reject": done(),
    "number.entered": [{ text: "47" }, { text: "4" }],
    "password.submitted": [{ password: "p" }],
    "new-password.submitted": [{ password: "p" }],
    "field.judged": [
      { field: "password", isFit: true },
      { field: "repeatedPassword", isFit: true },
    ],
  };
  const key = ({ value, context }: SnapshotFrom<typeof verifyLinkMachine>) => [
    value,
    context.fit.length,
    context.number.length,
    context.account?.isThisBrowser,
  ];
  const inputs = ["t", ""].map((token) => ({ token }));
  assert.equal(uncovered(verifyLinkMachine, samples, key, { inputs }), { states: [], transitions: [] });
});

const openReady = () => openAfter(previewed);
const openElsewhere = () => openAfter(foreign);

async function openNewPassword() {
  const link = await openElsewhere();
  link.send({ type: "no-screen.pressed" });
  for (const field of ["password", "repeatedPassword"] as const)
    link.send({ type: "field.judged", field, isFit: true });
  return link;
}

async function openAfter(outcome: object) {
  const link = open();
  await link.answer("preview", outcome);
  return link;
}

function open(token = "t") {
  const clock = new SimulatedClock();
  const placeholders = openPlaceholders();
  const said: string[] = [];
  const actor = createActor(
    verifyLinkMachine.provide({
      actors: {
        preview: fromPromise(({ input }) => placeholders.call("preview", input)),
        verify: fromPromise(({ input }) => placeholders.call("verify", input)),
        signIn: fromPromise(({ input }) => placeholders.call("signIn", input)),
        takeOver: fromPromise(({ input }) => placeholders.call("takeOver", input)),
        reject: fromPromise(({ input }) => placeholders.call("reject", input)),
      },
      actions: { announce: (_, { tone, text }) => said.push(`${tone} ${text}`) },
    }),
    { clock, input: { token } },
  );
  let gaps = 0;
  actor.on("gaps.found", () => {
    gaps += 1;
  });
  actor.start();
  const see =
    <Seen>(select: (snapshot: ReturnType<typeof actor.getSnapshot>) => Seen) =>
    () =>
      select(actor.getSnapshot());
  return {
    ...placeholders,
    clock,
    said,
    gaps: () => gaps,
    send: (event: EventFromLogic<typeof verifyLinkMachine>) => actor.send(event),
    page: see(selectPage),
    account: see(selectAccount),
    number: see(selectNumber),
    problem: see(selectNumberProblem),
    wrong: see(selectWrongPassword),
    isIn: see(selectIsIn),
    hasNewPassword: see(selectHasNewPassword),
  };
}

test.run();
