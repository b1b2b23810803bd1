import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, fromPromise, SimulatedClock } from "xstate";
import { placeholderFullName } from "../../../domain/account/placeholder";
import type { User } from "../../../domain/account/user";
import { problemTexts } from "../../../domain/base/texts";
import { dripNameTexts } from "../../../domain/drip-name/texts";
import { messageTexts } from "../../../domain/problem/message-texts";
import * as dialogMachine from "../../../machines/drip-name/drip-name.machine";
import * as fieldMachine from "../../../machines/drip-name/drip-name-field.machine";
import { uncovered } from "../../support/machines/paths";
import { openPlaceholders, passSeconds } from "../../support/machines/placeholders";
import { user } from "../../support/people/user";

const machine = { ...dialogMachine, ...fieldMachine };
const { dripNameMachine, dripNameFieldMachine } = machine;
const test = suite(dripNameMachine.id);
const newcomer = user({ role: "onboarding", drip_name: null });
const nameless = user({ role: "onboarding", drip_name: null, full_name: placeholderFullName });
const ageless = user({ role: "onboarding", drip_name: null, age: "unknown" });
const names = { firstName: "Robin", lastName: "Reyes" };

test("claiming a free name forces a token refresh and ends the machine", async () => {
  const dialog = open();
  dialog.type("robin_23");
  dialog.clock.increment(199);
  assert.equal(dialog.calls, []);
  dialog.clock.increment(1);
  assert.equal(dialog.calls, [{ name: "check", input: { dripName: "robin_23" } }]);
  await dialog.answer("check", { kind: "free" });
  assert.equal(
    [dialog.is(machine.selectDripNameMessage), dialog.is(machine.selectCanClaim)],
    ["Looks great!", true],
  );
  for (let press = 0; press < 20; press++) dialog.claim();
  assert.equal(dialog.calls.at(-1), {
    name: "save",
    input: { userId: "u1", dripName: "robin_23", names: null },
  });
  assert.is(dialog.calls.length, 2);
  await dialog.answer("save", { kind: "saved", me: user() });
  assert.is(dialog.is(machine.selectIsBusy), true);
  await dialog.answer("forceRefresh", undefined);
  assert.equal(dialog.actor.getSnapshot().output, { kind: "claimed", me: user() });
});

test("characters not allowed in a drip name are removed, with a message", () => {
  const dialog = open();
  dialog.type("robin23", "rob in-23!");
  assert.equal([dialog.is(machine.selectDripName), dialog.is(machine.selectIsStripped)], ["robin23", true]);
  dialog.type("robin23_more_than_fits");
  assert.equal(
    [dialog.is(machine.selectDripName), dialog.is(machine.selectIsStripped)],
    ["robin23_more_th", false],
  );
});

test("every press gives feedback: missing fields are shown, also once the name is found free", async () => {
  const dialog = open(nameless);
  let told = 0;
  dialog.actor.on("gaps.found", () => {
    told++;
  });
  dialog.claim();
  assert.equal([told, dialog.is(machine.selectDripNameMessage)], [1, "This field is *very* required."]);
  dialog.type("robin_23");
  dialog.clock.increment(200);
  await dialog.answer("check", { kind: "free" });
  dialog.claim();
  assert.equal([told, dialog.is(machine.selectCanClaim)], [2, false]);
  assert.equal(
    dialog.calls.map(({ name }) => name),
    ["check"],
  );
});

test("empty and short names are reported without a call", () => {
  const dialog = open();
  dialog.claim();
  assert.is(dialog.is(machine.selectDripNameMessage), "This field is *very* required.");
  dialog.type("ab");
  dialog.clock.increment(200);
  assert.is(dialog.is(machine.selectDripNameMessage), "Use a minimum of 3 characters.");
  dialog.type("");
  dialog.clock.increment(200);
  assert.is(dialog.is(machine.selectDripNameMessage), "This field is *very* required.");
  dialog.type("", "!!");
  dialog.clock.increment(200);
  assert.is(dialog.is(machine.selectDripNameMessage), dripNameTexts.stripped);
  assert.equal([dialog.is(machine.selectHasFault), dialog.calls], [true, []]);
});

