import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor } from "xstate";
import { selectIsIdle, selectPlace, signInMachine } from "../../../machines/sign-in/sign-in.machine";
import { uncovered } from "../../support/machines/paths";
import { user } from "../../support/people/user";

const test = suite(signInMachine.id);
const ageless = user({ age: "unknown" });
const onboarding = user({ role: "onboarding", drip_name: null });

test("one sign-in method is open at a time", () => {
  const { actor, place } = open();
  assert.is(selectIsIdle(actor.getSnapshot()), true);
  actor.send({ type: "email.pressed" });
  actor.send({ type: "google.pressed" });
  assert.is(place(), "email");
  actor.getSnapshot().children.email?.send({ type: "cancelled" });
  assert.is(place(), "idle");
  actor.send({ type: "google.pressed" });
  assert.is(place(), "provider");
  done(actor, "provider", null);
  assert.is(place(), "idle");
});

test("an address registered with Google leads from the e-mail dialog to Google", () => {
  const { actor, place } = open();
  actor.send({ type: "google.chosen" });
  assert.is(place(), "idle");
  actor.send({ type: "email.pressed" });
  actor.send({ type: "google.chosen" });
  assert.is(place(), "provider");
});

test("somebody already signed in continues at once", () => {
  const { actor } = open({ me: user(), mustChangePassword: false });
  assert.equal(actor.getSnapshot().output, { hasJustOnboarded: false });
  const later = open();
  later.actor.send({ type: "session.found", me: user(), mustChangePassword: false });
  assert.is(later.actor.getSnapshot().status, "done");
});

test("a temporary password is changed first, then a drip name is claimed, then the sign-in is done", () => {
  const { actor, place, said } = open({ me: onboarding, mustChangePassword: true });
  assert.is(place(), "changing");
  done(actor, "password", { kind: "changed" });
  assert.is(place(), "claiming");
  done(actor, "dripName", { kind: "claimed", me: user() });
  assert.equal([actor.getSnapshot().output, said], [{ hasJustOnboarded: true }, []]);
});

test("a password that must be changed is passed to the change and not kept", () => {
  const { actor, place } = open();
  actor.send({ type: "email.pressed", emailAddress: "robin@example.com" });
  const email = actor.getSnapshot().children.email;
  assert.is(email?.getSnapshot().context.emailAddress, "robin@example.com");
  done(actor, "email", { me: onboarding, mustChangePassword: true, password: "k7fd-29qp" });
  const change = actor.getSnapshot().children.password;
  assert.equal([place(), change?.getSnapshot().context.currentPassword], ["changing", "k7fd-29qp"]);
  done(actor, "password", { kind: "changed" });
  assert.equal([place(), actor.getSnapshot().context.password], ["claiming", null]);

  const other = open();
  other.actor.send({ type: "email.pressed" });
  done(other.actor, "email", { me: onboarding, mustChangePassword: false, password: "my own" });
  assert.is(other.actor.getSnapshot().context.password, null);
});

test("every completed sign-in is announced", () => {
  for (const way of ["google", "email"] as const) {
    const { actor, said } = open();
    actor.send({ type: `${way}.pressed` });
    done(actor, way === "google" ? "provider" : "email", { me: user(), mustChangePassword: false });
    assert.equal([said, actor.getSnapshot().status], [["success: Taking you to the good stuff!"], "done"]);
  }
});

test("leaving the drip name or the new password signs out", () => {
  for (const mustChangePassword of [true, false]) {
    const { actor, place, signOuts } = open({ me: onboarding, mustChangePassword });
    done(actor, mustChangePassword ? "password" : "dripName", { kind: "left", me: onboarding });
    assert.equal([place(), signOuts(), actor.getSnapshot().context.me], ["idle", 1, null]);
  }
});

test("an account without a level is told so and can sign out", () => {
  const { actor, place, signOuts } = open({ me: user({ role: "default" }), mustChangePassword: false });
  assert.is(place(), "sidelined");
  actor.send({ type: "sign-out.pressed" });
  assert.equal([place(), signOuts()], ["idle", 1]);
});

