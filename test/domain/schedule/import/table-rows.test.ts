import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { tableOf } from "../../../../domain/base/table";
import { isoDateOf } from "../../../../domain/dates/calendar";
import { guessColumns } from "../../../../domain/schedule/import/columns";
import { rowsOfFile } from "../../../../domain/schedule/import/import-file";
import { type DateOrder, dayOfDate, openDate, orderOf } from "../../../../domain/schedule/import/list-dates";
import { timeOfCell } from "../../../../domain/schedule/import/list-times";

const test = suite("lines of a list");

const about = { today: "2026-11-26", timeZone: "America/Chicago", teamName: "Rockets", seasonEnd: null };

function read(text: string, order: DateOrder = "month_first") {
  const cells = tableOf(text);
  return rowsOfFile({ kind: "list", cells, ...guessColumns(cells), order }, about);
}

test("a league's list: sides, times to come, fields, cancelled games", () => {
  const { rows, left } = read(
    [
      "Spring season",
      "Date,Time,Arrival,Opponent,Home/Away,Location,Field,Jersey,Notes",
      '12/05/2026,9:00 AM,8:30 AM,Comets,H,"Riverside, 1 Main St",3,blue,Bring water',
      "12/12/2026,TBD,,Lions,A,West Gym",
      "12/19/2026,5:30 - 7 PM,,@ Tigers,,,,,Postponed",
    ].join("\n"),
  );
  assert.equal(left, []);
  const [game, open, off] = rows;
  assert.equal(game, {
    key: "2026-12-05 comets",
    fields: {
      title: null,
      opponent: "Comets",
      place: "Riverside, 1 Main St",
      detail: "Field 3",
      kit: "blue",
      notes: "Bring water",
      kind: "game",
      side: "home",
      timing: "timed",
      wall: "2026-12-05T09:00:00",
      zone: null,
      moment: null,
      minutes: 90,
      days: 1,
      arriveMinutes: 30,
    },
    match: { first: "", second: "Comets", by: "columns" },
    isCancelled: false,
    marks: [],
    notes: ["no_end"],
  });
  assert.equal([open?.fields.timing, open?.fields.side], ["open", "away"]);
  assert.equal(
    [off?.fields.wall, off?.fields.minutes, off?.fields.side, off?.fields.opponent, off?.isCancelled],
    ["2026-12-19T17:30:00", 90, "away", "Tigers", true],
  );
});

test("marks of direction around dates, times and names are no part of them", () => {
  const marked = (text: string) => `\u200e${text}\u200f`;
  const line = ["12/13/2026", "5:30 PM", "7 PM", "5:15 PM", "Comets"].map(marked).join(",");
  const table = tableOf(`${["Date", "Start", "End", "Arrival", "Opponent"].map(marked).join(",")}\n${line}`);
  assert.equal(
    [orderOf([marked("12/13/2026")]), openDate([marked("11/12/2026")])],
    ["month_first", marked("11/12/2026")],
  );
  const { rows, left } = rowsOfFile(
    { kind: "list", cells: table, ...guessColumns(table), order: "month_first" },
    about,
  );
  assert.equal(left, []);
  assert.equal(
    rows.map(({ fields }) => [fields.wall, fields.minutes, fields.arriveMinutes, fields.opponent]),
    [["2026-12-13T17:30:00", 90, 15, "Comets"]],
  );
  const inDate = read(`Date,Opponent\n${marked("2026-12-13 17:30")},Comets`);
  assert.is(inDate.rows[0]?.fields.wall, "2026-12-13T17:30:00");
});

test("two columns of teams: this team is one of them, by its name or a longer one", () => {
  const { rows } = read(
    "Date;Home;Away\n05.12.2026;Rockets U12;Comets\n12.12.2026;Lions;Rockets\n19.12.2026;A;B",
  );
  assert.equal(
    rows.map(({ fields }) => [fields.opponent, fields.side]),
    [
      ["Comets", "home"],
      ["Lions", "away"],
      [null, null],
    ],
  );
  assert.is(rows[2]?.fields.title, "A – B");
});

test("two games on one day against the same side have keys of their own", () => {
  const { rows } = read("Date,Time,Opponent\n2026-12-05,9:00,Comets\n2026-12-05,11:00,Comets");
  assert.equal(
    rows.map(({ key }) => key),
    ["2026-12-05 comets", "2026-12-05 comets 2"],
  );
});

