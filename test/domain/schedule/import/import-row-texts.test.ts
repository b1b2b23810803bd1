import { suite } from "uvu";
import * as assert from "uvu/assert";
import { rowsOfFile } from "../../../../domain/schedule/import/import-file";
import { missingEvents } from "../../../../domain/schedule/import/import-plan";
import type { ImportRow } from "../../../../domain/schedule/import/import-row";
import {
  happens,
  rowDetail,
  rowRemarks,
  rowTitle,
} from "../../../../domain/schedule/import/import-row-texts";
import { countOf, doneText, leftLists, saveText } from "../../../../domain/schedule/import/import-texts";
import { importedEvent, importResult, listOfGames, readList } from "../../../support/people/import-files";

const test = suite("words of an import");

function rowOf(change: Partial<ImportRow> = {}, fields: Partial<ImportRow["fields"]> = {}): ImportRow {
  const outcome = readList(listOfGames(1));
  const [row] = outcome.kind === "read" ? rowsOfFile(outcome.file, outcome.about).rows : [];
  if (!row) throw new Error("The list has no row");
  return { ...row, ...change, fields: { ...row.fields, ...fields } };
}

test("a cancelled event is called off, left out where there is none, or is off already", () => {
  const said = (result: Parameters<typeof importResult>) =>
    happens({ row: rowOf({ isCancelled: true }), result: importResult(...result) }).text;
  assert.is(said([0, "changed"]), "Called off");
  assert.is(said([0, "same"]), "Called off");
  assert.is(said([0, "same", { event_id: null }]), "Called off, so left out");
  assert.is(said([0, "mine"]), "Changed here by hand since.");
});

test("changes that families are not told of have a word, faults without a text of their own a general one", () => {
  const said = (...result: Parameters<typeof importResult>) =>
    happens({ row: rowOf(), result: importResult(...result) }).text;
  assert.is(said(0, "changed"), "New notes");
  assert.match(said(0, "fault", { code: "EVENT_ITEM_400_TIME" }), /clock doesn't add up/);
  const general = "Something doesn't add up. Mend your file, then pick it again.";
  assert.is(said(0, "fault", { code: "REQUEST_400_INVALID" }), general);
  assert.is(said(0, "fault"), general);
  assert.match(said(0, "fault", { code: "EVENT_ITEM_403_OVER" }), /This one.s over/);
});

test("missing are events of an earlier file of the same kind, between the first and the last day of this one", () => {
  const rows = [rowOf(), rowOf({ key: "2026-12-19 comets 3" }, { wall: "2026-12-19T09:00:00" })];
  const imported = [
    importedEvent({ event_id: "listed", import_key: rows[0]?.key ?? "" }),
    importedEvent(),
    importedEvent({ event_id: "before", first_day: "2026-12-04" }),
    importedEvent({ event_id: "after", first_day: "2026-12-20" }),
    importedEvent({ event_id: "calendar", import_key: "game-4@league.example" }),
  ];
  const missing = (some: readonly ImportRow[]) =>
    missingEvents(some, { imported }).map(({ event_id }) => event_id);
  assert.equal([missing(rows), missing([])], [["e9"], []]);
});

test("times, days and places in one line", () => {
  assert.is(rowDetail(rowOf()), "9:00 · Riverside");
  assert.is(rowDetail(rowOf({}, { timing: "open", place: null, side: "away" })), "Time to come · away");
  assert.is(
    rowDetail(rowOf({}, { timing: "day", days: 2, detail: "field 3" })),
    "2 days · Riverside, field 3",
  );
  assert.is(rowTitle(rowOf({}, { opponent: null, title: "Photo day" })), "Photo day");
});

test("remarks leave out that the list names no end", () => {
  assert.is(rowRemarks(rowOf({ marks: ["zone"], notes: ["no_end", "cut"] })).length, 2);
});

test("counts by kind, or as events", () => {
  const practice = rowOf({}, { kind: "practice" });
  assert.is(saveText([rowOf()], "Rockets"), "Save 1 game for Rockets");
  assert.is(countOf([practice, practice]), "2 practices");
  assert.is(doneText([rowOf(), practice]), "2 events on the books. Game on!");
});

test("what is left out, by why", () => {
  const left = { name: "Practice", day: "2026-11-03", count: 1, fault: "past", line: null } as const;
  assert.equal(leftLists([left, { ...left, count: 12 }, { ...left, name: "", fault: "twice" }]), [
    {
      label: "It's over.",
      days: [
        { id: "0", text: "Practice · Nov 3" },
        { id: "1", text: "Practice · 12 days" },
      ],
    },
    { label: "It's in there twice: the newest counts.", days: [{ id: "0", text: "event · Nov 3" }] },
  ]);
});

test.run();
