import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, fromPromise, SimulatedClock } from "xstate";
import {
  answerLinkMachine,
  selectNotes,
  selectPage,
  selectPhase,
  selectProblem,
  selectSaved,
} from "../../../machines/answer-link/answer-link.machine";
import { uncovered } from "../../support/machines/paths";
import { openPlaceholders, passSeconds } from "../../support/machines/placeholders";
import { answeredPage, changedPage, mailPage, mailPlayer } from "../../support/people/mail-page";

const test = suite(answerLinkMachine.id);

const sent = (change: object = {}) => ({
  token: "t",
  membershipId: "maya",
  answer: "yes",
  eventVersion: 2,
  answerVersion: 0,
  over: null,
  ...change,
});

test("opening reads and changes nothing; one press answers, with the versions on the page", async () => {
  const link = open();
  assert.equal([link.phase(), link.calls], ["reading", [{ name: "readLink", input: { token: "t" } }]]);
  await link.answer("readLink", { kind: "read", page: mailPage() });
  assert.is(link.phase(), "answer");
  link.press("yes");
  link.press("no");
  assert.equal(link.calls.slice(1), [{ name: "answerByLink", input: sent() }], "one at a time");
  await link.answer("answerByLink", { kind: "saved", page: answeredPage("yes") });
  assert.equal([link.phase(), link.saved()?.answer], ["saved", "yes"]);
  link.press("yes");
  assert.is(link.phase(), "saved", "nothing new");
  link.press("no");
  assert.equal(link.calls.at(-1)?.input, sent({ answer: "no", answerVersion: 1 }));
});

test("a note that is being typed goes along with a press, stays when it fails, and is gone once it is saved", async () => {
  const link = await opened();
  link.type("Needs a ri");
  link.type(" Needs a ride ");
  link.press("no");
  assert.equal(link.calls.at(-1)?.input, sent({ answer: "no", note: "Needs a ride" }));
  link.type("Needs a ride home");
  await link.answer("answerByLink", { kind: "refused", text: "No network." });
  assert.equal(
    [link.phase(), link.problem(), link.notes()],
    ["unsent", "No network.", { maya: "Needs a ride home" }],
  );
  link.send({ type: "retry.pressed" });
  assert.equal(link.calls.at(-1)?.input, sent({ answer: "no", note: "Needs a ride" }));
  await link.fail("answerByLink");
  assert.is(link.phase(), "unsent");
  link.send({ type: "retry.pressed" });
  await link.answer("answerByLink", { kind: "saved", page: answeredPage("no", { note: "Needs a ride" }) });
  assert.equal([link.phase(), link.notes()], ["saved", {}]);
});

test("a note is sent with the answer that stands; one too long is not sent, nor one without an answer", async () => {
  const unanswered = await opened();
  unanswered.type("Hi");
  unanswered.send({ type: "note.sent", membershipId: "maya" });
  assert.is(unanswered.calls.length, 1);
  const link = await opened(answeredPage("yes", { note: "Hello" }));
  link.type("x".repeat(141));
  link.send({ type: "note.sent", membershipId: "maya" });
  link.press("no");
  assert.is(link.calls.length, 1);
  link.type(" ");
  link.send({ type: "note.sent", membershipId: "maya" });
  assert.equal(
    link.calls.at(-1)?.input,
    sent({ answerVersion: 1, note: null }),
    "an empty one takes it back",
  );
  await link.answer("answerByLink", { kind: "saved", page: answeredPage("yes") });
  link.type("Bye");
  link.send({ type: "note.dropped", membershipId: "maya" });
  assert.equal(link.notes(), {});
});

test("another's answer is shown before it is replaced, and may be left", async () => {
  const link = await opened();
  link.press("yes");
  const theirs = answeredPage("no", { source: "away", over: "away:0123456789abcdef", answer_version: 4 });
  await link.answer("answerByLink", { kind: "differs", page: theirs });
  assert.is(link.phase(), "differing");
  link.press("maybe");
  assert.is(link.phase(), "differing", "the question first");
  link.send({ type: "mine.insisted" });
  assert.equal(link.calls.at(-1)?.input, sent({ answerVersion: 4, over: "away:0123456789abcdef" }));
  await link.answer("answerByLink", { kind: "differs", page: theirs });
  link.send({ type: "theirs.left" });
  assert.equal([link.phase(), link.saved()], ["answer", undefined]);
});