test("a taken name offers three others, and a chosen one is checked at once", async () => {
  const dialog = open();
  await dialog.ask("robin", { kind: "taken", suggestions: ["robin_1", "robin_2", "robin_3"] });
  assert.is(
    dialog.is(machine.selectDripNameMessage),
    "Someone already called dibs on that drip name. Try something else.",
  );
  assert.equal(dialog.is(machine.selectSuggestions), ["robin_1", "robin_2", "robin_3"]);
  dialog.actor.send({ type: "suggestion.chosen", text: "robin_2" });
  assert.equal(dialog.calls.at(-1), { name: "check", input: { dripName: "robin_2" } });
  assert.equal([dialog.is(machine.selectSuggestions), dialog.is(machine.selectIsChecking)], [[], true]);
});

test("profanity is refused kindly, at the check and at the save", async () => {
  const dialog = open();
  const kind = "Drip is an E-for-Everyone place. Please help us keep it that way.";
  const seen = () => [
    dialog.is(machine.selectDripNameMessage),
    dialog.is(machine.selectHasFault),
    dialog.is(machine.selectIsChecking),
  ];
  await dialog.ask("rude_name", { kind: "profane" });
  assert.equal(seen(), [kind, true, false]);
  await dialog.ask("rude_name2", { kind: "free" });
  dialog.claim();
  await dialog.answer("save", { kind: "profane" });
  assert.equal(seen(), [kind, true, false]);
});

test("a name lost to another claim at the last moment is asked for again", async () => {
  const dialog = open();
  await dialog.ask("robin", { kind: "free" });
  dialog.claim();
  await dialog.answer("save", { kind: "taken" });
  assert.equal(dialog.names(), ["check", "save", "check"]);
  await dialog.answer("check", { kind: "taken", suggestions: ["robin_1"] });
  assert.equal(dialog.is(machine.selectSuggestions), ["robin_1"]);
});

test("a late reply for a changed name is ignored", async () => {
  const dialog = open();
  dialog.type("robin");
  dialog.clock.increment(200);
  dialog.type("robina");
  await dialog.answer("check", { kind: "free" });
  assert.is(dialog.is(machine.selectIsFree), false);
});

test("without a name from the provider, first and last name are asked for and sent", async () => {
  const dialog = open(nameless);
  assert.is(dialog.is(machine.selectNeedsNames), true);
  await dialog.ask("robin", { kind: "free" });
  dialog.claim();
  assert.equal([dialog.is(machine.selectCanClaim), dialog.names()], [false, ["check"]]);
  dialog.actor.send({ type: "name.judged", field: "firstName", isFit: true });
  dialog.actor.send({ type: "name.judged", field: "lastName", isFit: true });
  dialog.claim();
  assert.equal(dialog.calls.at(-1), { name: "save", input: { userId: "u1", dripName: "robin", names } });
});

test("a missing date of birth is asked for, and sent before the name", async () => {
  const dialog = open(ageless);
  assert.is(dialog.is(machine.selectNeedsBirthday), true);
  await dialog.ask("robin", { kind: "free" });
  dialog.claim();
  assert.equal([dialog.is(machine.selectCanClaim), dialog.names()], [false, ["check"]]);
  dialog.enterBirthday();
  assert.is(dialog.is(machine.selectCanClaim), true);
  dialog.enterBirthday(false);
  assert.is(dialog.is(machine.selectCanClaim), false);
  dialog.enterBirthday();
  for (let press = 0; press < 5; press++) dialog.claim();
  assert.equal(dialog.calls.slice(1), [
    { name: "giveBirthday", input: { userId: "u1", dateOfBirth: "2001-05-06" } },
  ]);
  assert.is(dialog.is(machine.selectIsBusy), true);
  await dialog.answer("giveBirthday", { kind: "given", me: newcomer });
  assert.equal(dialog.calls.at(-1), {
    name: "save",
    input: { userId: "u1", dripName: "robin", names: null },
  });
  await dialog.answer("save", { kind: "taken" });
  assert.is(dialog.is(machine.selectNeedsBirthday), false, "it was given, once");
  await dialog.answer("check", { kind: "free" });
  dialog.claim();
  assert.equal(dialog.names().slice(3), ["check", "save"]);
});

