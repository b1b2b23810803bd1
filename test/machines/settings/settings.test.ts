import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, fromPromise } from "xstate";
import { noneUnsent, type Unsent } from "../../../domain/outbox/unsent";
import { signOutEverywhereMachine } from "../../../machines/session/sign-out-everywhere.machine";
import {
  selectFamilyChild,
  selectHasFamily,
  selectPlace,
  selectProvider,
  selectUnsent,
  settingsMachine,
} from "../../../machines/settings/settings.machine";
import { uncovered } from "../../support/machines/paths";
import { openPlaceholders, settled } from "../../support/machines/placeholders";
import { user } from "../../support/people/user";

const test = suite(settingsMachine.id);

test("names are changed in a form that starts with the current ones", () => {
  const settings = open();
  settings.actor.send({ type: "me.changed", me: user({ first_name: "Rob" }) });
  settings.actor.send({ type: "profile.pressed" });
  assert.is(settings.place(), "profile");
  const form = settings.actor.getSnapshot().children.profile;
  assert.is(form?.getSnapshot().context.me.first_name, "Rob");
  form?.send({ type: "left" });
  assert.is(settings.place(), "overview");
});

test("a password can be changed here only when it is held by us", async () => {
  const settings = open();
  assert.equal([settings.place(), selectProvider(settings.actor.getSnapshot())], ["overview", ""]);
  settings.actor.send({ type: "password.pressed" });
  assert.is(settings.place(), "asking");
  assert.equal(settings.calls, [{ name: "readProvider", input: { me: user() } }]);
  await settings.answer("readProvider", { kind: "foreign", formattedProvider: "Google" });
  assert.equal([settings.place(), selectProvider(settings.actor.getSnapshot())], ["elsewhere", "Google"]);
  settings.actor.send({ type: "back.pressed" });
  settings.actor.send({ type: "password.pressed" });
  await settings.answer("readProvider", { kind: "own" });
  assert.is(settings.place(), "changing");
  const change = settings.actor.getSnapshot().children.password;
  assert.equal(change?.getSnapshot().context.me, user());
  change?.send({ type: "left" });
  assert.is(settings.place(), "overview");
});

test("if the provider of the password cannot be read, reading it can be retried", async () => {
  const settings = open();
  settings.actor.send({ type: "password.pressed" });
  await settings.answer("readProvider", { kind: "refused", text: "no" });
  assert.is(settings.place(), "unknown");
  settings.actor.send({ type: "password.pressed" });
  await settings.fail("readProvider");
  assert.is(settings.place(), "unknown");
});

test("the question about the password is left by Back and by closing", async () => {
  for (const type of ["back.pressed", "dialog.closed"] as const) {
    const settings = open();
    settings.actor.send({ type: "password.pressed" });
    settings.actor.send({ type });
    assert.is(settings.place(), "overview", type);
  }
});

test("the session list is read again each time it is opened", () => {
  for (const type of ["back.pressed", "dialog.closed"] as const) {
    const settings = open();
    settings.actor.send({ type: "sessions.pressed" });
    assert.is(settings.place(), "sessions");
    assert.is(
      settings.actor.getSnapshot().children.sessions?.getSnapshot().matches({ reading: "opening" }),
      true,
    );
    settings.actor.send({ type });
    assert.equal(
      [settings.place(), settings.actor.getSnapshot().children.sessions],
      ["overview", undefined],
      type,
    );
  }
});

test("an adult's family opens by its row or by a URL, which can name a child's page", () => {
  for (const type of ["back.pressed", "dialog.closed"] as const) {
    const { actor, place } = open();
    actor.send({ type: "family.opened", childId: "c1" });
    assert.equal([place(), selectHasFamily(actor.getSnapshot())], ["overview", false]);
    actor.send({ type: "me.changed", me: user({ age: "adult" }) });
    actor.send({ type: "family.opened", childId: "c1" });
    assert.equal([place(), selectFamilyChild(actor.getSnapshot())], ["family", "c1"]);
    actor.send({ type });
    assert.is(place(), "overview");
  }
});

