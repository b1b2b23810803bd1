import "../../../support/view/happy-dom";
import * as assert from "uvu/assert";
import { fromPromise } from "xstate";
import { readCalendarRows } from "../../../../domain/schedule/import/calendar-read";
import { importTexts, unreadableTexts } from "../../../../domain/schedule/import/import-texts";
import { scheduleImportMachine } from "../../../../machines/schedule/schedule-import.machine";
import { ScheduleImport } from "../../../../src/features/schedule/import/schedule-import";
import { openPlaceholders } from "../../../support/machines/placeholders";
import {
  chosenFile,
  importedEvent,
  importResult,
  importTeam,
  listOfGames,
  readList,
  readTitles,
  unclearList,
} from "../../../support/people/import-files";
import { act, openUser, render, screen, viewSuite, within } from "../../../support/view/dom";

const test = viewSuite("import of a list");

function open() {
  const placeholders = openPlaceholders();
  const user = openUser();
  const saved: string[] = [];
  const closed: string[] = [];
  const machine = scheduleImportMachine.provide({
    actors: {
      readFile: fromPromise(({ input }) => placeholders.call("readFile", input)),
      planRows: fromPromise(({ input }) => placeholders.call("planRows", input)),
      sendRows: fromPromise(({ input }) => placeholders.call("sendRows", input)),
    },
  });
  const { container } = render(
    <ScheduleImport
      machine={machine}
      team={importTeam}
      hold={() => {}}
      onSaved={(text) => saved.push(text)}
      onClosed={() => closed.push("closed")}
    />,
  );
  const answer = (name: string, outcome: unknown) => act(() => placeholders.answer(name, outcome));
  const pick = async (outcome: unknown) => {
    const input = container.querySelector<HTMLInputElement>('input[type="file"]');
    if (!input) throw new Error("No file can be picked");
    await user.upload(input, chosenFile("a", "games.csv"));
    await answer("readFile", outcome);
  };
  const press = (name: string | RegExp) => user.click(screen.getByRole("button", { name }));
  return { ...placeholders, answer, user, pick, press, saved, closed };
}

const made = (count: number) => Array.from({ length: count }, (_, row) => importResult(row, "made"));
const planned = (results: ReturnType<typeof made>, imported: readonly object[] = []) => ({
  kind: "planned",
  results,
  keys: ["k1", "k2"],
  imported,
});
const lines = () => within(screen.getByRole("list", { name: importTexts.rows })).getAllByRole("listitem");

test("eleven games are shown with what will happen, and saved by one press", async () => {
  const { pick, answer, press, saved } = open();
  await pick(readList(listOfGames(11)));
  await answer("planRows", planned(made(11)));
  assert.is(lines().length, 11);
  assert.ok(within(lines()[0] as HTMLElement).getByText("Game vs Comets 1"));
  assert.ok(within(lines()[0] as HTMLElement).getByText("9:00 · Riverside"));
  assert.ok(within(lines()[0] as HTMLElement).getByText("New"));
  await press("Save 11 games for Rockets");
  assert.ok(screen.getByRole("progressbar", { name: "0 of 11 saved" }));
  await answer("sendRows", { kind: "sent", results: made(11) });
  assert.equal(saved, ["11 games on the books. Game on!"]);
});

test("each outcome is said in plain words; what was changed by hand stays unless the list is taken", async () => {
  const { pick, answer, press, user, calls } = open();
  await pick(readList(listOfGames(4)));
  const changes = [{ what: "start" as const, before: "2026-12-05T09:00:00", after: "2026-12-05T14:00:00" }];
  await answer(
    "planRows",
    planned([
      importResult(0, "changed", { changes }),
      importResult(1, "same"),
      importResult(2, "mine", { changes }),
      importResult(3, "fault", { code: "EVENT_ITEM_403_FULL" }),
    ]),
  );
  const said = ["9:00 → 14:00", "Unchanged", "Changed here by hand since.", /packed calendar/];
  for (const [index, text] of said.entries())
    assert.ok(within(lines()[index] as HTMLElement).getByText(text));
  const choice = within(lines()[2] as HTMLElement);
  assert.is((choice.getByRole("radio", { name: "Keep mine" }) as HTMLInputElement).checked, true);
  assert.ok(screen.getByRole("button", { name: "Save 1 game for Rockets" }));
  await user.click(choice.getByRole("radio", { name: "Take the list's" }));
  await press("Save 2 games for Rockets");
  const sent = calls.at(-1)?.input as { rows: { keeps_mine?: boolean }[] };
  assert.equal(
    sent.rows.map(({ keeps_mine }) => keeps_mine),
    [undefined, false],
  );
});