test("what was closed meanwhile says so, and takes what is still open", async () => {
  const link = await opened();
  link.press("yes");
  await link.answer("answerByLink", {
    kind: "late",
    page: mailPage({ open: ["no"], closed: "late" }),
    text: "Answers are closed.",
  });
  assert.equal([link.phase(), link.problem()], ["late", "Answers are closed."]);
  link.press("yes");
  assert.is(link.phase(), "late");
  link.press("no");
  assert.is(link.phase(), "answering");
});

test("Got it is pressed once, and again after a failure", async () => {
  const link = await opened(changedPage());
  assert.is(link.phase(), "gotIt");
  link.send({ type: "got-it.pressed" });
  await link.answer("gotItByLink", { kind: "refused", text: "No network." });
  assert.equal([link.phase(), link.problem()], ["unacknowledged", "No network."]);
  link.send({ type: "retry.pressed" });
  await link.answer("gotItByLink", { kind: "read", page: changedPage({ knows: true, changes: [] }) });
  assert.equal([link.phase(), link.calls.at(-1)], ["known", { name: "gotItByLink", input: { token: "t" } }]);
  assert.is((await opened(changedPage({ knows: true }))).phase(), "known");
});

test("too many presses wait as long as the server says, and what was pressed is sent then", async () => {
  const link = open();
  await link.answer("readLink", { kind: "limited", seconds: 2 });
  assert.is(link.phase(), "limited");
  passSeconds(link.clock, 2);
  assert.is(link.phase(), "reading");
  await link.answer("readLink", { kind: "read", page: mailPage() });
  link.press("maybe");
  await link.answer("answerByLink", { kind: "limited", seconds: 3 });
  passSeconds(link.clock, 3);
  assert.equal(link.calls.at(-1), { name: "answerByLink", input: sent({ answer: "maybe" }) });
  const told = await opened(changedPage());
  told.send({ type: "got-it.pressed" });
  await told.answer("gotItByLink", { kind: "limited", seconds: 1 });
  passSeconds(told.clock, 1);
  assert.is(told.phase(), "gotIt");
});

test("a dead link is over, whenever it is found to be one; one that was not read can be read again", async () => {
  assert.is(open("").phase(), "over");
  const link = open();
  await link.answer("readLink", { kind: "refused", text: "No network." });
  assert.is(link.phase(), "unread");
  link.send({ type: "retry.pressed" });
  await link.fail("readLink");
  link.send({ type: "retry.pressed" });
  await link.answer("readLink", { kind: "gone" });
  assert.is(link.phase(), "over");
  const pressed = await opened();
  pressed.press("yes");
  await pressed.answer("answerByLink", { kind: "gone" });
  assert.is(pressed.phase(), "over");
});

test("the team's mails are stopped after a second press", async () => {
  const link = await opened();
  link.send({ type: "stop.pressed" });
  link.send({ type: "stop.dropped" });
  assert.equal([link.phase(), link.calls.length], ["answer", 1]);
  link.send({ type: "stop.pressed" });
  link.send({ type: "stop.confirmed" });
  await link.answer("stopMails", { kind: "refused", text: "No network." });
  assert.equal([link.phase(), link.problem()], ["unstopped", "No network."]);
  link.send({ type: "stop.confirmed" });
  await link.answer("stopMails", { kind: "stopped" });
  assert.is(link.phase(), "stopped");
});

test("the mails begin again by one press, at once or from a later page, which is read again", async () => {
  const link = await opened(mailPage({ mails_stopped: true }));
  link.send({ type: "mails.wanted" });
  assert.equal(link.calls.at(-1), { name: "stopMails", input: { token: "t", isStopped: false } });
  await link.answer("stopMails", { kind: "refused", text: "No network." });
  assert.equal([link.phase(), link.problem()], ["unread", "No network."]);
  link.send({ type: "retry.pressed" });
  await link.answer("readLink", { kind: "read", page: mailPage({ mails_stopped: true }) });
  link.send({ type: "stop.pressed" });
  link.send({ type: "stop.confirmed" });
  await link.answer("stopMails", { kind: "stopped" });
  link.send({ type: "mails.wanted" });
  await link.answer("stopMails", { kind: "stopped" });
  await link.answer("readLink", { kind: "read", page: mailPage() });
  assert.equal([link.phase(), link.page()?.mails_stopped], ["answer", false]);
});

