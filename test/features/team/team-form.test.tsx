import * as assert from "uvu/assert";
import { createActor, fromPromise } from "xstate";
import type { SaveInput } from "../../../domain/base/saved-form";
import type { TeamForm as Form, Team } from "../../../domain/team/team-form";
import { teamFormMachine } from "../../../machines/team/team-form.machine";
import { TeamForm } from "../../../src/features/team/team-form";
import { openPlaceholders } from "../../support/machines/placeholders";
import { act, openUser, render, screen, viewSuite, within } from "../../support/view/dom";

const test = viewSuite("team form");
const comets: Team = {
  id: "t1",
  name: "Comets",
  sport: "soccer",
  age_group: "u10",
  colour_one: "#1d2f6f",
  colour_two: "#ffc53d",
  time_zone: "America/Chicago",
  my_standings: [],
  seasons: [],
  counts: { players: 0, staff: 1 },
  is_resting: false,
  archived_at: null,
  version: 2,
};
const theirs: Team = { ...comets, name: "Meteors", sport: "quidditch", colour_one: "#444444", version: 3 };

test("an edit starts with the current values, without the coach tick", () => {
  open();
  assert.equal(shown(), ["Comets", "Soccer", "u10", "Navy and gold"]);
  assert.is(screen.queryByRole("checkbox", { name: "I coach, too" }), null);
});

test("another's change is shown in words beside the typed values, and can be taken", async () => {
  const { user, answer } = open();
  await user.type(field(), "!");
  await user.click(screen.getByRole("radio", { name: "Rugby" }));
  await user.click(screen.getByRole("button", { name: "Save" }));
  await act(() => answer("save", { kind: "differs", theirs }));
  assert.ok(
    within(screen.getByRole("alert")).getByText(
      "By now it says: Meteors, quidditch, Under 10, colours of its own.",
    ),
  );
  assert.equal(shown(), ["Comets!", "Rugby", "u10", "Navy and gold"]);
  await user.click(screen.getByRole("button", { name: "Keep mine" }));
  await act(() => answer("save", { kind: "differs", theirs: { ...theirs, sport: "tennis", version: 4 } }));
  assert.equal(shown(), ["Comets!", "Rugby", "u10", "Navy and gold"]);
  await user.click(screen.getByRole("button", { name: "Take theirs" }));
  assert.equal(shown(), ["Meteors", "Tennis", "u10", null]);
});

const field = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Team name" });
const chosen = (group: string) =>
  within(screen.getByRole("radiogroup", { name: group }))
    .getAllByRole<HTMLInputElement>("radio")
    .find(({ checked }) => checked)
    ?.closest("label")?.lastChild?.textContent ?? null;
const shown = () => [
  field().value,
  chosen("Sport"),
  screen.getByRole<HTMLSelectElement>("combobox", { name: "Age group" }).value,
  chosen("Colours"),
];

function open() {
  const placeholders = openPlaceholders();
  const form = createActor(
    teamFormMachine.provide({
      actors: { save: fromPromise(({ input }) => placeholders.call("save", input)) },
    }),
    { input: { key: "key-1", saved: comets } },
  ).start();
  render(<TeamForm form={form} />);
  const sent = () => (placeholders.calls.at(-1)?.input as SaveInput<Form, Team> | undefined)?.form;
  return { ...placeholders, user: openUser(), sent };
}

test.run();
