import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, fromPromise } from "xstate";
import {
  phoneMachine,
  selectFault,
  selectIsResting,
  selectIsSaving,
  selectPhoneNumber,
} from "../../../machines/account/phone.machine";
import { uncovered } from "../../support/machines/paths";
import { openPlaceholders } from "../../support/machines/placeholders";
import { user } from "../../support/people/user";

const test = suite(phoneMachine.id);
const number = "+15550100200";

test("without a number the field is empty, and an invalid number is not sent", async () => {
  const phone = open(null);
  phone.send({ type: "number.submitted", text: "555" });
  assert.equal([phone.gaps(), phone.calls], [1, []]);
  phone.send({ type: "number.submitted", text: "00 1 (555) 0100-200" });
  assert.is(selectIsSaving(phone.snapshot()), true);
  await phone.answer("savePhone", { kind: "saved", phoneNumber: number });
  assert.equal(
    [phone.calls, selectPhoneNumber(phone.snapshot()), selectIsResting(phone.snapshot())],
    [[{ name: "savePhone", input: { userId: "u1", phoneNumber: number } }], number, true],
  );
  assert.equal(phone.said, ["success Got it. Your kids' coaches can ring you."]);
});

test("an existing number can be changed, left as it is, or deleted", async () => {
  const phone = open(number);
  phone.send({ type: "change.pressed" });
  phone.send({ type: "left" });
  assert.is(selectIsResting(phone.snapshot()), true);
  phone.send({ type: "number.removed" });
  await phone.answer("savePhone", { kind: "saved", phoneNumber: null });
  assert.equal([selectPhoneNumber(phone.snapshot()), phone.snapshot().value], [null, "filling"]);
  assert.equal(phone.said, ["success Your number is gone."]);
});

test("what the server refuses stays in the form, with the reason", async () => {
  const phone = open(null);
  phone.send({ type: "number.submitted", text: number });
  await phone.answer("savePhone", { kind: "invalid", text: "That number won't ring." });
  assert.equal(
    [phone.snapshot().value, selectFault(phone.snapshot())],
    ["refused", "That number won't ring."],
  );
  phone.send({ type: "number.typed" });
  assert.equal([phone.snapshot().value, selectFault(phone.snapshot())], ["filling", null]);
  phone.send({ type: "number.submitted", text: number });
  await phone.answer("savePhone", { kind: "refused", text: "No network." });
  phone.send({ type: "number.submitted", text: number });
  await phone.fail("savePhone");
  assert.equal(phone.said, [
    "error No network.",
    "error Something went sideways on our end. Please try again.",
  ]);
});

test("every state and transition is reached", () => {
  const samples = {
    "number.submitted": [{ text: number }, { text: "555" }],
    "xstate.done.actor.savePhone": [
      { kind: "saved", phoneNumber: number },
      { kind: "saved", phoneNumber: null },
      { kind: "invalid", text: "no" },
      { kind: "refused", text: "no" },
    ].map((output) => ({ output })),
  };
  const key = (snapshot: { value: unknown; context: { phoneNumber: string | null } }) => [
    snapshot.value,
    snapshot.context.phoneNumber,
  ];
  const inputs = [null, number].map((phone_number) => ({ me: user({ phone_number }) }));
  assert.equal(uncovered(phoneMachine, samples, key, { inputs }), { states: [], transitions: [] });
});

function open(phone_number: string | null) {
  const placeholders = openPlaceholders();
  const said: string[] = [];
  let gaps = 0;
  const actor = createActor(
    phoneMachine.provide({
      actors: { savePhone: fromPromise(({ input }) => placeholders.call("savePhone", input)) },
      actions: { announce: (_, { tone, text }) => said.push(`${tone} ${text}`) },
    }),
    { input: { me: user({ id: "u1", phone_number }) } },
  );
  actor.on("gaps.found", () => gaps++);
  actor.start();
  return {
    ...placeholders,
    said,
    gaps: () => gaps,
    send: (event: Parameters<typeof actor.send>[0]) => actor.send(event),
    snapshot: () => actor.getSnapshot(),
  };
}

test.run();
