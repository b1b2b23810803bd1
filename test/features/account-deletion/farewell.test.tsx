import * as assert from "uvu/assert";
import { fromPromise } from "xstate";
import { farewellMachine } from "../../../machines/account-deletion/farewell.machine";
import { Farewell } from "../../../src/features/account-deletion/farewell";
import { openPlaceholders } from "../../support/machines/placeholders";
import { consequences } from "../../support/people/consequences";
import { user } from "../../support/people/user";
import { openUser, render, screen, viewSuite, waitFor } from "../../support/view/dom";

const test = viewSuite("leaving");

test("it says what goes along and what stays; the drip name and the password end it", async () => {
  const { person, answer, gone } = open();
  await answer("readConsequences", { kind: "known", value: consequences() });
  assert.ok(await screen.findByText(/In 14 days all of it is gone\./));
  const lines = (name: string) => screen.getByRole("list", { name }).textContent ?? "";
  assert.match(
    lines("Goes along"),
    /Sam's profile.*Nobody else looks after Sam\..*Comets.*Nobody else manages it\./,
  );
  assert.match(lines("Stays"), /Lena.*with Alex and Kim.*Rockets.*with Alex/);
  const press = () => person.click(screen.getByRole("button", { name: "Delete my account" }));
  const field = screen.getByLabelText<HTMLInputElement>(/^Type your drip name/);
  await person.type(field, "robin_24");
  await press();
  assert.ok(screen.getByText(/That's not your drip name\./));
  assert.equal([document.activeElement, field.value], [field, "robin_24"]);
  await person.clear(field);
  await person.type(field, "robin_23");
  await press();
  await answer("readProvider", { kind: "own" });
  await person.type(await screen.findByLabelText("Password"), "Alley-oop-2026");
  await press();
  await answer("askDeletion", { kind: "gone", dueAt: "2026-12-07T12:00:00.000Z" });
  await waitFor(() => assert.equal(gone, ["2026-12-07T12:00:00.000Z"]));
});

test("each line that goes along leads to where somebody else is named", async () => {
  const { person, answer, opened } = open();
  await answer("readConsequences", { kind: "known", value: consequences() });
  await person.click(await screen.findByRole("button", { name: "Invite a guardian" }));
  await person.click(screen.getByRole("button", { name: "Name a manager" }));
  assert.equal(opened, ["/app/home?settings=family&child=c1", "/app/team/t1"]);
});

test("lists that changed meanwhile are shown anew, with what was typed", async () => {
  const { person, answer } = open();
  await answer("readConsequences", { kind: "known", value: consequences() });
  await person.type(await screen.findByLabelText(/^Type your drip name/), "robin_23");
  await person.click(screen.getByRole("button", { name: "Delete my account" }));
  await answer("readProvider", { kind: "foreign", formattedProvider: "Google" });
  await person.click(await screen.findByRole("button", { name: "Delete my account" }));
  await answer("askDeletion", { kind: "changed" });
  await answer("readConsequences", {
    kind: "known",
    value: consequences({ children_erased: [], teams_archived: [], children_kept: [], teams_kept: [] }),
  });
  assert.match((await screen.findByRole("alert")).textContent ?? "", /nothing happened/);
  assert.is(screen.getByLabelText<HTMLInputElement>(/^Type your drip name/).value, "robin_23");
  assert.is(screen.queryByText("Stays"), null);
});

test("lists that could not be read are read again, and Back leaves", async () => {
  const { person, answer, backs } = open();
  await answer("readConsequences", { kind: "refused", text: "no" });
  await person.click(await screen.findByRole("button", { name: "Try again" }));
  await answer("readConsequences", { kind: "known", value: consequences() });
  await person.click(await screen.findByRole("button", { name: "Back" }));
  await waitFor(() => assert.is(backs(), 1));
});

function open() {
  const placeholders = openPlaceholders();
  const gone: string[] = [];
  const opened: string[] = [];
  let backs = 0;
  render(
    <Farewell
      machine={farewellMachine.provide({
        actors: {
          readConsequences: fromPromise(({ input }) => placeholders.call("readConsequences", input)),
          readProvider: fromPromise(({ input }) => placeholders.call("readProvider", input)),
          askDeletion: fromPromise(({ input }) => placeholders.call("askDeletion", input)),
        },
      })}
      me={user()}
      onBack={() => backs++}
      onGone={(dueAt) => gone.push(dueAt)}
      onOpened={(href) => opened.push(href)}
      field={(judge) => (
        <label>
          Password
          <input name="password" onChange={({ target }) => judge(target.value !== "")} />
        </label>
      )}
    />,
  );
  return { ...placeholders, gone, opened, person: openUser(), backs: () => backs };
}

test.run();
