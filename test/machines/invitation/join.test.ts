import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, fromCallback, fromPromise, SimulatedClock } from "xstate";
import type { LookOutcome } from "../../../domain/account/inbox";
import type { User } from "../../../domain/account/user";
import type { TeamThread } from "../../../domain/invitation/join-thread";
import { birthdayMachine } from "../../../machines/account/birthday.machine";
import { inboxMachine } from "../../../machines/account/inbox.machine";
import {
  joinMachine,
  selectAsk,
  selectAskedKid,
  selectFault,
  selectHasLink,
  selectKids,
  selectOffer,
  selectPage,
  selectTerms,
  selectTicked,
} from "../../../machines/invitation/join.machine";
import type { JoinInput } from "../../../machines/invitation/join.setup";
import { uncovered } from "../../support/machines/paths";
import { openPlaceholders, passSeconds } from "../../support/machines/placeholders";
import { keptAsk, offer, preview } from "../../support/people/invitations";
import { user } from "../../support/people/user";

const test = suite(joinMachine.id);
const token = { token: "t1" };
const me = user({ age: "adult", is_email_address_verified: true, last_name: "Banks" });
const sam = { firstName: "Sam", lastInitial: "", dateOfBirth: "2016-04-09" };
const comets = { name: "Comets", colour_one: "#2456d6", colour_two: "#fffefa" };
const press = { idempotencyKey: "i1", at: 1_000 };
const result = (outcome: "asked" | "joined", team_id: string | null = null) => ({
  kind: "accepted",
  result: { results: [{ outcome, child_id: "c9" }], team_id },
  me,
});

test("a family's link shows the form signed out; its contents are kept, and signing in follows", async () => {
  const page = open({ key: token });
  assert.equal(page.calls, [{ name: "preview", input: token }]);
  await page.answer("preview", { kind: "previewed", preview: preview() });
  assert.is(page.page(), "filling");
  page.fill(sam);
  assert.equal([page.page(), page.done], ["kept", ["kept i1", "sign in null"]]);
  assert.equal(page.thread(), { text: "Sam for the Comets", step: 2, team: comets });
  assert.equal(page.names(), ["preview"]);
  page.send({ type: "sign-in.pressed" });
  assert.is(page.done.at(-1), "sign in null");
});

test("the kept contents can be changed and deleted", async () => {
  const page = open({ key: token, ask: keptAsk() });
  await page.answer("preview", { kind: "previewed", preview: preview() });
  assert.is(page.page(), "kept");
  page.send({ type: "change.pressed" });
  assert.is(page.form()?.context.kid.firstName, "Sam");
  page.fill({ ...sam, firstName: "Samuel" }, "i2");
  assert.is(page.done.at(-2), "kept i2");
  page.send({ type: "withdrawn" });
  assert.equal([page.page(), page.done.at(-1)], ["filling", "forgot ask"]);
  assert.is(page.form()?.context.kid.firstName, "");
});

test("a spot's mail fills in the name, and the sign-in's address", async () => {
  const page = open({ key: token });
  const spot = preview({
    kind: "spot",
    needs_approval: false,
    email_address: "kim@example.com",
    child_first_name: "Ada",
  });
  await page.answer("preview", { kind: "previewed", preview: spot });
  assert.is(page.form()?.context.kid.firstName, "Ada");
  page.send({ type: "sign-in.pressed" });
  page.fill(sam);
  assert.equal(page.done, ["sign in kim@example.com", "kept i1", "sign in kim@example.com"]);
});

test("any other invitation asks to sign in first", async () => {
  for (const terms of [
    preview({ roles: ["coach"], needs_approval: false }),
    preview({ kind: "guardian", roles: [] }),
  ]) {
    const page = open({ key: token });
    await page.answer("preview", { kind: "previewed", preview: terms });
    assert.equal([page.page(), selectTerms(page.snapshot())], ["signedOut", terms]);
    page.send({ type: "sign-in.pressed" });
    assert.equal([page.done, page.thread()], [["sign in null"], null]);
  }
  assert.is(open({ key: { code: "K7QM4XTD" } }).page(), "signedOut");
});