test("missing first and last names are sent after the birthday", async () => {
  const dialog = open({ ...ageless, full_name: placeholderFullName });
  await dialog.ask("robin", { kind: "free" });
  dialog.enterBirthday();
  dialog.claim();
  assert.equal(dialog.names(), ["check"]);
  for (const field of ["firstName", "lastName"] as const)
    dialog.actor.send({ type: "name.judged", field, isFit: true });
  dialog.claim();
  await dialog.answer("giveBirthday", { kind: "given", me: nameless });
  assert.equal(dialog.calls.at(-1)?.input, { userId: "u1", dripName: "robin", names });
});

test("a birthday that another tab stored is kept, with a message, and the name is claimed", async () => {
  const dialog = open(ageless);
  await dialog.ask("robin", { kind: "free" });
  dialog.enterBirthday();
  dialog.claim();
  await dialog.answer("giveBirthday", { kind: "on-file", me: newcomer, text: "It is on file." });
  assert.equal([dialog.said, dialog.names().at(-1)], [["error It is on file."], "save"]);
});

test("a child is told once, and nothing is claimed", async () => {
  const dialog = open(ageless);
  await dialog.ask("robin", { kind: "free" });
  dialog.enterBirthday();
  dialog.claim();
  await dialog.answer("giveBirthday", { kind: "too-young" });
  assert.equal(dialog.actor.getSnapshot().output, { kind: "too-young", me: ageless });
  assert.equal(dialog.names(), ["check", "giveBirthday"]);
});

test("a birthday that could not be sent shows the reason and can be sent again", async () => {
  const dialog = open(ageless);
  await dialog.ask("robin", { kind: "free" });
  dialog.enterBirthday();
  dialog.claim();
  await dialog.answer("giveBirthday", { kind: "refused", text: "Something went sideways." });
  assert.equal([dialog.said, dialog.is(machine.selectCanClaim)], [["error Something went sideways."], true]);
  dialog.claim();
  await dialog.fail("giveBirthday");
  assert.equal(
    [dialog.said.slice(1), dialog.is(machine.selectCanClaim)],
    [[`error ${problemTexts.unknown}`], true],
  );
  dialog.claim();
  await dialog.answer("giveBirthday", { kind: "limited", seconds: 2 });
  assert.is(dialog.is(machine.selectDripNameMessage), messageTexts.REQUEST_429_LIMIT);
  passSeconds(dialog.clock, 2);
  assert.is(dialog.names().at(-1), "check");
});

test("a failed save shows the reason and frees the button", async () => {
  const dialog = open();
  await dialog.ask("robin", { kind: "free" });
  dialog.claim();
  await dialog.answer("save", { kind: "refused", text: "Something went sideways." });
  assert.equal([dialog.said, dialog.is(machine.selectCanClaim)], [["error Something went sideways."], true]);
  dialog.claim();
  await dialog.fail("save");
  assert.equal(
    [dialog.said.slice(1), dialog.is(machine.selectCanClaim)],
    [[`error ${problemTexts.unknown}`], true],
  );
});

test("a rate-limited save waits, then checks the name again", async () => {
  const dialog = open();
  await dialog.ask("robin", { kind: "free" });
  dialog.claim();
  await dialog.answer("save", { kind: "limited", seconds: 3 });
  assert.equal(
    [
      dialog.is(machine.selectDripNameMessage),
      dialog.is(machine.selectHasFault),
      dialog.is(machine.selectIsBusy),
    ],
    [messageTexts.REQUEST_429_LIMIT, true, false],
  );
  passSeconds(dialog.clock, 2);
  assert.equal(dialog.names(), ["check", "save"]);
  passSeconds(dialog.clock, 1);
  assert.equal(dialog.names(), ["check", "save", "check"]);
});

test("initially there is no text, message, suggestion or call", async () => {
  const dialog = open();
  assert.equal([dialog.is(machine.selectDripName), dialog.is(machine.selectDripNameMessage)], ["", null]);
  assert.equal(dialog.is(machine.selectSuggestions), []);
  const flags = [
    machine.selectIsStripped,
    machine.selectNeedsNames,
    machine.selectIsBusy,
    machine.selectHasFault,
  ];
  assert.equal(
    flags.map((select) => dialog.is(select)),
    [false, false, false, false],
  );
  await dialog.ask("robin", { kind: "free" });
  dialog.claim();
  assert.is(dialog.is(machine.selectIsBusy), true);
  await dialog.answer("save", { kind: "saved", me: user() });
  await dialog.fail("forceRefresh");
  assert.equal([dialog.is(machine.selectIsBusy), dialog.actor.getSnapshot().status], [true, "done"]);
});

