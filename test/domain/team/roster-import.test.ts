import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { tableOf } from "../../../domain/base/table";
import {
  isEnough,
  keptColumns,
  rosterTable,
  samplesOf,
  withRosterColumn,
} from "../../../domain/team/roster-columns";
import {
  fieldOfFault,
  fitSpots,
  judgeLines,
  knownPlayers,
  lineAfter,
  mailsOf,
  type RosterAbout,
  spotCalls,
} from "../../../domain/team/roster-import";
import { faultTexts, keptText, rosterImportTexts } from "../../../domain/team/roster-import-texts";
import { rosterLines } from "../../../domain/team/roster-lines";
import { splitName } from "../../../domain/team/roster-names";
import { rosterCsv } from "../../../domain/team/team-files";
import { adult, player, spot } from "../../support/people/team";

const test = suite("import of a roster");

const nobody: RosterAbout = { people: [], myAddress: null };
const tableFrom = (...lines: readonly string[]) => rosterTable(tableOf(lines.join("\n")));
const linesFrom = (...lines: readonly string[]) => rosterLines(tableFrom(...lines)).lines;
const judged = (about: RosterAbout, ...lines: readonly string[]) => judgeLines(linesFrom(...lines), about);

/** The headings of a list, the columns that they mean, and what stays on the device. */
const headings: readonly [heading: string, columns: object, role: number | null][] = [
  [
    "First,Last,Birthdate,Jersey Number,Non-Player,Email,P1 First Name,P1 Email Address 1,P2 Email Address 1,Allergies",
    { firstName: 0, lastName: 1, number: 3, address1: 7, address2: 8 },
    4,
  ],
  [
    "First name;Last name;Date of birth;E-mail;Guardian 1 first name;Guardian 1 email;Guardian 2 email",
    { firstName: 0, lastName: 1, address1: 5, address2: 6 },
    null,
  ],
  [
    "Vorname;Nachname;Rückennummer;E-Mail Mutter;E-Mail Vater",
    { firstName: 0, lastName: 1, number: 2, address1: 3, address2: 4 },
    null,
  ],
  ["Name;Vorname;Nr.;E-Mail-Adresse", { firstName: 1, lastName: 0, number: 2, address1: 3 }, null],
  ["Player,#,Parent email,Phone number", { firstName: 0, number: 1, address1: 2 }, null],
  ["Player's First Name,Player's Last Name,Player Email,Age", { firstName: 0, lastName: 1 }, null],
  ["Fornavn;Etternavn;E-post foresatt", { firstName: 0, lastName: 1, address1: 2 }, null],
  ["Name,Role,Email", { firstName: 0, address1: 2 }, 1],
  ["Email label,First name,Email", { firstName: 1, address1: 2 }, null],
];

test("columns by the headings of other apps; a parent's address before any other, a child's own never", () => {
  for (const [heading, columns, role] of headings) {
    const table = tableFrom("Comets U10", heading, heading.replace(/[^,;]+/g, "-"));
    assert.equal([table.columns, table.role, table.line, table.isSure], [columns, role, 1, true], heading);
  }
});

test("without headings values say what a column holds, and the person is shown it", () => {
  const bare = tableFrom("Sam,Rivers,7,alex@example.com,2016-02-03", "Ada,Kern,,kim@example.com,2016-05-06");
  assert.equal(
    [bare.columns, bare.line, bare.isSure, isEnough(bare)],
    [{ firstName: 0, lastName: 1, number: 2, address1: 3 }, -1, false, true],
  );
  const foreign = tableFrom("Imię,Wiek,Kontakt", "Sam,9,alex@example.com", "Ada,8,kim@example.com");
  assert.equal(
    [foreign.columns, foreign.line, rosterLines(foreign).lines.map(({ spot }) => spot.firstName)],
    [{ firstName: 0, number: 1, address1: 2 }, -1, ["Imię", "Sam", "Ada"]],
    "a line of unknown headings is shown and can be left out",
  );
  const ages = tableFrom("First name,Age,Whom to write", "Sam,9,alex@example.com", "Ada,8,");
  assert.equal(ages.columns, { firstName: 0, address1: 2 }, "an age is no shirt number");
});

