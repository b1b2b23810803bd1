import { useActorRef } from "@xstate/react";
import * as assert from "uvu/assert";
import { fromPromise } from "xstate";
import { phoneMachine } from "../../../machines/account/phone.machine";
import { PhoneForm } from "../../../src/features/family/phone-form";
import { setUpStyles } from "../../../src/ui/base/style-setup";
import { openPlaceholders } from "../../support/machines/placeholders";
import { user as person } from "../../support/people/user";
import { act, openUser, render, screen, viewSuite } from "../../support/view/dom";

const test = viewSuite("phone form");
test.before(setUpStyles);

test("a number is typed and saved, then shown in groups", async () => {
  const { user, answer, calls } = open(null);
  const save = screen.getByRole("button", { name: "Save" });
  await user.type(screen.getByLabelText("Phone number"), "555");
  await user.click(save);
  assert.is(document.activeElement, screen.getByLabelText("Phone number"));
  await user.clear(screen.getByLabelText("Phone number"));
  await user.type(screen.getByLabelText("Phone number"), "+1 (555) 010-0200");
  await user.click(save);
  assert.equal(calls, [{ name: "savePhone", input: { userId: "u1", phoneNumber: "+15550100200" } }]);
  assert.is(save.getAttribute("aria-busy"), "true");
  await answer({ kind: "saved", phoneNumber: "+15550100200" });
  assert.ok(screen.getByRole("button", { name: /^Change \+1 555/ }));
});

test("what the server refuses stays in the field, with the reason", async () => {
  const { user, answer } = open(null);
  await user.type(screen.getByLabelText("Phone number"), "+15550100200");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await answer({ kind: "invalid", text: "That number won't ring." });
  assert.is(screen.getByRole("alert").textContent, "That number won't ring.");
  assert.is(screen.getByLabelText<HTMLInputElement>("Phone number").value, "+15550100200");
});

test("an existing number can be changed, left as it is, or deleted", async () => {
  const { user, answer, calls } = open("+15550100200");
  await user.click(screen.getByRole("button", { name: /^Change/ }));
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  await user.click(screen.getByRole("button", { name: "Remove number" }));
  assert.equal(calls.at(-1)?.input, { userId: "u1", phoneNumber: null });
  assert.is(screen.getByRole("button", { name: "Remove number" }).getAttribute("aria-busy"), "true");
  await answer({ kind: "refused", text: "No network." });
  await user.click(screen.getByRole("button", { name: "Remove number" }));
  await answer({ kind: "saved", phoneNumber: null });
  assert.is(screen.getByLabelText<HTMLInputElement>("Phone number").value, "");
});

type ViewProps = { machine: typeof phoneMachine; me: ReturnType<typeof person> };
const View = ({ machine, me }: ViewProps) => <PhoneForm form={useActorRef(machine, { input: { me } })} />;

function open(phone_number: string | null) {
  const placeholders = openPlaceholders();
  const machine = phoneMachine.provide({
    actors: { savePhone: fromPromise(({ input }) => placeholders.call("savePhone", input)) },
  });
  render(<View machine={machine} me={person({ phone_number })} />);
  return {
    ...placeholders,
    user: openUser(),
    answer: (given: object) => act(() => placeholders.answer("savePhone", given)),
  };
}

test.run();
