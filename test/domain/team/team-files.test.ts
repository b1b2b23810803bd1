import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { tableOf } from "../../../domain/base/table";
import {
  attendanceCsv,
  attendanceFileName,
  type ExportedRow,
  rosterCsv,
  rosterFileName,
} from "../../../domain/team/team-files";

const test = suite("files of a team");

const row = (change: Partial<ExportedRow>): ExportedRow => ({
  shown_name: "Sam R.",
  number: "7",
  roles: ["player"],
  is_spot: false,
  guardians: [],
  ...change,
});

test("a line for each row, with names, roles in words, and guardians", () => {
  assert.is(
    rosterCsv([
      row({ shown_name: "Kim Cole", number: null, roles: ["coach", "manager"] }),
      row({ guardians: ["Robin Reyes", 'Alex "Lex" Reyes'] }),
      row({ shown_name: "Ada K.", number: "00", is_spot: true }),
    ]),
    [
      '\ufeff"Name","Number","Roles","Guardians"',
      '"Kim Cole","","Manager, coach",""',
      '"Sam R.","7","Player","Robin Reyes, Alex ""Lex"" Reyes"',
      '"Ada K.","00","Spot",""',
      "",
    ].join("\r\n"),
  );
});

test("no cell is split by another separator, whatever somebody is called", () => {
  const csv = rosterCsv([row({ guardians: ["x;=1+1;", "y\t=2"] })]);
  assert.ok(csv.includes('"x,=1+1,, y,=2"'), csv);
});

test("no cell begins like a formula, whatever somebody is called", () => {
  for (const start of ["=", "+", "-", "@", "\t", "\r", "\n"]) {
    const csv = rosterCsv([row({ shown_name: `${start}HYPERLINK("x")`, guardians: [`${start}1`] })]);
    const shown = start === "\t" ? "," : start;
    assert.ok(csv.includes(`"'${shown}HYPERLINK(""x"")"`), JSON.stringify(start));
    assert.ok(csv.includes(`"'${shown}1"`), JSON.stringify(start));
  }
  const name = fc.string({ unit: fc.constantFrom("=", "-", "@", '"', ",", ";", "'", "a", "é", " ") });
  fc.assert(
    fc.property(name, (shown_name) => {
      const [, cells] = tableOf(rosterCsv([row({ shown_name: `x${shown_name}` })]));
      assert.equal(cells, [`x${shown_name}`.replaceAll(";", ",").trim(), "7", "Player", ""]);
    }),
  );
});

test("a file's name is the team's, without the signs that file systems forbid", () => {
  assert.equal(["Comets", "../U10: A/B?", "\u202e", "…"].map(rosterFileName), [
    "Comets roster.csv",
    "U10  A B roster.csv",
    "Team roster.csv",
    "… roster.csv",
  ]);
});

test("who came how often, in the roster's order; who was never marked is left out", () => {
  const counts = (membership_id: string, present: number) => ({
    membership_id,
    present,
    late: 1,
    absent: 2,
    absent_without_word: 0,
  });
  const entries = [
    { membership_id: "m1", shown_name: "=Sam R.", number: "7" },
    { membership_id: "m2", shown_name: "Ada K.", number: null },
    { membership_id: "m3", shown_name: "Bo O.", number: "9" },
  ];
  assert.is(
    attendanceCsv(entries, { members: [counts("m3", 4), counts("m1", 12), counts("gone", 1)] }),
    [
      '\ufeff"Name","Number","Here","Late","Absent","No word"',
      '"\'=Sam R.","7","12","1","2","0"',
      '"Bo O.","9","4","1","2","0"',
      "",
    ].join("\r\n"),
  );
  assert.is(
    attendanceFileName("Comets/U10", { from: "2026-08-15", to: "2026-11-30" }),
    "Comets U10 attendance 2026-08-15 to 2026-11-30.csv",
  );
});

test.run();