test("a column holds one thing, and what is not sent is named", () => {
  const table = tableFrom("First name,Last name,Birthdate,Allergies,Empty", "Sam,Rivers,2016-02-03,Nuts,");
  assert.equal(keptColumns(table), ["Birthdate", "Allergies"]);
  const moved = withRosterColumn(table, "firstName", 1);
  assert.equal(
    [moved.columns, keptColumns(moved)],
    [{ firstName: 1 }, ["First name", "Birthdate", "Allergies"]],
  );
  assert.is(isEnough(withRosterColumn(moved, "firstName", null)), false);
  assert.equal([samplesOf(table, 0), samplesOf(table, undefined)], [["Sam"], []]);
});

test("of a line go first name, one letter, number and addresses", () => {
  const table = tableFrom(
    "First name,Last name,Number,Parent email,Parent 2 email,Allergies",
    ' Sam ,O\'Neil,#7,Alex <alex@example.com>; kim@example.com,"Alex@Example.com, lou@example.com, max@example.com",Nuts',
    "Ada,Kern,7.0,-,n/a,",
    ",,,,,Milk",
  );
  assert.equal(rosterLines(table).lines, [
    {
      line: 1,
      spot: {
        firstName: "Sam",
        lastInitial: "O",
        number: "7",
        emailAddresses: ["alex@example.com", "kim@example.com", "lou@example.com"],
      },
      remarks: ["twice", "more"],
    },
    { line: 2, spot: { firstName: "Ada", lastInitial: "K", number: "7", emailAddresses: [] }, remarks: [] },
  ]);
});

test("a whole name is split at its last space, or at its comma", () => {
  assert.equal(splitName("Mary Ann Rivers"), { first: "Mary Ann", last: "Rivers" });
  assert.equal(splitName("Rivers, Mary Ann"), { first: "Mary Ann", last: "Rivers" });
  assert.equal(splitName("Cher"), { first: "Cher", last: "" });
  const [one] = linesFrom("Player,Number", "Sam Rivers,7");
  assert.equal([one?.spot.firstName, one?.spot.lastInitial], ["Sam", "R"]);
});

test("coaches and parents with lines of their own are left out", () => {
  const snap = tableFrom("First,Last,Non-Player", "Sam,Rivers,", "Kim,Cole,1", "Lou,Lane,0", "Jo,Jay,yes");
  assert.equal(rosterLines(snap).others, ["Kim C", "Jo J"]);
  const roles = tableFrom(
    "Name,Role",
    "Sam Rivers,Player",
    "Kim Cole,Head coach",
    "Lou Lane,Player-coach",
    "Jo Jay,",
  );
  assert.equal(rosterLines(roles).others, ["Kim C"]);
});

/** A line, and what is said of it. Above it stands "Ada,Kern,9,kim@example.com". */
const lines: readonly [line: string, faults: string[], remarks?: string[]][] = [
  ["Bo,Olsen,10,bo@example.com", []],
  [",Olsen,,bo@example.com", ["first_name"]],
  ["=1+1,Olsen,,", ["formula"]],
  ["'@SUM(A1),Olsen,,", ["formula"]],
  [`${"B".repeat(33)},Olsen,,`, ["too_long"]],
  [`${"𠮷".repeat(32)},Olsen,,`, []],
  ["B\u202eo,Olsen,,", ["unseen"]],
  ["Bo,,,", ["last_initial"]],
  ["Bo,=2,,", ["last_initial"]],
  ["Bo,𠮷田,,", []],
  ["🏐,Olsen,,", []],
  ["Bo,Olsen,100,", ["number"]],
  ["Bo,Olsen,ten,", ["number"]],
  ["Bo,Olsen,9,", ["number_twice"]],
  ["Bo,Olsen,7,", ["number_taken"]],
  ["Bo,Olsen,,bo@example", ["address"]],
  ["Bo,Olsen,,nobody", ["address"]],
  ["Bo,Olsen,,Robin@Example.com", ["self"]],
  ["Sam,Rivers,,", ["there"]],
  ["sám,rush,,", ["there"]],
  ["Kim,Cole,,", ["there"]],
  ["Robin,Reyes,,", []],
  ["ada,kim,,", [], ["name_twice"]],
  ["Bo,Olsen,,bo@example.co", [], ["doubtful"]],
  ["Bo,Olsen,,bo@example.com bo@example.com", [], ["twice"]],
  ["Bo Ole,Olsen,,", [], ["words"]],
  ["Bo,,100,bo", ["last_initial", "number", "address"]],
];

