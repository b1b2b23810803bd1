import * as assert from "uvu/assert";
import { createActor, fromPromise } from "xstate";
import { dayFrom } from "../../../domain/dates/calendar";
import type { Child } from "../../../domain/family/child-form";
import { messageTexts } from "../../../domain/problem/message-texts";
import { dateFieldBy } from "../../../machines/dates/date-field.machine";
import { childFormMachine } from "../../../machines/family/child-form.machine";
import { ChildForm } from "../../../src/features/family/child-form";
import { openPlaceholders } from "../../support/machines/placeholders";
import { act, openUser, render, screen, viewSuite, within } from "../../support/view/dom";

const test = viewSuite("child form");
const sam: Child = {
  id: "c1",
  first_name: "Sam",
  last_initial: "R",
  date_of_birth: "2016-04-09",
  teams: [],
  version: 3,
};
const theirs = { ...sam, first_name: "Samuel", version: 4 };

test("an edit starts with the current values, without the statement, and sends all of them", async () => {
  const { user, calls } = open();
  assert.equal(typed(), ["Sam", "R", "04/09/2016"]);
  assert.is(screen.queryByRole("checkbox"), null);
  await user.type(field("First name"), "my{Enter}");
  assert.equal(calls, [
    {
      name: "save",
      input: {
        form: { firstName: "Sammy", lastInitial: "R", dateOfBirth: "2016-04-09" },
        key: "key-1",
        saved: sam,
      },
    },
  ]);
});

test("after a version conflict the other's values are shown beside the typed ones, which stay until saved", async () => {
  const { user, calls, answer } = open();
  await user.type(field("First name"), "my{Enter}");
  await act(() => answer("save", { kind: "differs", theirs }));
  const notice = within(screen.getByRole("alert"));
  assert.ok(notice.getByText(messageTexts.REQUEST_412_CHANGED));
  assert.ok(notice.getByText("The name is Samuel R. now."));
  assert.equal(typed(), ["Sammy", "R", "04/09/2016"]);
  await user.click(screen.getByRole("button", { name: "Keep mine" }));
  assert.equal((calls[1]?.input as { saved: Child } | undefined)?.saved, theirs);
  await act(() => answer("save", { kind: "refused", text: "No." }));
  assert.ok(within(screen.getByRole("alert")).getByText("No."));
  assert.equal(typed(), ["Sammy", "R", "04/09/2016"]);
});

test("taking the other's values puts them into the fields", async () => {
  const { user, answer } = open();
  await user.type(field("First name"), "my{Enter}");
  await act(() => answer("save", { kind: "differs", theirs }));
  await user.click(screen.getByRole("button", { name: "Take theirs" }));
  assert.equal(typed(), ["Samuel", "R", "04/09/2016"]);
  assert.is(screen.queryByRole("alert"), null);
  assert.ok(screen.getByRole("button", { name: "Save" }));
});

const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
const typed = () => ["First name", "Last initial", "Date of birth"].map((name) => field(name).value);

function open() {
  const placeholders = openPlaceholders();
  const form = createActor(
    childFormMachine.provide({
      actors: { save: fromPromise(({ input }) => placeholders.call("save", input)) },
    }),
    { input: { key: "key-1", saved: sam } },
  ).start();
  const dateField = dateFieldBy(async () => dayFrom(2026, 11, 21));
  render(<ChildForm form={form} dateField={dateField} lastInitial="X" />);
  return { ...placeholders, user: openUser() };
}

test.run();