test("an account made here sends the kept form by itself once its address is verified", async () => {
  const page = open({
    key: token,
    ask: keptAsk(),
    isNewcomer: true,
    me: { ...me, is_email_address_verified: false },
  });
  await page.answer("readInvitation", { kind: "offered", offer: offer({ my_children: [] }) });
  assert.equal([page.page(), page.done], ["inbox", ["kept i1"]]);
  assert.equal(selectAsk(page.snapshot())?.userId, "u1");
  assert.equal(selectAsk(page.snapshot())?.wishes, [{ kind: "new_child", ...sam, lastInitial: "B" }]);
  passSeconds(page.clock, 10);
  await page.answer("look", { kind: "read", me });
  assert.equal(page.calls.at(-1), {
    name: "accept",
    input: { ask: selectAsk(page.snapshot()), me },
  });
  await page.answer("accept", result("asked"));
  assert.equal([page.page(), page.done.slice(1)], ["asked", ["forgot ask", "forgot key"]]);
  assert.equal(selectAskedKid(page.snapshot()), { name: "Sam", childId: "c9" });
});

test("while waiting for the mail the form can be changed or deleted", async () => {
  const page = await openWaiting();
  page.send({ type: "change.pressed" });
  page.form()?.send({ type: "left" });
  assert.is(page.page(), "inbox");
  page.send({ type: "change.pressed" });
  page.fill({ ...sam, lastInitial: "C" }, "i2");
  assert.equal([page.page(), page.done.at(-1)], ["inbox", "kept i2"]);
  page.send({ type: "withdrawn" });
  assert.equal([page.page(), page.done.at(-1), selectAsk(page.snapshot())], ["choosing", "forgot ask", null]);
  const left = await openWaiting();
  left.inbox()?.send({ type: "left" });
  assert.equal([left.page(), selectKids(left.snapshot()).length], ["choosing", 1]);
});

test("an existing account is shown the kept form and sends it by a press", async () => {
  const page = open({ key: token, ask: keptAsk(), me });
  await page.answer("readInvitation", { kind: "offered", offer: offer() });
  assert.equal(
    [page.page(), selectKids(page.snapshot()), selectTicked(page.snapshot()), page.names()],
    ["choosing", [{ ...sam, lastInitial: "B" }], ["kid:0"], ["readInvitation"]],
  );
  page.send({ type: "accept.pressed", idempotencyKey: "i9", at: 2 });
  assert.is(page.names().at(-1), "accept");
});

test("a form kept by another account, or by a minor, is deleted unseen", async () => {
  const other = open({ key: token, ask: keptAsk({ userId: "u2" }), me });
  assert.equal([other.done, selectAsk(other.snapshot())], [["forgot ask"], null]);
  await other.answer("readInvitation", { kind: "offered", offer: offer() });
  assert.equal([other.page(), selectKids(other.snapshot())], ["choosing", []]);
  const minor = open({ key: token, ask: keptAsk(), me: { ...me, age: "teen" } });
  await minor.answer("readInvitation", { kind: "offered", offer: offer() });
  assert.equal([minor.page(), minor.done], ["minor", ["forgot ask"]]);
  minor.send({ type: "share.pressed" });
  assert.is(minor.done.at(-1), `shared ${JSON.stringify(token)}`);
});

test("a mailed invitation is not shared; the front page is", async () => {
  const minor = open({ key: token, me: { ...me, age: "teen" } });
  await minor.answer("readInvitation", { kind: "offered", offer: offer({ needs_approval: false }) });
  minor.send({ type: "share.pressed" });
  minor.send({ type: "copy.pressed" });
  assert.equal(minor.done.slice(-2), ["shared null", `copied ${JSON.stringify(token)}`]);
});

test("signed in, one ticks who plays, adds a child and sends by one press", async () => {
  const page = await openChoosing();
  page.send({ type: "accept.pressed", ...press });
  assert.is(page.page(), "choosing");
  page.send({ type: "person.ticked", who: "c1", isTicked: true });
  page.send({ type: "person.ticked", who: "self", isTicked: true });
  page.send({ type: "person.ticked", who: "self", isTicked: false });
  page.send({ type: "kid.wanted" });
  page.form()?.send({ type: "left" });
  page.send({ type: "kid.wanted" });
  page.fill({ ...sam, lastInitial: "B" });
  assert.equal(selectTicked(page.snapshot()), ["c1", "kid:0"]);
  page.send({ type: "accept.pressed", ...press });
  assert.equal(selectAsk(page.snapshot())?.wishes, [
    { kind: "child", childId: "c1" },
    { kind: "new_child", ...sam, lastInitial: "B" },
  ]);
  await page.answer("accept", result("asked"));
  assert.equal(selectAskedKid(page.snapshot()), { name: "Sam", childId: "c9" });
});