test("each line is judged", () => {
  const people = knownPlayers([
    player(),
    spot({ shown_name: "Cy D." }),
    adult({ roles: ["player", "coach"] }),
    adult({ shown_name: "Robin Reyes" }),
  ]);
  const about = { people, myAddress: "robin@example.com" };
  for (const [line, faults, remarks = []] of lines) {
    const [, one] = judged(
      about,
      "First name,Last name,Number,Parent email",
      "Ada,Kern,9,kim@example.com",
      line,
    );
    assert.equal([one?.faults, one?.remarks], [faults, remarks], line);
  }
});

test("one address in the lines of three families stops them; siblings, and what is mended, do not", () => {
  const file = ["First name,Last name,Parent email", "Ada,Kern,all@club.example"];
  const lines = [...file, "Bo,Olsen,All@Club.example", "Cy,Dee,cy@example.com; all@club.example", "Di,Dee,"];
  const spots = judged(nobody, ...lines);
  assert.equal(
    spots.map((spot) => [fieldOfFault(spot.faults[0]), ...faultTexts(spot)]),
    [
      ["address1", "This address stands in 3 lines. Here goes a parent's own, or none."],
      ["address1", "This address stands in 3 lines. Here goes a parent's own, or none."],
      ["address1", "This address stands in 3 lines. Here goes a parent's own, or none."],
      ["firstName"],
    ],
  );
  const faults = (...more: string[]) => judged(nobody, ...file, ...more).flatMap((spot) => spot.faults);
  assert.equal(
    faults("Bo,Olsen,all@club.example", "Cy,Dee,cy@example.com"),
    [],
    "two families may share one",
  );
  assert.equal(faults("Bo,Kern,all@club.example", "Cy,kern,all@club.example"), [], "siblings");
  assert.equal(
    faults("Bo,Kern,all@club.example", "Cy,,all@club.example"),
    ["last_initial"],
    "one without a letter",
  );
});

test("a line that is on the roster already leaves its number to the others", () => {
  const people = knownPlayers([spot({ shown_name: "Ada K.", number: null })]);
  const spots = judged(
    { people, myAddress: null },
    "First name,Last name,Number",
    "Ada,Kern,9",
    "Bo,Olsen,9",
  );
  assert.equal(
    spots.map(({ faults }) => faults),
    [["there"], []],
  );
});

test("a first line of values is a player, and one word further down is no heading", () => {
  const bare = linesFrom("Sam,Rivers,7,alex@example.com", "Ada,Kern,,kim@example.com");
  assert.equal(
    bare.map(({ line, spot }) => [line, spot.firstName]),
    [
      [0, "Sam"],
      [1, "Ada"],
    ],
  );
  const without = linesFrom("Noah,Becker", "Jersey,Miller", "Ada,Kern");
  assert.equal(
    without.map(({ spot }) => spot.firstName),
    ["Noah", "Jersey", "Ada"],
  );
});

test("a file of very many lines does not throw", () => {
  const cells = Array.from({ length: 200_000 }, () => ["Sam"]);
  assert.is(rosterTable(cells).cells.length, 200_000);
});

test("there is room for 150, and a broken line takes none of it", () => {
  const people = Array.from({ length: 148 }, () => ({ key: null, number: null }));
  const spots = judged({ people, myAddress: null }, "First name,Last name", "Ada,K", ",B", "Cy,D", "Dee,E");
  assert.equal(
    spots.map(({ faults }) => faults),
    [[], ["first_name"], [], ["full"]],
  );
});

test("a list that was saved is on the roster when it comes again", () => {
  const file = ["First name,Last name,Number", "Ada,Kern,9", "Sam,Rivers,7"];
  const entries = [spot({ shown_name: "Ada K.", number: "9" }), player()];
  const again = judged({ people: knownPlayers(entries), myAddress: null }, ...file);
  assert.equal(
    again.map(({ faults }) => faults),
    [["there"], ["there"]],
    "their own numbers are nobody else's",
  );
  const exported = rosterCsv([
    { shown_name: "Ada K.", number: "9", roles: ["player"], is_spot: true, guardians: ["=Kim"] },
  ]);
  const [own] = rosterLines(rosterTable(tableOf(exported))).lines;
  assert.equal(own?.spot, { firstName: "Ada", lastInitial: "K", number: "9", emailAddresses: [] });
});