test("what an earlier list had and this one has not is named, and stays", async () => {
  const { pick, answer } = open();
  await pick(readList(listOfGames(2)));
  await answer("planRows", planned(made(2), [importedEvent()]));
  const missing = within(screen.getByRole("list", { name: importTexts.missing })).getAllByRole("listitem");
  assert.equal(
    missing.map(({ textContent }) => textContent),
    ["Wed 9 DecGame vs Hawks Stays"],
  );
  assert.ok(screen.getByRole("button", { name: "Save 2 games for Rockets" }));
});

test("a list that changes nothing has nothing to save", async () => {
  const { pick, answer, press, closed } = open();
  await pick(readList(listOfGames(1)));
  await answer("planRows", planned([importResult(0, "same")]));
  assert.ok(screen.getByText(importTexts.nothingNew));
  await press("Done");
  assert.equal(closed, ["closed"]);
});

test("a failure in the middle says how far it came, and goes on by a press", async () => {
  const { pick, answer, press, saved } = open();
  await pick(readList(listOfGames(30)));
  await answer("planRows", planned(made(30)));
  await press("Save 30 games for Rockets");
  await answer("sendRows", { kind: "sent", results: made(25) });
  await answer("sendRows", { kind: "refused", text: "No network." });
  assert.match(screen.getByRole("alert").textContent ?? "", /25 of 30 are saved\. No network\./);
  await press("Go on");
  await answer("sendRows", { kind: "sent", results: made(5) });
  assert.equal(saved, ["30 games on the books. Game on!"]);
});

test("rows that the server leaves out at last are listed", async () => {
  const { pick, answer, press, saved, closed } = open();
  await pick(readList(listOfGames(2)));
  await answer("planRows", planned(made(2)));
  await press("Save 2 games for Rockets");
  await answer("sendRows", {
    kind: "sent",
    results: [importResult(0, "made"), importResult(1, "fault", { code: "EVENT_ITEM_403_FULL" })],
  });
  assert.ok(screen.getByText("1 game on the books. Game on!"));
  assert.ok(screen.getByText("Game vs Comets 2"));
  await press("Done");
  assert.equal([saved, closed], [[], ["closed"]]);
});

test("lines that cannot be read are mended in their place, with all that was typed", async () => {
  const { pick, answer, press, user } = open();
  await pick(readList("Date,Time,Opponent\n2026-12-05,9:00,Comets\nsoon,9:00,Lions\n2026-12-19,25:00,Bears"));
  await answer("planRows", planned(made(1)));
  const date = screen.getByRole("textbox", { name: /^Date/ });
  const starts = screen.getByRole("textbox", { name: /^Starts/ });
  assert.equal([(date as HTMLInputElement).value, (starts as HTMLInputElement).value], ["soon", "25:00"]);
  await user.clear(date);
  await user.type(date, "Dec 12");
  await user.clear(starts);
  await user.type(starts, "noonish");
  await press("Read again");
  await answer("planRows", planned(made(2)));
  assert.is(lines().length, 2);
  assert.is((screen.getByRole("textbox", { name: /^Starts/ }) as HTMLInputElement).value, "noonish");
});

test("what was typed for a line outlasts the saving of the others", async () => {
  const { pick, answer, press, user, saved } = open();
  await pick(readList("Date,Time,Opponent\n2026-12-05,9:00,Comets\nsoon,9:00,Lions"));
  await answer("planRows", planned(made(1)));
  const date = screen.getByRole("textbox", { name: /^Date/ });
  await user.clear(date);
  await user.type(date, "Dec 12");
  await press("Save 1 game for Rockets");
  await answer("sendRows", { kind: "sent", results: made(1) });
  assert.ok(screen.getByText("One line can't be read yet."));
  await press("Check these");
  await answer("planRows", planned([importResult(0, "same"), importResult(1, "made")]));
  await press("Save 1 game for Rockets");
  await answer("sendRows", { kind: "sent", results: made(1) });
  assert.equal(saved, ["1 game on the books. Game on!"]);
});

