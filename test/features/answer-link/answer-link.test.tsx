import * as assert from "uvu/assert";
import { fromPromise } from "xstate";
import type { MailPage, SentMailAnswer } from "../../../domain/answer-link/answer-link";
import { answerLinkMachine } from "../../../machines/answer-link/answer-link.machine";
import { mailTurnMachine } from "../../../machines/answer-link/mail-turn.machine";
import { AnswerLink } from "../../../src/features/answer-link/answer-link";
import { setUpStyles } from "../../../src/ui/base/style-setup";
import { openPlaceholders } from "../../support/machines/placeholders";
import { answeredPage, changedPage, mailPage, mailPlayer } from "../../support/people/mail-page";
import { act, openUser, render, screen, viewSuite, within } from "../../support/view/dom";

const test = viewSuite("the page of a mail's link");
test.before(setUpStyles);

const maya = () => screen.getByRole("group", { name: "Maya, Practice with the Rockets, Tue, Nov 24, 17:30" });
const button = (name: string) => screen.getByRole("button", { name });

test("it names the event, time and place, and one press saves", async () => {
  const { user, answer, placeholders } = await open(mailPage());
  assert.ok(screen.getByRole("heading", { name: "Practice with the Rockets" }));
  for (const text of ["17:15", "be there", "Riverside, field 7"]) assert.ok(screen.getByText(text));
  assert.ok(screen.getByText("No answer yet"));
  assert.is(
    screen.getByRole("link", { name: "Sign in for the rest of the week" }).getAttribute("href"),
    "/app/schedule",
  );
  await user.click(within(maya()).getByRole("button", { name: "In" }));
  assert.equal(
    [placeholders.names(), within(maya()).getByRole("button", { name: "In" }).getAttribute("aria-busy")],
    [["readLink", "answerByLink"], "true"],
  );
  await answer("answerByLink", {
    kind: "saved",
    page: answeredPage("yes", { answered_by: { name: "Alex", is_me: true } }),
  });
  assert.match(screen.getByRole("status").textContent ?? "", /^Saved at \d+:\d\d\. Game on!$/);
  assert.is(within(maya()).getByRole("button", { name: "In" }).getAttribute("aria-pressed"), "true");
  assert.ok(screen.getByText(/^You, /));
});

test("a word for the coach goes along with the answer, key by key, and stays when nothing was sent", async () => {
  const { user, answer, placeholders } = await open(mailPage());
  await user.click(button("Note for the coach"));
  const field = () => screen.getByLabelText("Note for the coach");
  assert.ok(screen.getByText("Goes along with your answer."));
  assert.is(screen.queryByRole("button", { name: "Send it" }), null);
  await user.type(field(), "At the dentist");
  await user.click(within(maya()).getByRole("button", { name: "Out" }));
  assert.is(lastSent(placeholders).note, "At the dentist");
  await answer("answerByLink", { kind: "refused", text: "No network." });
  assert.match(screen.getByRole("alert").textContent ?? "", /Not saved yet: No network\./);
  assert.is((field() as HTMLInputElement).value, "At the dentist");
  await user.click(button("Try again"));
  await answer("answerByLink", { kind: "saved", page: answeredPage("no", { note: "At the dentist" }) });
  assert.match(screen.getByRole("status").textContent ?? "", /Next time!$/);
  assert.ok(screen.getByText("At the dentist"));
  await user.click(button("Change the note"));
  await user.clear(field());
  await user.type(field(), `${"x".repeat(141)}{Enter}`);
  assert.ok(screen.getByText("A shorter one, please: 140 letters at most."));
  await user.clear(field());
  await user.type(field(), "Tooth{Enter}");
  assert.is(lastSent(placeholders).note, "Tooth");
});