test("200 lines go in eight calls with keys of their own, as first names, letters, numbers and addresses", () => {
  let keys = 0;
  const file = Array.from(
    { length: 200 },
    (_, row) => `P${row},Rivers,,a${row}@example.com,b${row}@example.com`,
  );
  const spots = judged(nobody, "First name,Last name,Number,Parent email,Parent email 2", ...file);
  const calls = spotCalls(spots, () => `k${keys++}`);
  assert.equal([calls.length, mailsOf(spots)], [8, 400]);
  assert.is(new Set(calls.flatMap(({ key, keyOfRest }) => [key, keyOfRest])).size, 16);
  assert.equal(
    calls.flatMap(({ lines: numbers }) => numbers),
    spots.map(({ line }) => line),
  );
  assert.equal(calls[0]?.rows[0], {
    first_name: "P0",
    last_initial: "R",
    email_addresses: ["a0@example.com", "b0@example.com"],
    namesakes: 0,
  });
});

test("a row says how many lines before it have its name, over calls too, and not those that stay out", () => {
  const others = Array.from({ length: 25 }, (_, row) => `P${row},Rivers,`);
  const spots = judged(
    nobody,
    "First name,Last name,Number",
    ...["Sam,Rivers,", ",Rivers,", "José,Kim,", "Jose,kim,", ...others, "SAM,Reyes,", "Sam,R,"],
  );
  const rows = spotCalls(fitSpots(spots), () => "k").flatMap(({ rows: sent }) => sent);
  assert.equal(
    rows.filter(({ namesakes }) => namesakes !== 0).map((row) => [row.first_name, row.namesakes]),
    [
      ["Jose", 1],
      ["SAM", 1],
      ["Sam", 2],
    ],
  );
});

test("after a broken line the next broken one is gone on with, after any other the line itself or the next", () => {
  const spots = judged(nobody, "First name,Last name", ",A", "Bo,B", ",C", "Dee,D", ",E");
  const after = (line: number, isBroken: boolean, left = spots) => lineAfter(left, { line, isBroken });
  const without = (line: number) => spots.filter((spot) => spot.line !== line);
  assert.is(after(1, true), 1, "it is still broken");
  assert.is(after(3, true, without(3)), 5);
  assert.is(after(5, true, without(5)), 1, "from the start again");
  assert.is(after(2, false), 2);
  assert.is(after(2, false, without(2)), 3);
  const fit = spots.filter(({ faults }) => faults.length === 0);
  assert.equal([after(5, true, fit), after(1, true, [])], [2, null]);
});

test("the button says how many spots and mails, and the toast what came of them", () => {
  assert.is(rosterImportTexts.save(16, 29), "Save 16 spots and send 29 mails");
  assert.is(rosterImportTexts.save(1, 1), "Save 1 spot and send 1 mail");
  assert.is(rosterImportTexts.save(2, 0), "Save 2 spots");
  const kept = { line: 1, isKept: true, mails: 2, why: null };
  assert.is(
    keptText([kept, { ...kept, isKept: false, mails: 0, why: "no" }]),
    "1 spot kept. 2 mails are on the way.",
  );
  assert.is(keptText([{ ...kept, mails: 1 }]), "1 spot kept. The mail is on the way.");
  assert.is(keptText([{ ...kept, mails: 0 }]), "1 spot kept.");
});

test("property: no text throws, and what is sent fits the contract", () => {
  const cell = fc.oneof(
    fc.string({ unit: "binary", maxLength: 40 }),
    fc.constantFrom("Sam", "Rivers", "7", "#12", "alex@example.com", "=1+1", "", "n/a", "kim@example.co; x"),
  );
  fc.assert(
    fc.property(fc.array(fc.array(cell, { maxLength: 6 }), { maxLength: 12 }), (rows) => {
      const table = rosterTable([["First name", "Last name", "Number", "Parent email"], ...rows]);
      const fit = judgeLines(rosterLines(table).lines, nobody).filter(({ faults }) => faults.length === 0);
      for (const { rows: sent } of spotCalls(fit, () => "k"))
        for (const { first_name, last_initial, number, email_addresses = [] } of sent) {
          assert.ok(/\S/.test(first_name) && [...first_name].length <= 32);
          assert.match(last_initial, /^\p{L}\p{M}?$/u);
          assert.ok(number === undefined || /^[0-9]{1,2}$/.test(number));
          assert.ok(email_addresses.length <= 3 && email_addresses.every((each) => each.includes("@")));
        }
    }),
    { numRuns: 80 },
  );
});

test.run();
