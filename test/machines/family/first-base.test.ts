import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, fromPromise } from "xstate";
import type { LookOutcome } from "../../../domain/account/inbox";
import type { User } from "../../../domain/account/user";
import { gateMachine } from "../../../machines/account/gate.machine";
import { inboxMachine } from "../../../machines/account/inbox.machine";
import { childFormMachine } from "../../../machines/family/child-form.machine";
import { firstBaseMachine, selectIsMinor } from "../../../machines/family/first-base.machine";
import { teamFormMachine } from "../../../machines/team/team-form.machine";
import { uncovered } from "../../support/machines/paths";
import { openPlaceholders } from "../../support/machines/placeholders";
import { user } from "../../support/people/user";

const test = suite(firstBaseMachine.id);
const grownUp = user({ age: "adult", is_email_address_verified: true });
const unproven = user({ age: "adult", is_email_address_verified: false });
const sam = { id: "c1", first_name: "Sam", teams: [] };
const comets = { id: "t1", name: "Comets" };
const child = { firstName: "Sam", lastInitial: "R", dateOfBirth: "2016-04-09" };

test("a child is added under its idempotency key, then the choices show again", async () => {
  const { actor, calls, answer, done } = open(grownUp);
  actor.send({ type: "kids.pressed", key: "key-1" });
  const form = actor.getSnapshot().children.child;
  form?.send({ type: "form.submitted", form: child });
  assert.equal(calls, [], "birthday and statement are missing; the initial is one's own");
  for (const field of ["firstName", "dateOfBirth", "statement"] as const)
    form?.send({ type: "field.judged", field, isFit: true });
  form?.send({ type: "form.submitted", form: child });
  assert.equal(calls, [{ name: "saveChild", input: { form: child, key: "key-1", saved: null } }]);
  await answer("saveChild", { kind: "saved", saved: sam });
  assert.is(actor.getSnapshot().value, "choosing");
  assert.equal(done, ["success Sam is on the family roster.", "cleared"]);
  actor.send({ type: "kids.pressed", key: "key-2" });
  assert.is(actor.getSnapshot().value, "addingKid");
});

test("somebody without a last name fills in the initial as well", () => {
  const { actor } = open(user({ age: "adult", last_name: null }));
  actor.send({ type: "kids.pressed", key: "key-1" });
  assert.equal(actor.getSnapshot().children.child?.getSnapshot().context.fit, []);
});

test("a created team is opened", async () => {
  const { actor, calls, answer, done } = open(grownUp);
  actor.send({ type: "team.pressed", key: "key-1" });
  const form = actor.getSnapshot().children.team;
  for (const field of ["name", "sport"] as const) form?.send({ type: "field.judged", field, isFit: true });
  const given = {
    name: "Comets",
    sport: "soccer",
    age_group: "mixed",
    colour_one: "#14160f",
    colour_two: "#fffefa",
    isCoach: true,
  } as const;
  form?.send({ type: "form.submitted", form: given });
  assert.equal(calls, [{ name: "saveTeam", input: { form: given, key: "key-1", saved: null } }]);
  await answer("saveTeam", { kind: "saved", saved: comets });
  assert.equal([actor.getSnapshot().value, done], ["left", ["team t1"]]);
});

test("a complete code is passed on without the adult gate", () => {
  const { actor, done } = open(user({ age: "unknown", is_email_address_verified: false }));
  actor.send({ type: "code.pressed" });
  actor.getSnapshot().children.code?.send({ type: "code.entered", text: "k7qm-4xtd" });
  assert.equal([actor.getSnapshot().value, done], ["left", ["code K7QM4XTD"]]);
});

test("after the address is verified the pressed choice continues", async () => {
  for (const [purpose, value] of [
    ["kids", "addingKid"],
    ["team", "startingTeam"],
  ] as const) {
    const { actor, answer } = open(unproven);
    actor.send({ type: `${purpose}.pressed`, key: "key-1" });
    assert.is(actor.getSnapshot().value, "gate");
    await answer("look", { kind: "read", me: grownUp });
    assert.is(actor.getSnapshot().value, value);
    assert.is(actor.getSnapshot().context.me, grownUp);
  }
});