test("another child can be requested by the same invitation, under a new key", async () => {
  const page = await openAsked();
  page.send({ type: "kid.wanted" });
  page.form()?.send({ type: "left" });
  assert.is(page.page(), "asked");
  page.send({ type: "kid.wanted" });
  page.fill({ firstName: "Lena", lastInitial: "B", dateOfBirth: "2018-01-02" }, "i2");
  assert.equal([selectAsk(page.snapshot())?.key, selectAsk(page.snapshot())?.idempotencyKey], [token, "i2"]);
  await page.answer("accept", result("joined", "team1"));
  assert.is(page.page(), "joined");
});

test("a spot accepts one player, and the child with its name is preselected", async () => {
  const spot = offer({ kind: "spot", needs_approval: false, child_first_name: "Sam" });
  const page = await openChoosing(spot);
  assert.equal(selectTicked(page.snapshot()), ["c1"]);
  page.send({ type: "kid.wanted" });
  page.fill({ ...sam, lastInitial: "B" });
  assert.equal(selectTicked(page.snapshot()), ["kid:0"]);
  page.send({ type: "person.ticked", who: "self", isTicked: true });
  assert.equal(selectTicked(page.snapshot()), ["self"]);
  const stranger = await openChoosing({ ...spot, child_first_name: "Ada" });
  assert.equal([stranger.page(), stranger.form()?.context.kid.firstName], ["filling", "Ada"]);
  stranger.form()?.send({ type: "left" });
  assert.is(stranger.page(), "choosing");
});

test("a personal or family invitation needs no selection and can be declined", async () => {
  const guardian = offer({ kind: "guardian", roles: [], my_children: [] });
  const page = await openChoosing(guardian);
  page.send({ type: "accept.pressed", ...press });
  assert.equal(selectAsk(page.snapshot())?.wishes, [{ kind: "self" }]);
  const declined = await openChoosing(guardian);
  declined.send({ type: "decline.pressed" });
  await declined.answer("decline", { kind: "refused", text: "No network." });
  declined.send({ type: "decline.pressed" });
  await declined.fail("decline");
  declined.send({ type: "decline.pressed" });
  await declined.answer("decline", { kind: "declined" });
  assert.equal([declined.page(), declined.said.length], ["declined", 2]);
  const known = open({ key: { invitation_id: "v1" }, me });
  await known.answer("readInvitation", { kind: "offered", offer: guardian });
  known.send({ type: "decline.pressed" });
  assert.equal([known.page(), known.names()], ["declined", ["readInvitation"]]);
});

test("a mail's token verifies the address; if not, the inbox step comes first", async () => {
  const unproven = { ...me, is_email_address_verified: false };
  const page = open({ key: token, me: unproven });
  await page.answer("readInvitation", {
    kind: "offered",
    offer: offer({ roles: ["coach"], needs_approval: false }),
  });
  page.send({ type: "accept.pressed", ...press });
  assert.is(page.names().at(-1), "accept");
  await page.answer("accept", { kind: "unproven" });
  assert.equal([page.page(), page.done], ["inbox", ["kept i1"]]);
  const linked = open({ key: token, me: unproven });
  await linked.answer("readInvitation", { kind: "offered", offer: offer({ roles: ["follower"] }) });
  linked.send({ type: "accept.pressed", ...press });
  assert.equal([linked.page(), linked.names().includes("accept")], ["inbox", false]);
});

test("an unknown age is asked for, and the pressed action continues", async () => {
  const page = await openChoosing(offer(), { ...me, age: "unknown" });
  page.send({ type: "person.ticked", who: "c1", isTicked: true });
  page.send({ type: "accept.pressed", ...press });
  assert.is(page.page(), "birthday");
  page.giveBirthday();
  await page.answer("giveBirthday", { kind: "given", me });
  assert.is(page.names().at(-1), "accept");
});

test("an outcome that contradicts the client's state leads to the matching page", async () => {
  for (const [outcome, expected] of [
    ["age-unknown", "birthday"],
    ["minor", "minor"],
    ["foreign", "foreign"],
    ["over", "over"],
    ["refused", "choosing"],
  ] as const) {
    const page = await openChoosing();
    page.send({ type: "person.ticked", who: "c1", isTicked: true });
    page.send({ type: "accept.pressed", ...press });
    await page.answer("accept", { kind: outcome, text: "Why." });
    assert.is(page.page(), expected);
  }
  const page = await openChoosing();
  page.send({ type: "person.ticked", who: "c1", isTicked: true });
  page.send({ type: "accept.pressed", ...press });
  await page.fail("accept");
  assert.equal([page.page(), selectTicked(page.snapshot())], ["choosing", ["c1"]]);
});

