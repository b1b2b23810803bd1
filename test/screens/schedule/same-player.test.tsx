import * as assert from "uvu/assert";
import { messageTexts } from "../../../domain/problem/message-texts";
import type { EventDetails } from "../../../domain/schedule/event/event-fields";
import { details } from "../../support/people/event";
import { openUser, screen, viewSuite, waitFor, within } from "../../support/view/dom";
import { openEventDialogs } from "../../support/view/event-server";

type Participant = EventDetails["participants"][number];

const test = viewSuite("these two are one");
const path = "/team/team_id/rockets/event/event_id/e1";
const same = "/team/team_id/rockets/same_player/membership_id";

const player = (membership_id: string, name: string, change: Partial<Participant> = {}): Participant => ({
  membership_id,
  name,
  number: null,
  answer: null,
  is_for_old_time: false,
  answer_version: 0,
  is_mine: false,
  ...change,
});
const maya = player("old", "Maya R.", {
  number: "7",
  answer: "yes",
  answered_at: "2026-11-22T08:02:00.000Z",
  answered_by: { name: "Alex Reyes", is_me: false },
});
const twin = player("new", "Maya R.", {
  answer: "no",
  answered_at: "2026-11-22T09:00:00.000Z",
  answered_by: { name: "Dana Ruiz", is_me: false },
});
const leo = player("leo", "Leo M.");
const whole = (...participants: Participant[]) => details({}, { participants });
const joined = whole({ ...maya, is_counted: false }, { ...twin, counts_as: "old" }, leo);
const pairs = [{ membership_id: "new", counts_as: "old" }];

async function openChoice(first: EventDetails) {
  const table: Record<string, unknown> = { [`GET ${path}`]: first };
  const opened = openEventDialogs({ query: "?event=rockets.e1", replies: table });
  const person = openUser();
  await person.click(await screen.findByRole("button", { name: "More" }));
  await person.click(screen.getByRole("button", { name: "Merge duplicates" }));
  const dialog = await screen.findByRole("dialog", { name: "Merge duplicates" });
  return { ...opened, table, person, dialog };
}

const rows = (name: string) =>
  within(screen.getByRole("region", { name }))
    .getAllByRole("listitem")
    .map((row) => row.textContent);

test("two rows of one name are preselected: one press joins them, and they are listed once", async () => {
  const { table, person, dialog, asked, bodies } = await openChoice(whole(maya, twin, leo));
  assert.ok(within(dialog).getByText(/They count once from then on, by the newer answer/));
  assert.ok(within(dialog).getByText("Each home keeps its own and answers for itself. Neither is told."));
  const ticks = () =>
    within(dialog)
      .getAllByRole<HTMLInputElement>("checkbox")
      .map(({ checked, parentElement }) => `${parentElement?.textContent}${checked ? " ✓" : ""}`);
  assert.equal(ticks(), ["Maya R. #7In, by Alex Reyes ✓", "Maya R.Out, by Dana Ruiz ✓", "Leo M.No answer"]);
  table[`PUT ${same}/old`] = { pairs };
  table[`GET ${path}`] = joined;
  await person.click(within(dialog).getByRole("button", { name: "Merge duplicates" }));
  const done = await within(dialog).findByText("One player now. They count once.");
  assert.ok(document.activeElement?.contains(done), "what was pressed stands below the list");
  assert.equal(rows("Counted as one"), ["Maya R. #7 + Maya R.In, by Alex Reyes · Out, by Dana RuizUndo"]);
  assert.equal(ticks(), ["Maya R. #7In, by Alex Reyes", "Leo M.No answer"]);
  assert.equal(bodies, [{ counts_as: "new" }]);
  assert.is(asked.filter((one) => one.startsWith("GET") && one.includes("event_id")).length, 2);
  await person.click(within(dialog).getByRole("button", { name: "Back" }));
  await screen.findByRole("dialog", { name: "Practice" });
  assert.equal(rows("Out"), ["7Maya R.two profilesAnswer"]);
  assert.is(screen.queryByRole("region", { name: "In" }), null);
});

test("Undo separates them again", async () => {
  const { table, person, dialog } = await openChoice(joined);
  table[`DELETE ${same}/new`] = { pairs: [] };
  table[`GET ${path}`] = whole(maya, twin, leo);
  await person.click(within(dialog).getByRole("button", { name: "Undo: Maya R. #7 and Maya R. are two" }));
  assert.ok(await within(dialog).findByText("Two players again."));
  assert.is(within(dialog).queryByRole("region", { name: "Counted as one" }), null);
  assert.is(within(dialog).getAllByRole("checkbox").length, 3);
});

test("fewer than two ticks show what is missing, and a refusal shows its text", async () => {
  const { table, person, dialog, bodies } = await openChoice(whole(maya, leo));
  const press = () => person.click(within(dialog).getByRole("button", { name: "Merge duplicates" }));
  await press();
  assert.ok(await within(dialog).findByText("Tick two of them first."));
  assert.equal(bodies, []);
  for (const box of within(dialog).getAllByRole("checkbox")) {
    await person.click(box);
    assert.is(document.activeElement, box);
  }
  table[`PUT ${same}/old`] = "REQUEST_412_CHANGED";
  await press();
  assert.ok(await within(dialog).findByText(messageTexts.REQUEST_412_CHANGED));
});

test("an event with fewer than two asked players offers no joining", async () => {
  openEventDialogs({ query: "?event=rockets.e1", replies: { [`GET ${path}`]: whole(maya) } });
  await openUser().click(await screen.findByRole("button", { name: "More" }));
  assert.ok(screen.getByText("Duplicate"));
  await waitFor(() => assert.is(screen.queryByRole("button", { name: "Merge duplicates" }), null));
});

test.run();
