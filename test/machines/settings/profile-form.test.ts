import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, fromPromise, type SnapshotFrom } from "xstate";
import { problemTexts } from "../../../domain/base/texts";
import { dripNameTexts } from "../../../domain/drip-name/texts";
import { messageTexts } from "../../../domain/problem/message-texts";
import type { Profile } from "../../../domain/settings/settings";
import {
  dripNameFieldMachine,
  selectDripNameMessage,
  selectSuggestions,
} from "../../../machines/drip-name/drip-name-field.machine";
import { profileFormMachine, selectIsSaving } from "../../../machines/settings/profile-form.machine";
import { uncovered } from "../../support/machines/paths";
import { openPlaceholders } from "../../support/machines/placeholders";
import { user } from "../../support/people/user";

const test = suite(profileFormMachine.id);
const present: Profile = { firstName: "Robin", lastName: "Reyes", dripName: "robin_23" };
const submitted: Profile = { ...present, firstName: "Rob" };

test("a new name shows at once and stays when the server confirms", async () => {
  const form = open();
  form.submit(submitted);
  assert.equal(form.calls, [{ name: "save", input: { me: user(), profile: submitted } }]);
  assert.equal(form.shown, ["Rob Reyes robin_23"]);
  assert.is(selectIsSaving(form.actor.getSnapshot()), true);
  form.submit({ ...submitted, firstName: "Bob" });
  form.actor.send({ type: "left" });
  await form.answer("save", { kind: "saved", me: user({ first_name: "Rob", full_name: "Rob Reyes II" }) });
  assert.equal(form.shown, ["Rob Reyes robin_23", "Rob Reyes II robin_23"]);
  assert.equal(
    [form.said, form.actor.getSnapshot().status, form.calls.length],
    [["success Saved. Looking sharp."], "done", 1],
  );
});

test("a failure restores the old name and says so", async () => {
  const form = open();
  form.submit(submitted);
  await form.answer("save", { kind: "refused", text: "No luck." });
  form.submit(submitted);
  await form.answer("save", { kind: "limited", seconds: 9 });
  form.submit(submitted);
  await form.answer("save", { kind: "limited", seconds: 12 * 86_400 - 5 });
  form.submit(submitted);
  await form.fail("save");
  assert.equal(form.shown, Array(4).fill(["Rob Reyes robin_23", "Robin Reyes robin_23"]).flat());
  assert.equal(form.said, [
    "error No luck.",
    `error ${messageTexts.REQUEST_429_LIMIT}`,
    "error Two drip names in 30 days is the cap, so everyone can keep up. Next change: in 12 days.",
    `error ${problemTexts.unknown}`,
  ]);
  assert.is(selectIsSaving(form.actor.getSnapshot()), false);
});

test("a drip name waits for the server; if taken or profane, its field asks again", async () => {
  const form = open();
  form.submit({ ...present, dripName: "ace" });
  assert.equal(form.shown, ["Robin Reyes robin_23"]);
  await form.answer("save", { kind: "taken" });
  assert.equal(form.calls.at(-1), { name: "check", input: { dripName: "ace" } });
  await form.answer("check", { kind: "taken", suggestions: ["ace_7"] });
  assert.match(form.field(selectDripNameMessage) ?? "", "dibs");
  assert.equal(form.field(selectSuggestions), ["ace_7"]);
  form.submit({ ...present, dripName: "aces" });
  await form.answer("save", { kind: "profane" });
  assert.equal(form.calls.at(-1), { name: "check", input: { dripName: "aces" } });
  await form.answer("check", { kind: "profane" });
  assert.match(form.field(selectDripNameMessage) ?? "", "E-for-Everyone");
  assert.equal(form.shown, Array(4).fill("Robin Reyes robin_23"));
  assert.equal(form.said, [`error ${dripNameTexts.taken}`, `error ${dripNameTexts.profane}`]);
  assert.equal([selectIsSaving(form.actor.getSnapshot()), form.calls.length], [false, 4]);
});

test("neither an invalid nor an unchanged form is sent", () => {
  for (const unfit of [
    { ...present, firstName: "" },
    { ...present, lastName: "x".repeat(65) },
    { ...present, dripName: "a" },
    { ...present, dripName: "no spaces" },
  ]) {
    const form = open();
    form.submit(unfit);
    assert.equal([form.calls, form.actor.getSnapshot().value], [[], "filling"]);
  }
  const form = open();
  form.submit(present);
  assert.equal([form.calls, form.actor.getSnapshot().status], [[], "done"]);
});

test("every state and transition is reached", () => {
  const samples = {
    "profile.submitted": [{ profile: submitted }, { profile: present }],
    "xstate.done.actor.save": [
      { output: { kind: "saved", me: user() } },
      { output: { kind: "taken" } },
      { output: { kind: "profane" } },
      { output: { kind: "refused", text: "no" } },
    ],
  };
  assert.equal(uncovered(profileFormMachine, samples, undefined, { input: { me: user() } }), {
    states: [],
    transitions: [],
  });
});

function open() {
  const placeholders = openPlaceholders();
  const shown: string[] = [];
  const said: string[] = [];
  const actor = createActor(
    profileFormMachine.provide({
      actors: {
        save: fromPromise(({ input }) => placeholders.call("save", input)),
        dripNameField: dripNameFieldMachine.provide({
          actors: { check: fromPromise(({ input }) => placeholders.call("check", input)) },
        }),
      },
      actions: {
        announce: (_, { tone, text }) => said.push(`${tone} ${text}`),
        showMe: (_, { me }) => shown.push(`${me.full_name} ${me.drip_name}`),
      },
    }),
    { input: { me: user() } },
  ).start();
  return {
    ...placeholders,
    actor,
    shown,
    said,
    field: <Value>(select: (snapshot: SnapshotFrom<typeof dripNameFieldMachine>) => Value) => {
      const field = actor.getSnapshot().children.dripName;
      assert.ok(field);
      return select(field.getSnapshot());
    },
    submit: (profile: Profile) => actor.send({ type: "profile.submitted", profile }),
  };
}

test.run();