test("a name refused by a later check can no longer be claimed", async () => {
  const dialog = open(nameless);
  await dialog.ask("robin", { kind: "free" });
  for (const field of ["firstName", "lastName"] as const)
    dialog.actor.send({ type: "name.judged", field, isFit: true });
  assert.is(dialog.is(machine.selectCanClaim), true);
  dialog.actor.send({ type: "name.judged", field: "lastName", isFit: false });
  dialog.claim();
  assert.equal([dialog.is(machine.selectCanClaim), dialog.names()], [false, ["check"]]);
});

test("a failed check retries when the network returns or by the button; a rate limit counts down", async () => {
  const dialog = open();
  await dialog.ask("robin", { kind: "failed" });
  assert.is(dialog.is(machine.selectDripNameMessage), "Oy! Hiccup!");
  dialog.actor.send({ type: "network.returned" });
  assert.is(dialog.is(machine.selectCanClaim), false);
  await dialog.fail("check");
  assert.is(dialog.is(machine.selectCanClaim), true);
  dialog.claim();
  await dialog.answer("check", { kind: "limited", seconds: 3 });
  assert.is(dialog.is(machine.selectDripNameMessage), messageTexts.REQUEST_429_LIMIT);
  passSeconds(dialog.clock, 2);
  assert.equal(dialog.names(), ["check", "check", "check"]);
  passSeconds(dialog.clock, 1);
  assert.equal(dialog.names(), ["check", "check", "check", "check"]);
  dialog.type("robina");
  dialog.clock.increment(200);
  await dialog.fail("check");
  assert.is(dialog.is(machine.selectDripNameMessage), "Oy! Hiccup!");
});

test("in the settings the field starts with the current name, and a name that could not be saved is asked for again", async () => {
  const placeholders = openPlaceholders();
  const clock = new SimulatedClock();
  const field = createActor(
    dripNameFieldMachine.provide({
      actors: { check: fromPromise(({ input }) => placeholders.call("check", input)) },
    }),
    { clock, input: { me: user() } },
  ).start();
  assert.equal(
    [
      fieldMachine.selectDripName(field.getSnapshot()),
      fieldMachine.selectDripNameMessage(field.getSnapshot()),
    ],
    ["robin_23", null],
  );
  field.send({ type: "drip-name.entered", text: "robin", typed: "robin" });
  clock.increment(200);
  await placeholders.answer("check", { kind: "free" });
  assert.is(fieldMachine.selectIsFree(field.getSnapshot()), true);
  field.send({ type: "drip-name.refused", text: "robin" });
  await placeholders.answer("check", { kind: "taken", suggestions: ["robin_1"] });
  assert.equal(placeholders.names(), ["check", "check"]);
  assert.equal(
    [fieldMachine.selectHasFault(field.getSnapshot()), fieldMachine.selectSuggestions(field.getSnapshot())],
    [true, ["robin_1"]],
  );
});

test("signing out ends the machine", () => {
  const dialog = open();
  dialog.actor.send({ type: "sign-out.pressed" });
  assert.equal(dialog.actor.getSnapshot().output, { kind: "left", me: newcomer });
});

test("a suggested name fills the field once it is found free, or another that is", async () => {
  const free = open(newcomer, "robin_r");
  assert.equal(
    [free.calls, free.is(dialogMachine.selectIsProposing)],
    [[{ name: "check", input: { dripName: "robin_r" } }], true],
  );
  assert.is(free.is(fieldMachine.selectDripName), "");
  await free.answer("check", { kind: "free" });
  assert.equal(
    [free.is(fieldMachine.selectDripName), free.is(dialogMachine.selectCanClaim)],
    ["robin_r", true],
  );
  const taken = open(newcomer, "robin_r");
  await taken.answer("check", { kind: "taken", suggestions: ["robin_07", "robin_23"] });
  assert.equal(taken.calls.at(-1)?.input, { dripName: "robin_07" });
  await taken.answer("check", { kind: "free" });
  assert.is(taken.is(fieldMachine.selectDripName), "robin_07");
});