test("an account older than the birthday rule is asked for it, then continues", () => {
  const { actor, place, signOuts } = open({ me: ageless, mustChangePassword: false });
  assert.is(place(), "asking");
  done(actor, "birthday", { kind: "given", me: user({ age: "adult" }) });
  assert.equal([actor.getSnapshot().output, signOuts()], [{ hasJustOnboarded: false }, 0]);
  const leaving = open({ me: ageless, mustChangePassword: false });
  done(leaving.actor, "birthday", { kind: "left", me: ageless });
  assert.equal([leaving.place(), leaving.signOuts()], ["idle", 1]);
});

test("accounts without a level or drip name are not asked for the birthday again", () => {
  assert.is(
    open({ me: user({ role: "default", age: "unknown" }), mustChangePassword: false }).place(),
    "sidelined",
  );
  const newcomer = user({ role: "onboarding", drip_name: null, age: "unknown" });
  const { actor } = open({ me: newcomer, mustChangePassword: false });
  done(actor, "dripName", { kind: "claimed", me: user({ age: "teen" }) });
  assert.equal(actor.getSnapshot().output, { hasJustOnboarded: true });
});

test("a child is shown the reason while the session ends, then the buttons", () => {
  const newcomer = user({ role: "onboarding", drip_name: null, age: "unknown" });
  for (const [me, id] of [
    [newcomer, "dripName"],
    [ageless, "birthday"],
  ] as const) {
    const { actor, place, signOuts } = open({ me, mustChangePassword: false });
    done(actor, id, { kind: "too-young", me });
    assert.equal([place(), signOuts(), actor.getSnapshot().context.me], ["tooYoung", 1, null]);
    actor.send({ type: "okay.pressed" });
    assert.is(place(), "idle");
  }
});

test("a session that ends in the meantime shows the buttons again", () => {
  const { actor, place } = open({ me: onboarding, mustChangePassword: false });
  actor.send({ type: "session.lost" });
  assert.is(place(), "idle");
});

test("a sign-in after another person's sign-out does not count as a claimed drip name", () => {
  for (const type of ["session.lost", "sign-out.pressed"] as const) {
    const { actor, place } = open({ me: onboarding, mustChangePassword: false });
    done(actor, "dripName", { kind: "claimed", me: user({ role: "default" }) });
    assert.is(place(), "sidelined");
    actor.send({ type });
    actor.send({ type: "session.found", me: user(), mustChangePassword: false });
    assert.equal(actor.getSnapshot().output, { hasJustOnboarded: false }, type);
  }
});

test("every state and transition is reached", () => {
  const opened = { output: { me: onboarding, mustChangePassword: false } };
  const samples = {
    "session.found": [{ me: user(), mustChangePassword: false }],
    "xstate.done.actor.provider": [opened, { output: null }],
    "xstate.done.actor.email": [opened, { output: null }],
    "xstate.done.actor.password": [{ output: { kind: "changed" } }, { output: { kind: "left" } }],
    "xstate.done.actor.dripName": [
      { output: { kind: "claimed", me: user() } },
      { output: { kind: "left", me: onboarding } },
      { output: { kind: "too-young", me: onboarding } },
    ],
    "xstate.done.actor.birthday": [
      { output: { kind: "given", me: user() } },
      { output: { kind: "too-young", me: ageless } },
      { output: { kind: "left", me: ageless } },
    ],
  };
  const inputs = [
    { me: null, mustChangePassword: false },
    { me: user(), mustChangePassword: true },
    { me: onboarding, mustChangePassword: false },
    { me: user(), mustChangePassword: false },
    { me: ageless, mustChangePassword: false },
    { me: user({ role: "default" }), mustChangePassword: false },
  ];
  assert.equal(uncovered(signInMachine, samples, undefined, { inputs }), { states: [], transitions: [] });
});

function open(
  input: Parameters<typeof createActor<typeof signInMachine>>[1]["input"] = {
    me: null,
    mustChangePassword: false,
  },
) {
  const said: string[] = [];
  let signOuts = 0;
  const machine = signInMachine.provide({
    actions: {
      announce: (_, { tone, text }) => said.push(`${tone}: ${text}`),
      signOut: () => {
        signOuts++;
      },
    },
  });
  const actor = createActor(machine, { input }).start();
  return { actor, said, signOuts: () => signOuts, place: () => selectPlace(actor.getSnapshot()) };
}

/** Ends a child actor with this output. */
const done = (actor: { send: (event: never) => void }, id: string, output: unknown) =>
  actor.send({ type: `xstate.done.actor.${id}`, output } as never);

test.run();
