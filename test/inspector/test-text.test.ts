import { suite } from "uvu";
import * as assert from "uvu/assert";
import { print, writeTest } from "../../src/inspector/test-text";
import { runAmongMachines } from "../support/machines/copied-test";
import { hear } from "../support/machines/inspector-log";

const test = suite("inspector: copied tests");

const log = hear(
  { actor: "x:0", name: "password" },
  { to: "x:0", type: "xstate.init", with: { input: { emailAddress: "[e-mail address]" } }, value: "filling" },
  { to: "x:1", type: "other.received", value: "elsewhere" },
  { to: "x:0", type: "password.submitted", with: { password: "[password]" }, value: "signingIn" },
  {
    to: "x:0",
    type: "xstate.done.actor.signIn",
    with: { output: { kind: "limited", seconds: 30 } },
    value: "limited",
  },
  { to: "x:0", type: "xstate.stop", value: "limited" },
);

test("an actor's events are written as a test of its machine", () => {
  assert.is(
    writeTest(log, "x:0", "passwordStep", null),
    `import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, SimulatedClock } from "xstate";
import { passwordStepMachine } from "../../../machines/sign-in/password-step.machine";

const test = suite(passwordStepMachine.id);

test("it goes from filling to limited", () => {
  const actor = createActor(passwordStepMachine, { clock: new SimulatedClock(), input: { emailAddress: "robin@example.com" } }).start();
  const place = () => actor.getSnapshot().value;
  assert.equal(place(), "filling");
  actor.send({ type: "password.submitted", password: "Alley-oop-2026" });
  assert.equal(place(), "signingIn");
  actor.send({ type: "xstate.done.actor.signIn", output: { kind: "limited", seconds: 30 } } as never);
  assert.equal(place(), "limited");
});

test.run();
`,
  );
});

test("a moment in the past ends the test there; an actor not yet started has none", () => {
  assert.match(writeTest(log, "x:0", "passwordStep", 3) ?? "", /it goes from filling to signingIn/);
  assert.match(writeTest(log, "x:0", "passwordStep", 1) ?? "", /it stays filling/);
  assert.is(writeTest(log, "x:0", "passwordStep", 0), null);
});

test("of two starts of an actor the last counts", () => {
  const twice = [...log, ...hear({ to: "x:0", type: "xstate.init", value: "limited" })];
  assert.match(writeTest(twice, "x:0", "passwordStep", null) ?? "", /it stays limited/);
});

test("values are written as TypeScript", () => {
  assert.is(
    print({ "a-b": [1, null, undefined, "[typed]"], ok: true, none: {}, rule: "ƒ isFit" }),
    '{ "a-b": [1, null, undefined, "Robin"], ok: true, none: {}, rule: (() => ({ value: "", problem: null })) as never }',
  );
});

test("the generated test passes for the recorded behaviour and fails for another", () => {
  const text = writeTest(log, "x:0", "passwordStep", null) ?? "";
  const told = runAmongMachines(text);
  assert.ok(told.isPassed, told.output);
  assert.not(runAmongMachines(text.replace('"limited");', '"filling");')).isPassed);
});

test.run();