test("leaving the gate or a form returns to the choices", () => {
  const { actor, done } = open(unproven);
  actor.send({ type: "team.pressed", key: "key-1" });
  actor.getSnapshot().children.gate?.getSnapshot().children.inbox?.send({ type: "left" });
  assert.is(actor.getSnapshot().value, "choosing");
  actor.send({ type: "me.changed", me: grownUp });
  actor.send({ type: "team.pressed", key: "key-2" });
  actor.getSnapshot().children.team?.send({ type: "left" });
  actor.send({ type: "kids.pressed", key: "key-3" });
  actor.getSnapshot().children.child?.send({ type: "left" });
  actor.send({ type: "code.pressed" });
  actor.getSnapshot().children.code?.send({ type: "left" });
  assert.equal([actor.getSnapshot().value, done], ["choosing", ["cleared", "cleared", "cleared", "cleared"]]);
});

test("Back in the browser closes what was opened", () => {
  const { actor, done } = open(grownUp);
  for (const press of ["kids.pressed", "team.pressed"] as const) {
    actor.send({ type: press, key: "key-1" });
    actor.send({ type: "closed" });
    assert.is(actor.getSnapshot().value, "choosing");
  }
  actor.send({ type: "code.pressed" });
  actor.send({ type: "closed" });
  const { actor: other } = open(unproven);
  other.send({ type: "kids.pressed", key: "key-1" });
  other.send({ type: "closed" });
  assert.equal([actor.getSnapshot().value, other.getSnapshot().value, done], ["choosing", "choosing", []]);
});

test("a minor gets no choices, from the start or once the age is known", () => {
  const teen = user({ age: "teen" });
  const { actor } = open(teen);
  actor.send({ type: "kids.pressed", key: "key-1" });
  actor.send({ type: "code.pressed" });
  assert.is(selectIsMinor(actor.getSnapshot()), true);
  const { actor: later } = open(user({ age: "unknown" }));
  assert.is(selectIsMinor(later.getSnapshot()), false);
  later.send({ type: "me.changed", me: teen });
  assert.is(selectIsMinor(later.getSnapshot()), true);
});

test("every state and transition is reached", () => {
  const samples = {
    "kids.pressed": [{ key: "key-1" }],
    "team.pressed": [{ key: "key-1" }],
    "me.changed": [{ me: grownUp }, { me: unproven }, { me: user({ age: "teen" }) }],
    "xstate.done.actor.gate": (["passed", "minor", "left"] as const).map((kind) => ({
      output: { kind, me: kind === "minor" ? user({ age: "teen" }) : grownUp },
    })),
    "xstate.done.actor.code": [
      { output: { kind: "complete", code: "K7QM4XTD" } },
      { output: { kind: "left" } },
    ],
    "xstate.done.actor.child": [{ output: { kind: "saved", saved: sam } }, { output: { kind: "left" } }],
    "xstate.done.actor.team": [{ output: { kind: "saved", saved: comets } }, { output: { kind: "left" } }],
  };
  const key = ({ value, context }: { value: unknown; context: { me: User; purpose: string } }) => [
    value,
    context.purpose,
    context.me.age,
    context.me.is_email_address_verified,
  ];
  assert.equal(uncovered(firstBaseMachine, samples, key, { input: { me: unproven } }), {
    states: [],
    transitions: [],
  });
});

function open(me: User) {
  const placeholders = openPlaceholders();
  const done: string[] = [];
  const look = fromPromise<LookOutcome>(() => placeholders.call("look"));
  const actor = createActor(
    firstBaseMachine.provide({
      actors: {
        gate: gateMachine.provide({ actors: { inbox: inboxMachine.provide({ actors: { look } }) } }),
        childForm: childFormMachine.provide({
          actors: { save: fromPromise(({ input }) => placeholders.call("saveChild", input)) },
        }),
        teamForm: teamFormMachine.provide({
          actors: { save: fromPromise(({ input }) => placeholders.call("saveTeam", input)) },
        }),
      },
      actions: {
        announce: (_, { tone, text }) => done.push(`${tone} ${text}`),
        clearAddress: () => done.push("cleared"),
        openInvitation: (_, { code }) => done.push(`code ${code}`),
        openTeam: (_, { id }) => done.push(`team ${id}`),
      },
    }),
    { input: { me } },
  ).start();
  return { ...placeholders, actor, done };
}

test.run();
