import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, fromPromise } from "xstate";
import { selectPlace, selectProvider, settingsMachine } from "../../../machines/settings/settings.machine";
import { uncovered } from "../../support/charts/paths";
import { openPlaceholders, settled } from "../../support/charts/placeholders";
import { user } from "../../support/people/user";

const test = suite(settingsMachine.id);

test("names are changed in a form of their own, which starts from what is known by now", () => {
  const settings = open();
  settings.actor.send({ type: "me.changed", me: user({ first_name: "Rob" }) });
  settings.actor.send({ type: "profile.pressed" });
  assert.is(settings.place(), "profile");
  const form = settings.actor.getSnapshot().children.profile;
  assert.is(form?.getSnapshot().context.me.first_name, "Rob");
  form?.send({ type: "left" });
  assert.is(settings.place(), "overview");
});

test("a password is changed here only when it is ours", async () => {
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

test("when nobody knows whose password it is, it can be asked again", async () => {
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

test("where one is signed in is read anew each time it is looked at", () => {
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

test("signing out here is one press, everywhere takes a second one", () => {
  const here = open();
  here.actor.send({ type: "sign-out.pressed", scope: "here" });
  assert.equal([here.place(), here.scopes], ["left", ["here"]]);
  const everywhere = open();
  everywhere.actor.send({ type: "sign-out.pressed", scope: "everywhere" });
  assert.equal([everywhere.place(), everywhere.scopes], ["confirming", []]);
  everywhere.actor.send({ type: "back.pressed" });
  assert.is(everywhere.place(), "overview");
  everywhere.actor.send({ type: "sign-out.pressed", scope: "everywhere" });
  everywhere.actor.send({ type: "sign-out.confirmed" });
  assert.equal(everywhere.scopes, ["everywhere"]);
});

test("a closed dialog opens on its overview again; what is being saved goes on", async () => {
  const settings = open();
  settings.actor.send({ type: "sign-out.pressed", scope: "everywhere" });
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
    "sign-out.pressed": [{ scope: "here" }, { scope: "everywhere" }],
    "xstate.done.actor.readProvider": [
      { output: { kind: "own" } },
      { output: { kind: "foreign", formattedProvider: "Google" } },
      { output: { kind: "refused", text: "no" } },
    ],
  };
  assert.equal(uncovered(settingsMachine, samples, undefined, { input: { me: user() } }), {
    states: [],
    transitions: [],
  });
});

function open() {
  const placeholders = openPlaceholders();
  const scopes: string[] = [];
  const actor = createActor(
    settingsMachine.provide({
      actors: { readProvider: fromPromise(({ input }) => placeholders.call("readProvider", input)) },
      actions: { signOut: (_, { scope }) => scopes.push(scope) },
    }),
    { input: { me: user() } },
  ).start();
  return { ...placeholders, actor, scopes, place: () => selectPlace(actor.getSnapshot()) };
}

test.run();
