import * as assert from "uvu/assert";
import { fromPromise } from "xstate";
import type { User } from "../../../domain/account/user";
import { dateFieldMachine } from "../../../machines/dates/date-field.machine";
import { joinMachine } from "../../../machines/invitation/join.machine";
import type { JoinInput } from "../../../machines/invitation/join.setup";
import { Join } from "../../../src/features/invitation/join";
import { setUpStyles } from "../../../src/ui/base/style-setup";
import { openPlaceholders } from "../../support/machines/placeholders";
import { guardianOffer, guardianPreview, keptAsk, offer, preview } from "../../support/people/invitations";
import { user as person } from "../../support/people/user";
import { act, openUser, render, screen, viewSuite } from "../../support/view/dom";

const test = viewSuite("join");
test.before(setUpStyles);

const token = { token: "t1" };
const me = person({ age: "adult", is_email_address_verified: true, phone_number: null });
const heading = (name: string) => screen.getByRole("heading", { level: 1, name });
/** For whom and for which team, and the step. */
const thread = () => [
  screen.getByText(/(^For|for) the Comets$/).textContent,
  screen.getByText(/^Step . of 3$/).textContent,
];
const button = (name: string | RegExp) => screen.getByRole("button", { name });

test("signed out, a family's link shows the sender, the form, what others will see, and one button", async () => {
  const { user, answer, done } = open({ key: token });
  await answer("preview", { kind: "previewed", preview: preview() });
  heading("Comets want you.");
  assert.equal(thread(), ["For the Comets", "Step 1 of 3"]);
  assert.ok(screen.getByText("Robin sent you this."));
  assert.ok(screen.getByText(/^The team's coaches and families see/));
  assert.is(screen.queryByLabelText("Last initial"), null);
  const privacy = screen.getByRole("link", { name: "How Drip handles kids' data" });
  assert.is(privacy.getAttribute("href"), "/privacy#children");
  await user.click(button("Ask to join"));
  assert.is(document.activeElement, screen.getByLabelText("Your child's first name"));
  assert.ok(screen.getByText("Only a parent or guardian can do this."));
  await fillKid(user);
  await user.click(button("Ask to join"));
  assert.is(done.length, 2);
  assert.match(
    done[0] ?? "",
    /^kept \[\{"kind":"new_child","firstName":"Sam","lastInitial":"","dateOfBirth":"2016-04-09"\}\]/,
  );
  assert.is(done[1], "sign in null");
  heading("Almost there.");
  assert.equal(thread(), ["Sam for the Comets", "Step 2 of 3"]);
  assert.ok(screen.getByText("Sam asks to join the Comets as soon as you're in."));
});

test("a child of eighteen is told to sign up themselves", async () => {
  const { user, answer } = open({ key: token });
  await answer("preview", { kind: "previewed", preview: preview() });
  await user.type(screen.getByLabelText("Date of birth"), "04092001");
  await user.click(button("Ask to join"));
  assert.ok(screen.getByText("Kids' profiles are for under 18s. Grown-ups sign up for themselves."));
});

test("a mail for a spot fills in the name, and the button names the child", async () => {
  const { answer } = open({ key: token });
  const spot = preview({ kind: "spot", needs_approval: false, child_first_name: "Ada" });
  await answer("preview", { kind: "previewed", preview: spot });
  assert.ok(screen.getByText("Ada for the Comets"));
  assert.is(screen.queryByText(/^Step/), null, "nobody has to say yes");
  assert.is(screen.getByLabelText<HTMLInputElement>("Your child's first name").value, "Ada");
  assert.ok(button("Yes, Ada's mine"));
});

test("any other invitation asks to sign in first", async () => {
  const { user, answer, done } = open({ key: token });
  const terms = guardianPreview({ child_first_name: "Sam" });
  await answer("preview", { kind: "previewed", preview: terms });
  heading("Look after Sam together?");
  await user.click(button("Sign in to join"));
  assert.equal(done, ["sign in null"]);
});

test("signed in: choosing the players, sending, and the result", async () => {
  const { user, answer, went } = open({ key: token, me });
  await answer("readInvitation", { kind: "offered", offer: offer() });
  const group = screen.getByRole("group", { name: "Who's playing?" });
  assert.ok(group);
  assert.is(screen.getByRole<HTMLInputElement>("checkbox", { name: "Lena R." }).disabled, true);
  assert.ok(screen.getByText("In already."));
  assert.is(button("Ask to join").getAttribute("aria-disabled"), "true");
  await user.click(screen.getByRole("checkbox", { name: "Sam R." }));
  await user.click(button("Ask to join"));
  await answer("accept", {
    kind: "accepted",
    result: { results: [{ outcome: "asked", child_id: "c1" }], team_id: null },
    me,
  });
  heading("Asked!");
  assert.equal(thread(), ["Sam for the Comets", "Step 3 of 3"]);
  assert.ok(screen.getByText("Waiting for a coach to approve. We'll ding you."));
  assert.ok(screen.getByRole("heading", { name: "Who else looks after Sam?" }));
  const invite = screen.getByRole("link", { name: "Invite a guardian" });
  await user.click(invite);
  assert.equal(went, ["/app/home?settings=family&child=c1"]);
  assert.ok(screen.getByText("Only Sam's coaches see it. For the day a knee gets scraped."));
  assert.ok(screen.getByText("The phone's form"));
  await user.click(button("One more kid"));
  assert.ok(screen.getByLabelText("Last initial"));
});

test("somebody invited by mail is let in at once and led to the team", async () => {
  const { user, answer, went } = open({ key: token, me });
  await answer("readInvitation", {
    kind: "offered",
    offer: offer({ roles: ["coach"], needs_approval: false }),
  });
  assert.ok(screen.getByText("You come in as coach. The team and its families see your name."));
  await user.click(button("I'm in"));
  await answer("accept", {
    kind: "accepted",
    result: { results: [{ outcome: "joined", child_id: null }], team_id: "team1" },
    me,
  });
  heading("You're in!");
  await user.click(screen.getByRole("link", { name: "To the team" }));
  assert.equal(went, ["/app/team/team1"]);
});

test("a guardian's link only sends a request", async () => {
  const { user, answer } = open({ key: token, me });
  const terms = guardianOffer();
  await answer("readInvitation", { kind: "offered", offer: terms });
  heading("Look after a player with Robin?");
  assert.ok(screen.getByText("You'll see and decide everything Robin does."));
  assert.ok(button("That's not me"));
  await user.click(button("Yes, I look after them"));
  await answer("accept", {
    kind: "accepted",
    result: { results: [{ outcome: "asked", child_id: null }], team_id: null },
    me,
  });
  heading("Almost.");
  assert.ok(screen.getByText("Robin only has to say it's you."));
});

test("a form that waits for the verification mail is named, and can be changed or deleted", async () => {
  const { user, answer } = open({
    key: token,
    ask: keptAsk(),
    isNewcomer: true,
    me: { ...me, is_email_address_verified: false },
  });
  await answer("readInvitation", { kind: "offered", offer: offer({ my_children: [] }) });
  heading("Check your inbox.");
  assert.equal(thread(), ["Sam for the Comets", "Step 2 of 3"]);
  assert.ok(
    screen.getByText("Sam R. asks to join the Comets as soon as you've pressed the button in our mail."),
  );
  assert.ok(screen.getByText("The inbox"));
  await user.click(button("Change"));
  assert.is(screen.getByLabelText<HTMLInputElement>("Last initial").value, "R");
  await user.click(button("Back"));
  await user.click(button("Cancel request"));
  assert.ok(screen.getByRole("group", { name: "Who's playing?" }));
});

test("a minor shares the link with an adult; for a mailed invitation the front page", async () => {
  const minor = { ...me, age: "teen" as const };
  const first = open({ key: token, me: minor });
  await first.answer("readInvitation", { kind: "offered", offer: offer() });
  heading("A grown-up has to take this one.");
  assert.ok(screen.getByText("Comets want you. Send it to a parent or guardian."));
  await first.user.click(button("Share this link"));
  assert.equal(first.done, ['shared {"token":"t1"}']);
  first.close();
  const second = open({ key: token, me: minor });
  await second.answer("readInvitation", { kind: "offered", offer: offer({ needs_approval: false }) });
  await second.user.click(button("Share Drip"));
  assert.equal(second.done, ["shared null"]);
});

test("expired, another's, unreachable: each shows the reason and the options", async () => {
  const over = open({ key: token });
  await over.answer("preview", { kind: "over", text: "That invitation has run out of time." });
  heading("Final whistle.");
  assert.ok(screen.getByText("That invitation has run out of time."));
  await over.user.click(screen.getByRole("link", { name: "To the home field" }));
  assert.equal(over.went, ["/app/home"]);
  over.close();
  const foreign = open({ key: token, me });
  await foreign.answer("readInvitation", { kind: "foreign" });
  heading("This one has another name on it.");
  foreign.close();
  const far = open({ key: token });
  await far.answer("preview", { kind: "refused", text: "No network." });
  heading("Rain delay.");
  await far.user.click(button("Try again"));
  await far.answer("preview", { kind: "previewed", preview: preview() });
  heading("Comets want you.");
});

test("without an invitation a code is typed; a wrong one can be retyped", async () => {
  const { user, answer, calls } = open({ me });
  heading("Got a code?");
  await user.type(screen.getByLabelText("Code"), "k7qm 4xtd");
  assert.equal(calls.at(-1)?.input, { key: { code: "K7QM4XTD" } });
  await answer("readInvitation", { kind: "over", text: "We can't find that invitation." });
  assert.is(screen.getByRole("alert").textContent, "We can't find that invitation.");
  assert.is(screen.getByLabelText<HTMLInputElement>("Code").value, "");
});

test("in an in-app browser the link can be copied for another one", async () => {
  const { user, answer, done } = open({ key: token }, true);
  await answer("preview", { kind: "previewed", preview: preview() });
  assert.ok(screen.getByText("Better in your browser."));
  await user.click(button("Copy the link"));
  assert.equal(done, ['copied {"token":"t1"}']);
});

async function fillKid(user: ReturnType<typeof openUser>) {
  await user.type(screen.getByLabelText("Your child's first name"), "Sam");
  await user.type(screen.getByLabelText("Date of birth"), "04092016");
  await user.click(screen.getByRole("checkbox", { name: /^I'm their parent or guardian/ }));
}

function open({ me: who = null, ...kept }: Partial<JoinInput> & { me?: User | null }, isInsideApp = false) {
  const placeholders = openPlaceholders();
  const done: string[] = [];
  const went: string[] = [];
  const machine = joinMachine.provide({
    actors: {
      preview: fromPromise(({ input }) => placeholders.call("preview", input)),
      readInvitation: fromPromise(({ input }) => placeholders.call("readInvitation", input)),
      accept: fromPromise(({ input }) => placeholders.call("accept", input)),
    },
    actions: {
      saveAsk: (_, ask) => done.push(`kept ${JSON.stringify(ask?.wishes)}`),
      goToSignIn: (_, { emailAddress }) => done.push(`sign in ${emailAddress}`),
      shareLink: (_, key) => done.push(`shared ${JSON.stringify(key)}`),
      copyLink: (_, key) => done.push(`copied ${JSON.stringify(key)}`),
    },
  });
  const { unmount } = render(
    <Join
      machine={machine}
      start={() => ({ isNewcomer: false, key: null, ask: null, ...kept })}
      me={who}
      dateField={dateFieldMachine.provide({ actors: { readToday: fromPromise(async () => 20_700) } })}
      onToken={() => () => {}}
      onGo={(path) => went.push(path)}
      isInsideApp={isInsideApp}
      birthdayForm={() => <p>The birthday's form</p>}
      inboxForm={() => <p>The inbox</p>}
      phoneForm={() => <p>The phone's form</p>}
    />,
  );
  const answer = (name: string, given: object) => act(() => placeholders.answer(name, given));
  return { ...placeholders, done, went, answer, close: unmount, user: openUser() };
}

test.run();