test("what somebody else said is shown before it is replaced", async () => {
  const { user, answer, placeholders } = await open(mailPage());
  await user.click(within(maya()).getByRole("button", { name: "In" }));
  await answer("answerByLink", { kind: "differs", page: answeredPage("no") });
  assert.match(screen.getByRole("alert").textContent ?? "", /^Alex said Out at /);
  await user.click(button("Make it In"));
  assert.is(lastSent(placeholders).answerVersion, 1);
  await answer("answerByLink", { kind: "differs", page: answeredPage("no", { source: "away" }) });
  assert.match(screen.getByRole("alert").textContent ?? "", /^Alex said at .*: away\./);
  await user.click(button("Leave it"));
  assert.equal([screen.queryByRole("alert"), screen.getByText("Away").textContent], [null, "Away"]);
});

test("closed answers leave Out, a called-off event none", async () => {
  const { user, answer } = await open(mailPage({ open: ["no"], closed: "late" }));
  assert.ok(screen.getByText("Closed: only Out is left"));
  assert.is(within(maya()).getByRole("button", { name: "In" }).getAttribute("aria-disabled"), "true");
  await user.click(within(maya()).getByRole("button", { name: "Out" }));
  const off = mailPage({ open: [], closed: "called_off" });
  off.event.called_off = { reason: "weather", note: null };
  await answer("answerByLink", { kind: "late", page: off, text: "This one's called off." });
  assert.match(screen.getByRole("alert").textContent ?? "", /called off/);
  assert.ok(screen.getByText("Called off: rain."));
  assert.is(screen.queryByRole("group"), null);
});

test("a change says what changed; Got it thanks, and a newer change is named", async () => {
  const { user, answer } = await open(changedPage({ is_newest: false }));
  const strip = screen.getByRole("region", { name: "What changed" });
  assert.match(strip.textContent ?? "", /17:30 → 18:00.*field 3 → 7/);
  assert.ok(screen.getByText(/changed again since this mail/));
  await user.click(button("Got it"));
  await answer("gotItByLink", { kind: "refused", text: "No network." });
  assert.match(screen.getByRole("alert").textContent ?? "", /No network/);
  await user.click(button("Got it"));
  await answer("gotItByLink", { kind: "read", page: changedPage({ knows: true, changes: [] }) });
  assert.match(screen.getByRole("status").textContent ?? "", /Your coach can see that you know/);
});

test("several players have a row each, whole days no time", async () => {
  const page = mailPage({ players: [mailPlayer(), mailPlayer({ membership_id: "leo", first_name: "Leo" })] });
  page.event = {
    ...page.event,
    title: "Cup",
    opponent: "Comets",
    timing: "day",
    last_day: "2026-11-25",
    place: [],
    starts_local: "2026-11-24T00:00:00",
  };
  await open(page);
  assert.is(screen.getAllByRole("group").length, 2);
  assert.ok(screen.getByRole("heading", { name: "Cup vs Comets" }));
  assert.ok(screen.getByText("Rockets"));
  assert.ok(screen.getByText("until Wed, Nov 25"));
});

test("no more mail from this team takes two presses and says what it stops", async () => {
  const { user, answer, placeholders } = await open(mailPage());
  await user.click(button("No more mail from this team"));
  assert.ok(screen.getByRole("heading", { name: "No more mail from the Rockets?" }));
  assert.ok(screen.getByText(/Not even when a practice is called off/));
  await user.click(button("Back"));
  await user.click(button("No more mail from this team"));
  await user.click(button("Stop the mails"));
  assert.equal(placeholders.names(), ["readLink", "stopMails"]);
  await answer("stopMails", { kind: "refused", text: "No network." });
  assert.ok(screen.getByText("No network."));
  await user.click(button("Stop the mails"));
  await answer("stopMails", { kind: "stopped" });
  assert.ok(screen.getByText("No more mail from the Rockets comes to your inbox."));
  await user.click(button("Undo"));
  await answer("stopMails", { kind: "stopped" });
  await answer("readLink", { kind: "read", page: mailPage({ mails_stopped: true }) });
  assert.ok(screen.getByText("This team's mails to you are stopped."));
  await user.click(button("Mail me again"));
  assert.equal(placeholders.calls.at(-1)?.input, { token: "t", isStopped: false });
});