test("a turn that was settled on the page is shown, and a page that is no longer so is read again", async () => {
  const link = await opened(mailPage({ purpose: "turn" }));
  assert.is(link.phase(), "turn");
  const settled = mailPage({ purpose: "turn", mails_stopped: true });
  link.send({ type: "page.changed", page: settled });
  assert.equal([link.phase(), link.page()], ["turn", settled]);
  link.send({ type: "page.outdated" });
  assert.equal([link.phase(), link.names()], ["reading", ["readLink", "readLink"]]);
});

test("every state and transition is reached", () => {
  const pages = [
    mailPage({ players: [mailPlayer({ answer: "maybe", source: "said" })] }),
    changedPage(),
    changedPage({ knows: true }),
    mailPage({ purpose: "turn" }),
  ];
  const failures = [{ kind: "gone" }, { kind: "limited", seconds: 1 }, { kind: "refused", text: "No." }];
  const outputs = (...outcomes: object[]) => outcomes.map((output) => ({ output }));
  const [page = mailPage()] = pages;
  const samples = {
    "xstate.done.actor.readLink": outputs(
      ...pages.map((each) => ({ kind: "read", page: each })),
      ...failures,
    ),
    "xstate.done.actor.gotItByLink": outputs({ kind: "read", page: changedPage() }, ...failures),
    "xstate.done.actor.answerByLink": outputs(
      { kind: "saved", page },
      { kind: "differs", page },
      { kind: "late", page, text: "Late." },
      ...failures,
    ),
    "xstate.done.actor.stopMails": outputs({ kind: "stopped" }, ...failures),
    "xstate.done.actor.beginMails": outputs({ kind: "stopped" }, ...failures),
    "answer.pressed": [{ membershipId: "maya", answer: "yes" }],
    "note.typed": [{ membershipId: "maya", text: "Hi" }],
    "note.sent": [{ membershipId: "maya" }],
    "note.dropped": [{ membershipId: "maya" }],
    "page.changed": [{ page }],
  };
  const inputs = ["t", ""].map((token) => ({ token }));
  const key = ({
    value,
    context,
  }: ReturnType<ReturnType<typeof createActor<typeof answerLinkMachine>>["getSnapshot"]>) => [
    value,
    context.page?.purpose,
    context.page?.knows,
    context.said !== null,
  ];
  assert.equal(uncovered(answerLinkMachine, samples, key, { inputs }), { states: [], transitions: [] });
});

async function opened(page = mailPage()) {
  const link = open();
  await link.answer("readLink", { kind: "read", page });
  return link;
}

function open(token = "t") {
  const placeholders = openPlaceholders();
  const clock = new SimulatedClock();
  const actor = createActor(
    answerLinkMachine.provide({
      actors: {
        readLink: fromPromise(({ input }) => placeholders.call("readLink", input)),
        answerByLink: fromPromise(({ input }) => placeholders.call("answerByLink", input)),
        gotItByLink: fromPromise(({ input }) => placeholders.call("gotItByLink", input)),
        stopMails: fromPromise(({ input }) => placeholders.call("stopMails", input)),
      },
    }),
    { input: { token }, clock },
  ).start();
  return {
    ...placeholders,
    clock,
    send: actor.send,
    phase: () => selectPhase(actor.getSnapshot()),
    page: () => selectPage(actor.getSnapshot()),
    saved: () => selectSaved(actor.getSnapshot()),
    notes: () => selectNotes(actor.getSnapshot()),
    problem: () => selectProblem(actor.getSnapshot()),
    press: (answer: "yes" | "maybe" | "no") =>
      actor.send({ type: "answer.pressed", membershipId: "maya", answer }),
    type: (text: string) => actor.send({ type: "note.typed", membershipId: "maya", text }),
  };
}

test.run();