test("an ended invitation shows the reason; a mistyped code can be retyped", async () => {
  const over = { kind: "over", text: "Gone." };
  const link = open({ key: token });
  await link.answer("preview", over);
  assert.equal([link.page(), selectFault(link.snapshot()), link.done], ["over", "Gone.", ["forgot key"]]);
  const read = open({ key: token, me });
  await read.answer("readInvitation", over);
  assert.is(read.page(), "over");
  const foreign = open({ key: token, me });
  await foreign.answer("readInvitation", { kind: "foreign" });
  assert.is(foreign.page(), "foreign");
  const code = open({ key: null, me });
  assert.is(code.page(), "codeless");
  code.type("K7QM-4XTD");
  assert.equal(
    [code.done, code.calls],
    [['kept key {"code":"K7QM4XTD"}'], [{ name: "readInvitation", input: { key: { code: "K7QM4XTD" } } }]],
  );
  assert.is(selectHasLink(code.snapshot()), false);
  await code.answer("readInvitation", over);
  assert.equal([code.page(), selectFault(code.snapshot())], ["codeless", "Gone."]);
});

test("an unreachable server can be retried", async () => {
  const link = open({ key: token });
  await link.answer("preview", { kind: "refused", text: "No network." });
  assert.equal([link.page(), selectFault(link.snapshot())], ["unread", "No network."]);
  link.send({ type: "retry.pressed" });
  await link.fail("preview");
  assert.is(link.page(), "unread");
  const read = open({ key: token, me });
  await read.fail("readInvitation");
  read.send({ type: "retry.pressed" });
  await read.answer("readInvitation", { kind: "limited", seconds: 9 });
  assert.is(read.page(), "unread");
});

test("another link in the same page replaces the first; another account starts over", async () => {
  const page = await openChoosing();
  page.send({ type: "token.found", token: "t2" });
  assert.equal(
    [page.done, page.calls.at(-1)?.input],
    [['kept key {"token":"t2"}'], { key: { token: "t2" } }],
  );
  page.send({ type: "person.changed", me });
  assert.is(page.calls.length, 2);
  page.send({ type: "person.changed", me: null });
  assert.equal([page.calls.at(-1)?.name, selectOffer(page.snapshot())], ["preview", null]);
  page.send({ type: "person.changed", me: null });
  page.send({ type: "person.changed", me });
  assert.equal(page.names().slice(-2), ["preview", "readInvitation"]);
});

test("every state and transition is reached", () => {
  const done = (...outputs: object[]) => outputs.map((output) => ({ output }));
  const unproven = { ...me, is_email_address_verified: false };
  const filled = { kind: "filled", kid: { ...sam, lastInitial: "B" }, ...press };
  const teen = { ...me, age: "teen" };
  const over = { kind: "over", text: "Gone." };
  const refused = { kind: "refused", text: "No." };
  const samples = {
    "person.changed": [{ me: null }, { me }],
    "token.found": [{ token: "t2" }],
    "person.ticked": [{ who: "c1", isTicked: true }],
    "accept.pressed": [press],
    "xstate.done.actor.preview": done(
      { kind: "previewed", preview: preview() },
      { kind: "previewed", preview: preview({ kind: "guardian", roles: [] }) },
      over,
      refused,
    ),
    "xstate.done.actor.offer": done(
      { kind: "offered", offer: offer() },
      { kind: "offered", offer: offer({ kind: "spot", child_first_name: "Ada" }) },
      { kind: "offered", offer: offer({ kind: "guardian", roles: [] }) },
      { kind: "foreign" },
      over,
      refused,
    ),
    "xstate.done.actor.accept": done(
      result("asked"),
      result("joined"),
      { kind: "unproven" },
      { kind: "age-unknown" },
      { kind: "minor" },
      { kind: "foreign" },
      over,
      refused,
    ),
    "xstate.done.actor.decline": done({ kind: "declined" }, refused),
    "xstate.done.actor.codeEntry": done({ kind: "left" }, { kind: "complete", code: "K7QM4XTD" }),
    "xstate.done.actor.kid": done({ kind: "left" }, filled),
    "xstate.done.actor.birthday": done(
      { kind: "given", me },
      { kind: "given", me: teen },
      { kind: "too-young", me },
      { kind: "left", me },
    ),
    "xstate.done.actor.inbox": done({ kind: "proven", me }, { kind: "left", me: unproven }),
  };
  type Walked = { value: unknown; context: JoinInput & { form: { reason: string }; result: unknown } };
  const key = ({ value, context: { ask, me: person, form, result: after } }: Walked) => [
    value,
    ask === null,
    person?.age,
    value === "filling" ? [form.reason, after !== null] : null,
  ];
  const start = { isNewcomer: false, key: token, ask: null, me: null };
  const inputs = [
    { ...start, key: null },
    { ...start, key: { code: "K7QM4XTD" } },
    { ...start, ask: keptAsk() },
    { ...start, me: teen },
    { ...start, me: { ...me, age: "unknown" }, ask: keptAsk({ userId: "u2" }) },
    { ...start, me: { ...unproven, last_name: null }, ask: keptAsk(), isNewcomer: true },
  ];
  assert.equal(uncovered(joinMachine, samples, key, { inputs, limit: 20_000 }), {
    states: [],
    transitions: [],
  });
});

