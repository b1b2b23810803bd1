import * as assert from "uvu/assert";
import { fromPromise } from "xstate";
import { copyMyDataMachine } from "../../../machines/account-deletion/copy-my-data.machine";
import { CopyMyData } from "../../../src/features/account-deletion/copy-my-data";
import { openPlaceholders } from "../../support/machines/placeholders";
import { user } from "../../support/people/user";
import { openUser, render, screen, viewSuite, waitFor } from "../../support/view/dom";

const test = viewSuite("a copy of one's data");

test("the password gets the file, and Back leaves", async () => {
  const { person, answer, calls, backs } = open();
  await answer("readProvider", { kind: "own" });
  await person.type(await screen.findByLabelText("Password"), "Alley-oop-2026");
  await person.click(screen.getByRole("button", { name: "Get my file" }));
  assert.is(calls.at(-1)?.name, "readCopy");
  assert.is(screen.getByRole("button", { name: "Get my file" }).getAttribute("aria-busy"), "true");
  await answer("readCopy", { kind: "read", file: "{}" });
  await answer("saveFile", undefined);
  assert.match((await screen.findByRole("status")).textContent ?? "", /^Your file is ready\./);
  await person.click(screen.getByRole("button", { name: "Save it again" }));
  await answer("saveFile", undefined);
  await person.click(screen.getByRole("button", { name: "Back" }));
  await waitFor(() => assert.is(backs(), 1));
});

test("a wrong password stays in its field, and Google is asked in its own window", async () => {
  const { person, answer } = open();
  await answer("readProvider", { kind: "own" });
  const field = await screen.findByLabelText<HTMLInputElement>("Password");
  await person.type(field, "wrong");
  await person.click(screen.getByRole("button", { name: "Get my file" }));
  await answer("readCopy", { kind: "refused", text: "no" });
  assert.is(screen.getByLabelText<HTMLInputElement>("Password").value, "wrong");
});

test("an account of Google's has no field", async () => {
  const { answer } = open();
  await answer("readProvider", { kind: "foreign", formattedProvider: "Google" });
  assert.ok(await screen.findByText(/Google asks whether it's you\./));
  assert.is(screen.queryByLabelText("Password"), null);
});

function open() {
  const placeholders = openPlaceholders();
  let backs = 0;
  const machine = copyMyDataMachine.provide({
    actors: {
      readProvider: fromPromise(({ input }) => placeholders.call("readProvider", input)),
      readCopy: fromPromise(({ input }) => placeholders.call("readCopy", input)),
      saveFile: fromPromise<void, { file: string }>(({ input }) => placeholders.call("saveFile", input)),
    },
  });
  render(
    <CopyMyData
      machine={machine}
      me={user()}
      onBack={() => backs++}
      field={(judge) => (
        <label>
          Password
          <input name="password" onChange={({ target }) => judge(target.value !== "")} />
        </label>
      )}
    />,
  );
  return { ...placeholders, person: openUser(), backs: () => backs };
}

test.run();