test("a dead link is over, one that could not be read can be read again, and a limit is counted down", async () => {
  const { user, answer } = await open();
  await answer("readLink", { kind: "refused", text: "Check your connection." });
  assert.ok(screen.getByText("Check your connection."));
  await user.click(button("Try again"));
  await answer("readLink", { kind: "limited", seconds: 30 });
  assert.ok(screen.getByText("Next try in 30 seconds."));
});

const turnPage = (state: "planned" | "taken" | "offered", version = 1) =>
  mailPage({
    purpose: "turn",
    turns: [{ duty_id: "d1", name: "Snacks", sign: "snacks", slot: 1, state, version }],
  });

test("a turn is confirmed or let go of with one press, also by who is not signed in", async () => {
  const { placeholders, user, answer } = await open(turnPage("planned"));
  assert.ok(screen.getByText("You bring snacks"));
  assert.is(screen.queryByRole("region", { name: "Who's in?" }), null);
  await user.click(screen.getByRole("button", { name: "We've got it, Snacks" }));
  assert.equal(placeholders.calls.at(-1)?.input, {
    turn: { duty_id: "d1", name: "Snacks", sign: "snacks", slot: 1, state: "planned", version: 1 },
    move: "keep",
  });
  await answer("moveTurn", { kind: "saved", saved: turnPage("taken", 2) });
  assert.ok(screen.getByText("You've got it."));
  await user.click(screen.getByRole("button", { name: "Can't this time, Snacks" }));
  await answer("moveTurn", { kind: "saved", saved: turnPage("offered", 3) });
  assert.ok(screen.getByRole("button", { name: "We've got it after all, Snacks" }));
});

test("a turn that somebody else has by now says so, and the page is read again", async () => {
  const { placeholders, user, answer } = await open(turnPage("planned"));
  await user.click(screen.getByRole("button", { name: "We've got it, Snacks" }));
  await answer("moveTurn", { kind: "lost", text: "Somebody was quicker." });
  assert.is(placeholders.names().at(-1), "readLink");
  await answer("readLink", { kind: "read", page: turnPage("taken", 2) });
  assert.ok(screen.getByText("You've got it."));
});

test("a dead link says only that it is over", async () => {
  const { answer } = await open();
  await answer("readLink", { kind: "gone" });
  assert.ok(screen.getByRole("heading", { name: "Final whistle." }));
  assert.is(screen.getByRole("status").textContent, "Final whistle.This one's over.");
  assert.is(screen.queryByRole("button"), null);
});

const lastSent = ({ calls }: ReturnType<typeof openPlaceholders>) =>
  (calls.at(-1)?.input ?? {}) as Partial<SentMailAnswer>;

async function open(page?: MailPage) {
  const placeholders = openPlaceholders();
  const machine = answerLinkMachine.provide({
    actors: {
      readLink: fromPromise(({ input }) => placeholders.call("readLink", input)),
      answerByLink: fromPromise(({ input }) => placeholders.call("answerByLink", input)),
      gotItByLink: fromPromise(({ input }) => placeholders.call("gotItByLink", input)),
      stopMails: fromPromise(({ input }) => placeholders.call("stopMails", input)),
    },
  });
  const turn = mailTurnMachine.provide({
    actors: { send: fromPromise(({ input }) => placeholders.call("moveTurn", input.said)) },
  });
  render(<AnswerLink machine={machine} turn={turn} token="t" />);
  const answer = (name: string, outcome: object) => act(async () => placeholders.answer(name, outcome));
  if (page) await answer("readLink", { kind: "read", page });
  return { placeholders, user: openUser(), answer };
}

test.run();