test("columns without a heading are chosen, and a date that can be read both ways is asked for", async () => {
  const { pick, press, user, answer } = open();
  await pick(readList("a,b\n12/11/2026,Comets\n01/02/2027,Lions"));
  assert.ok(screen.getByText(importTexts.columnsNoDate));
  await user.selectOptions(screen.getByRole("combobox", { name: /Column "a"/ }), "Date");
  await user.selectOptions(screen.getByRole("combobox", { name: /Column "b"/ }), "Opponent");
  await press("Next");
  assert.ok(screen.getByRole("heading", { name: "Which day is 12/11/2026?" }));
  await press("Fri, Dec 11");
  await answer("planRows", planned(made(2)));
  assert.is(lines().length, 2);
  await press("Columns");
  assert.ok(screen.getByRole("heading", { name: importTexts.columns }));
});

const names = () => {
  const step = screen.getByRole("group", { name: "Which one is your team?" });
  return within(step)
    .getAllByRole("button")
    .map(({ textContent }) => textContent);
};
const opponents = () => lines().map((line) => within(line).getByText(/–| vs /).textContent);

test("where two names could be the team's, it is asked which one is, and can be answered anew", async () => {
  const { pick, press, answer } = open();
  await pick(readList(unclearList));
  assert.equal(names(), ["Rockets U12", "Red Rockets", "Both", "Neither", "Another file"]);
  assert.ok(screen.getByText(/could be Rockets\. Your pick decides who you play/));
  await press("Rockets U12");
  await answer("planRows", planned(made(2)));
  assert.equal(opponents(), ["Game vs Red Rockets", "Game vs Lions"]);
  await press("Your team");
  await press("Neither");
  await answer("planRows", planned(made(2)));
  assert.equal(opponents(), ["Rockets U12 – Red Rockets", "Lions – Rockets U12"]);
});

test("a calendar asks the same; of three names all or none are offered", async () => {
  const { pick, press, answer } = open();
  await pick(readTitles(["Rockets U12 vs Red Rockets", "FC Rockets vs Lions"]));
  assert.equal(names(), [
    "Rockets U12",
    "Red Rockets",
    "FC Rockets",
    "All of them",
    "None of them",
    "Another file",
  ]);
  await press("All of them");
  await answer("planRows", planned(made(2)));
  assert.equal(opponents(), ["Game vs Red Rockets", "Game vs Lions"]);
});

test("with the exact name in the file nothing is asked", async () => {
  const { pick, answer } = open();
  await pick(readTitles(["Red Rockets vs Rockets", "Red Rockets vs Lions"]));
  await answer("planRows", planned(made(2)));
  assert.equal(opponents(), ["Game vs Red Rockets", "Red Rockets vs Lions"]);
  assert.is(screen.queryByRole("button", { name: "Your team" }), null);
});

test("a calendar says what of an event could not be taken over, and what is left out", async () => {
  const { pick, answer } = open();
  const about = { ...importTeam, seasonEnd: null };
  const event = (...rest: string[]) => ["BEGIN:VEVENT", ...rest, "END:VEVENT"];
  const text = [
    ...event("UID:1", "SUMMARY:Board meeting", "DTSTART:20261205T170000", "RRULE:FREQ=MONTHLY"),
    ...event("UID:2", "SUMMARY:Old practice", "DTSTART:20261103T170000", "RRULE:FREQ=WEEKLY;COUNT=3"),
    ...event("UID:3", "SUMMARY:No date"),
  ].join("\n");
  await pick({ kind: "read", file: { kind: "calendar", read: readCalendarRows(text, about) }, about });
  await answer("planRows", planned(made(1)));
  assert.ok(within(lines()[0] as HTMLElement).getByText(/repeats in a way we don't know/));
  assert.ok(screen.getByText("Left out: 4"));
  assert.ok(screen.getByText("Old practice · 3 days"));
  assert.ok(screen.getByRole("button", { name: "Save 1 meeting for Rockets" }));
});

test("a file that cannot be read says why, and another one can be picked", async () => {
  const { pick, answer } = open();
  await pick({ kind: "unreadable", why: "too_big" });
  assert.match(screen.getByRole("alert").textContent ?? "", new RegExp(unreadableTexts.too_big));
  await pick(readList("Date,Opponent\n2025-01-01,Comets"));
  assert.ok(screen.getByText(importTexts.nothingLeft));
  await pick(readList(listOfGames(1)));
  await answer("planRows", { kind: "refused", text: "That's the team's attic." });
  assert.match(screen.getByRole("alert").textContent ?? "", /couldn't compare.*attic/);
  assert.ok(screen.getByRole("button", { name: "Try again" }));
});

test.run();