test("a copy of one's data is left by Back and by closing", () => {
  for (const type of ["back.pressed", "dialog.closed"] as const) {
    const { actor, place } = open();
    actor.send({ type: "copy.pressed" });
    assert.is(place(), "copy");
    actor.send({ type });
    assert.is(place(), "overview", type);
  }
});

test("a deleted account signs out; its page is left by Back, by closing, and for a child's page", () => {
  for (const type of ["back.pressed", "dialog.closed"] as const) {
    const { actor, place } = open();
    actor.send({ type: "farewell.pressed" });
    actor.send({ type });
    assert.is(place(), "overview", type);
  }
  const { actor, place, signOuts } = open();
  actor.send({ type: "farewell.pressed" });
  actor.send({ type: "family.opened", childId: "c1" });
  assert.is(place(), "farewell", "not for a minor");
  actor.send({ type: "me.changed", me: user({ age: "adult" }) });
  actor.send({ type: "family.opened", childId: "c1" });
  assert.equal([place(), selectFamilyChild(actor.getSnapshot())], ["family", "c1"]);
  actor.send({ type: "back.pressed" });
  actor.send({ type: "farewell.pressed" });
  actor.send({ type: "account.gone" });
  assert.equal([place(), signOuts()], ["left", 1]);
});

test("signing out here takes one press", () => {
  const { actor, signOuts, place } = open();
  actor.send({ type: "sign-out.pressed" });
  assert.equal([place(), signOuts()], ["left", 1]);
});

test("signing out everywhere asks for a proof first, and can be cancelled", async () => {
  const settings = open();
  for (const leave of [
    () => settings.actor.send({ type: "dialog.closed" }),
    () => settings.actor.getSnapshot().children.everywhere?.send({ type: "left" }),
  ]) {
    settings.actor.send({ type: "sign-out-everywhere.pressed" });
    assert.equal([settings.place(), settings.signOuts()], ["everywhere", 0]);
    leave();
    assert.equal([settings.place(), settings.signOuts()], ["overview", 0]);
  }
  settings.actor.send({ type: "sign-out-everywhere.pressed" });
  await settings.answer("everywhere.readProvider", { kind: "own" });
  settings.actor.getSnapshot().children.everywhere?.send({ type: "proof.given", password: "Alley-oop-2026" });
  assert.equal(settings.calls.at(-1), {
    name: "everywhere.signOut",
    input: { me: user(), password: "Alley-oop-2026" },
  });
  await settings.answer("everywhere.signOut", { kind: "ended" });
  assert.equal([settings.place(), settings.signOuts()], ["left", 1]);
});

test("a closed dialog reopens on its overview, and a save in progress continues", async () => {
  const settings = open();
  settings.actor.send({ type: "sessions.pressed" });
  settings.actor.send({ type: "dialog.closed" });
  assert.is(settings.place(), "overview");
  settings.actor.send({ type: "profile.pressed" });
  settings.actor.send({ type: "dialog.closed" });
  await settled();
  assert.is(settings.place(), "overview");
  settings.actor.send({ type: "profile.pressed" });
  settings.actor.getSnapshot().children.profile?.send({
    type: "profile.submitted",
    profile: { firstName: "Rob", lastName: "Reyes", dripName: "robin_23" },
  });
  settings.actor.send({ type: "dialog.closed" });
  await settled();
  assert.is(settings.place(), "profile");
});