async function openChoosing(given = offer(), person: User = me) {
  const page = open({ key: token, me: person });
  await page.answer("readInvitation", { kind: "offered", offer: given });
  return page;
}

async function openWaiting() {
  const page = open({
    key: token,
    ask: keptAsk(),
    isNewcomer: true,
    me: { ...me, is_email_address_verified: false },
  });
  await page.answer("readInvitation", { kind: "offered", offer: offer() });
  return page;
}

async function openAsked() {
  const page = await openChoosing();
  page.send({ type: "person.ticked", who: "c1", isTicked: true });
  page.send({ type: "accept.pressed", ...press });
  await page.answer("accept", result("asked"));
  return page;
}

function open(input: Partial<JoinInput>) {
  const placeholders = openPlaceholders();
  const said: string[] = [];
  /** Side effects of the page. */
  const done: string[] = [];
  let thread: TeamThread | null = null;
  const clock = new SimulatedClock();
  const machine = joinMachine.provide({
    actors: {
      preview: fromPromise(({ input: given }) => placeholders.call("preview", given)),
      readInvitation: fromPromise(({ input: given }) => placeholders.call("readInvitation", given)),
      accept: fromPromise(({ input: given }) => placeholders.call("accept", given)),
      decline: fromPromise(({ input: given }) => placeholders.call("decline", given)),
      birthday: birthdayMachine.provide({
        actors: { giveBirthday: fromPromise(({ input: given }) => placeholders.call("giveBirthday", given)) },
      }),
      inbox: inboxMachine.provide({
        actors: {
          look: fromPromise<LookOutcome>(() => placeholders.call("look")),
          attention: fromCallback(() => {}),
        },
      }),
    },
    actions: {
      announce: (_, { tone, text }) => said.push(`${tone} ${text}`),
      setKey: (_, key) => done.push(`kept key ${JSON.stringify(key)}`),
      forgetKey: () => done.push("forgot key"),
      saveAsk: (_, ask) => done.push(`kept ${ask?.idempotencyKey}`),
      forgetAsk: (_, ask) => ask && done.push("forgot ask"),
      goToSignIn: (_, { emailAddress, thread: given }) => {
        done.push(`sign in ${emailAddress}`);
        thread = given;
      },
      signOut: () => done.push("sign out"),
      shareLink: (_, key) => done.push(`shared ${JSON.stringify(key)}`),
      copyLink: (_, key) => done.push(`copied ${JSON.stringify(key)}`),
    },
  });
  const start: JoinInput = { me: null, isNewcomer: false, key: null, ask: null, ...input };
  const actor = createActor(machine, { clock, input: start }).start();
  const child = () => actor.getSnapshot().children;
  const form = () => {
    const kid = child().kid;
    return kid && { context: kid.getSnapshot().context, send: kid.send.bind(kid) };
  };
  return {
    ...placeholders,
    clock,
    said,
    done,
    form,
    thread: () => thread,
    page: () => selectPage(actor.getSnapshot()),
    snapshot: () => actor.getSnapshot(),
    send: (event: Parameters<typeof actor.send>[0]) => actor.send(event),
    inbox: () => child().inbox,
    type: (text: string) => child().codeEntry?.send({ type: "code.entered", text }),
    fill: (kid: typeof sam, idempotencyKey = "i1") => {
      for (const field of ["firstName", "lastInitial", "dateOfBirth", "statement"] as const)
        child().kid?.send({ type: "field.judged", field, isFit: true });
      child().kid?.send({ type: "kid.submitted", kid, idempotencyKey, at: 1_000 });
    },
    giveBirthday: () => {
      child().birthday?.send({ type: "birthday.judged", isFit: true });
      child().birthday?.send({ type: "birthday.submitted", dateOfBirth: "1990-01-02", password: null });
    },
  };
}

test.run();