test("typing overrides the suggestion, and without a suggestion nothing is checked", async () => {
  const typed = open(newcomer, "robin_r");
  typed.type("ace");
  await typed.answer("check", { kind: "free" });
  assert.is(typed.is(fieldMachine.selectDripName), "ace");
  for (const outcome of [{ kind: "failed" }, { kind: "taken", suggestions: [] }, { kind: "profane" }]) {
    const none = open(newcomer, "robin_r");
    await none.answer("check", outcome);
    assert.equal(
      [none.is(fieldMachine.selectDripName), none.is(fieldMachine.selectDripNameMessage)],
      ["", null],
    );
  }
  assert.equal(open().calls, []);
});

test("every state and transition is reached", () => {
  const samples = {
    "drip-name.entered": [
      { text: "", typed: "" },
      { text: "robin", typed: "robin" },
    ],
    "drip-name.refused": [{ text: "robin" }],
    "suggestion.chosen": [{ text: "robin_1" }],
    "name.judged": [{ field: "firstName", isFit: true }],
    "birthday.judged": [{ isFit: true }],
    "claim.submitted": [{ names, dateOfBirth: "2001-05-06" }],
    "xstate.done.actor.giveBirthday": [
      { output: { kind: "given", me: newcomer } },
      { output: { kind: "on-file", me: newcomer, text: "no" } },
      { output: { kind: "too-young" } },
      { output: { kind: "limited", seconds: 2 } },
      { output: { kind: "refused", text: "no" } },
    ],
    "xstate.done.actor.check": [
      { output: { kind: "free" } },
      { output: { kind: "taken", suggestions: [] } },
      { output: { kind: "profane" } },
      { output: { kind: "limited", seconds: 2 } },
      { output: { kind: "failed" } },
    ],
    "xstate.done.actor.proposal": [
      { output: { kind: "free" } },
      { output: { kind: "taken", suggestions: ["robin_1"] } },
      { output: { kind: "failed" } },
    ],
    "xstate.done.actor.save": [
      { output: { kind: "saved", me: user() } },
      { output: { kind: "taken" } },
      { output: { kind: "profane" } },
      { output: { kind: "limited", seconds: 2 } },
      { output: { kind: "refused", text: "no" } },
    ],
  };
  const key = (snapshot: {
    value: unknown;
    context: { dripName: string; isBirthdayFit: boolean; me: User };
  }) => [snapshot.value, snapshot.context.dripName, snapshot.context.isBirthdayFit, snapshot.context.me.age];
  const inputs = [{ me: newcomer }, { me: ageless }, { me: newcomer, proposal: "robinreyes" }];
  for (const machine of [dripNameMachine, dripNameFieldMachine])
    assert.equal(uncovered(machine, samples, key, { inputs }), { states: [], transitions: [] }, machine.id);
});

function open(me: User = newcomer, proposal = "") {
  const clock = new SimulatedClock();
  const placeholders = openPlaceholders();
  const said: string[] = [];
  const actor = createActor(
    dripNameMachine.provide({
      actors: {
        check: fromPromise(({ input }) => placeholders.call("check", input)),
        giveBirthday: fromPromise(({ input }) => placeholders.call("giveBirthday", input)),
        save: fromPromise(({ input }) => placeholders.call("save", input)),
        forceRefresh: fromPromise<void>(() => placeholders.call("forceRefresh")),
      },
      actions: { announce: (_, { tone, text }) => said.push(`${tone} ${text}`) },
    }),
    { clock, input: { me, proposal } },
  ).start();
  const type = (text: string, typed = text) => actor.send({ type: "drip-name.entered", text, typed });
  return {
    ...placeholders,
    actor,
    clock,
    said,
    type,
    is: <Value>(select: (snapshot: ReturnType<typeof actor.getSnapshot>) => Value) =>
      select(actor.getSnapshot()),
    claim: () => actor.send({ type: "claim.submitted", names, dateOfBirth: "2001-05-06" }),
    enterBirthday: (isFit = true) => actor.send({ type: "birthday.judged", isFit }),
    ask: async (text: string, outcome: object) => {
      type(text);
      clock.increment(200);
      await placeholders.answer("check", outcome);
    },
  };
}

test.run();