test("every state and transition is reached", () => {
  const samples = {
    "me.changed": [{ me: user() }],
    "family.opened": [{ childId: null }],
    "xstate.done.actor.everywhere": [{ output: { kind: "ended" } }, { output: { kind: "left" } }],
    "xstate.done.actor.readProvider": [
      { output: { kind: "own" } },
      { output: { kind: "foreign", formattedProvider: "Google" } },
      { output: { kind: "refused", text: "no" } },
    ],
  };
  // Each reading returns another count, so that both outcomes of sending first are reached.
  const finding = (...counts: number[]) => {
    let looks = 0;
    return { me: user(), countUnsent: () => answers(counts[looks++ % counts.length] ?? 0) };
  };
  const inputs = [
    { me: user({ age: "adult" }) },
    finding(1),
    finding(1, 0),
    finding(1, 0, 0),
    finding(1, 1, 0, 0),
    finding(1, 1, 1, 0, 0),
  ];
  const key = ({ value, context }: { value: unknown; context: { wayOut: string } }) => [
    value,
    context.wayOut,
  ];
  assert.equal(uncovered(settingsMachine, samples, key, { inputs }), { states: [], transitions: [] });
});

test("with unsent answers signing out asks whether to send or drop them", async () => {
  let unsent = 2;
  const settings = open(() => answers(unsent));
  settings.actor.send({ type: "sign-out.pressed" });
  assert.equal([settings.place(), selectUnsent(settings.actor.getSnapshot())], ["unsent", answers(2)]);
  settings.actor.send({ type: "send-first.pressed" });
  unsent = 1;
  await settings.answer("sendUnsent", undefined);
  assert.equal([settings.place(), settings.signOuts()], ["unsent", 0], "one found no way out");
  settings.actor.send({ type: "send-first.pressed" });
  await settings.fail("sendUnsent");
  assert.is(settings.place(), "unsent");
  settings.actor.send({ type: "send-first.pressed" });
  unsent = 0;
  await settings.answer("sendUnsent", undefined);
  assert.equal([settings.place(), settings.signOuts()], ["left", 1]);
  const other = open(() => ({ ...noneUnsent, gotIts: 1 }));
  other.actor.send({ type: "sign-out.pressed" });
  other.actor.send({ type: "drop.pressed" });
  assert.equal([other.place(), other.signOuts()], ["left", 1]);
});

test("signing out everywhere asks too, and continues to the password once nothing waits", async () => {
  let unsent = 2;
  const settings = open(() => answers(unsent));
  settings.actor.send({ type: "sign-out-everywhere.pressed" });
  assert.is(settings.place(), "unsent");
  settings.actor.send({ type: "back.pressed" });
  settings.actor.send({ type: "sign-out-everywhere.pressed" });
  settings.actor.send({ type: "send-first.pressed" });
  unsent = 0;
  await settings.answer("sendUnsent", undefined);
  assert.equal([settings.place(), settings.signOuts()], ["everywhere", 0]);
  const other = open(() => answers(1));
  other.actor.send({ type: "sign-out-everywhere.pressed" });
  other.actor.send({ type: "drop.pressed" });
  assert.equal(
    [other.place(), other.signOuts()],
    ["everywhere", 0],
    "nothing is dropped before it is confirmed",
  );
  other.actor.send({ type: "dialog.closed" });
  other.actor.send({ type: "sign-out.pressed" });
  other.actor.send({ type: "drop.pressed" });
  assert.equal([other.place(), other.signOuts()], ["left", 1]);
});

const answers = (count: number) => ({ ...noneUnsent, answers: count });

function open(countUnsent?: () => Unsent) {
  const placeholders = openPlaceholders();
  let signOuts = 0;
  const actor = createActor(
    settingsMachine.provide({
      actors: {
        readProvider: fromPromise(({ input }) => placeholders.call("readProvider", input)),
        sendUnsent: fromPromise<void>(() => placeholders.call("sendUnsent")),
        signOutEverywhere: signOutEverywhereMachine.provide({
          actors: {
            readProvider: fromPromise(({ input }) => placeholders.call("everywhere.readProvider", input)),
            signOut: fromPromise(({ input }) => placeholders.call("everywhere.signOut", input)),
          },
        }),
      },
      actions: { signOut: () => void signOuts++ },
    }),
    { input: { me: user(), ...(countUnsent && { countUnsent }) } },
  ).start();
  return { ...placeholders, actor, signOuts: () => signOuts, place: () => selectPlace(actor.getSnapshot()) };
}

test.run();