test("what cannot be read is listed with its line, what is over or too far without harm", () => {
  const { rows, left } = read(
    "Date,Start,End,Opponent\nsoon,9:00,,Comets\n12/05/2026,25:00,,Lions\n12/06/2026,9:00,late,Bears\n11/01/2026,9:00,,Old\n1/1/2029,9:00,,Far\n12/07/2026,9:00,9:00,Same",
  );
  assert.equal(rows, []);
  assert.equal(
    left.map(({ name, fault, line }) => [name, fault, line]),
    [
      ["Comets", "start", 1],
      ["Lions", "time", 2],
      ["Bears", "end", 3],
      ["Old", "past", 4],
      ["Far", "far", 5],
      ["Same", "ends_first", 6],
    ],
  );
});

test("dates as lists have them", () => {
  const day = (text: string, order: DateOrder = "month_first") => {
    const found = dayOfDate(text, order, about.today);
    return found === null ? null : isoDateOf(found);
  };
  for (const text of [
    "2026-12-05",
    "2026-12-05 09:00",
    "12/5/2026",
    "12/05/26",
    "5.12.2026",
    "05.12.",
    "Sat, Dec 5",
    "Sat 12/5",
    "December 5th, 2026",
    "5 Dec 2026",
    "5-Dec-26",
    "So, 5. Dezember 2026",
  ])
    assert.is(day(text), "2026-12-05", text);
  assert.is(day("5/12/2026", "day_first"), "2026-12-05");
  assert.is(day("Mar 3"), "2027-03-03", "without a year the next one");
  assert.is(day("Nov 1"), "2026-11-01", "but not of what has just been");
  for (const text of ["", "soon", "13/13/2026", "2026-02-30", "32 Jan", "5 Foo 2026"])
    assert.is(day(text), null, text);
});

test("whether 11/12 is November or December is decided by any part above 12, else asked", () => {
  assert.is(orderOf(["11/12/2026", "11/13/2026"]), "month_first");
  assert.is(orderOf(["11/12/2026", "13/11/2026"]), "day_first");
  assert.is(orderOf(["11/12/2026", "1/2/2027"]), null);
  assert.is(openDate(["11/11/2026", "11/12/2026"]), "11/12/2026");
  assert.is(orderOf(["11/11/2026", "2026-12-05", ""]), "month_first", "nothing to decide");
});

test("times as lists have them", () => {
  const timed = (starts: string, ends: string | null = null) => ({ kind: "timed", starts, ends });
  assert.equal(timeOfCell("5:30 PM"), timed("17:30"));
  assert.equal(timeOfCell("17.30 Uhr"), timed("17:30"));
  assert.equal(timeOfCell("17:30:00"), timed("17:30"));
  assert.equal(timeOfCell("noon"), timed("12:00"));
  assert.equal(timeOfCell("9:00–10:30"), timed("09:00", "10:30"));
  assert.equal(timeOfCell("11 - 1 pm"), timed("11:00", "13:00"));
  for (const text of ["", "TBD", "tba", "—", "?"]) assert.equal(timeOfCell(text), { kind: "open" }, text);
  for (const text of ["25:00", "late", "9-10-11"]) assert.equal(timeOfCell(text), { kind: "fault" }, text);
});

test("columns by headings, below lines of their own; without any the person is asked", () => {
  assert.equal(guessColumns([["Spring 2027"], ["Spieltag", "Datum", "Anpfiff", "Gegner", "Spielstätte"]]), {
    columns: { date: 1, start: 2, opponent: 3, place: 4 },
    line: 1,
  });
  assert.equal(
    guessColumns([
      ["a", "b"],
      ["1", "2"],
    ]),
    { columns: {}, line: 0 },
  );
});

test("an exact heading wins over one that holds it, whatever comes first", () => {
  for (const row of [
    ["Date added", "Date", "Opponent"],
    ["Datum der Meldung", "Datum", "Gegner"],
    ["Date of entry", "Game date", "Opponent"],
  ])
    assert.equal(guessColumns([row]).columns, { date: 1, opponent: 2 }, row.join());
  assert.equal(guessColumns([["Date (local)", "Opponent"]]).columns, { date: 0, opponent: 1 });
});

test("property: no text throws, and none that is long hangs", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 400 }), (text) => void read(`Date,Time\n${text}`)),
    {
      numRuns: 80,
    },
  );
  for (const text of [`"${"a".repeat(300_000)}`, '"a\n'.repeat(50_000), '"'.repeat(300_000)]) tableOf(text);
});

test.run();
