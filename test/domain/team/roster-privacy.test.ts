import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { tableOf } from "../../../domain/base/table";
import { headingOf, rosterTable } from "../../../domain/team/roster-columns";
import { judgeLines, sentSpot } from "../../../domain/team/roster-import";
import { rosterLines } from "../../../domain/team/roster-lines";
import { namesIn } from "../../../domain/team/roster-names";

const test = suite("what leaves of a roster's list");

/** Every line as it would be sent, those too that have a fault first. */
const sentOf = (...lines: readonly string[]) => {
  const table = rosterTable(tableOf(lines.join("\n")));
  return rosterLines(table).lines.map(({ spot }) => sentSpot(spot));
};
const canary = /becker|m[uü]ller|2016|n[uü]sse|peanut|asthma/i;

/** Lists of Noah Becker and Mia Müller, with or without what Drip must not get. */
const lists: readonly (readonly string[])[] = [
  [
    "Name, Vorname;Geburtsdatum;Allergien;E-Mail",
    "Becker, Noah;2016-02-03;Nüsse;alex@example.com",
    "Müller, Mia;2016-05-06;;kim@example.com",
  ],
  ["Name Vorname;Geburtsdatum", "Becker Noah;2016-02-03", "Müller Mia;2016-05-06"],
  ["Nachname und Vorname;Notiz", "Becker Noah;Nüsse", "Müller, Mia;"],
  ["Last First,Notes", "Becker Noah,Peanuts", "Müller Mia,"],
  ['"Name (Last, First)",Notes', '"Becker, Noah",Peanuts', "Müller Mia,"],
  ["Cognome e nome;Note", "Becker Noah;Asthma", "Müller Mia;"],
  ["Noah Becker,2016-02-03,Nüsse,alex@example.com", "Mia Müller,2016-05-06,,kim@example.com"],
  ["Noah,2016-02-03,Nüsse,alex@example.com", "Mia,2016-05-06,,kim@example.com"],
  ["Noah,Nüsse,alex@example.com", "Mia,,kim@example.com", "Noah,,alex@example.com"],
  ["Noah Becker (2016),Nüsse", "Mia Müller (2016),Asthma"],
  ["Player,Last name,Parent email", "Noah Becker,Becker,alex@example.com", "Müller Mia,MULLER,"],
  ["Player,Last name", '"Becker, Noah",Becker', '"Mia, Müller",Müller'],
  ["First name,Last name", "Noah Becker,", '"Müller, Mia",'],
  ["Player", "Noah Becker (2016)", "Mia Müller [Asthma]"],
  ["Player", '"Becker, Noah, Peanuts"', '"Müller, Mia, 2016"'],
  [
    "First Name,Last Name,Email,Child First Name,Child Last Name",
    "Jo,Becker,,Noah,Becker",
    "Jo,X,,Mia,Müller",
  ],
  ["Name,Email,Child", "Jo Becker,,Noah Becker", "Jo Müller,,Mia Müller"],
  ["Name des Kindes;Allergien", "Noah Becker;Nüsse", "Mia Müller;"],
  ["Vorname Kind;Nachname Kind;Vorname Mutter", "Noah;Becker;Jo", "Mia;Müller;Jo"],
];

test("no surname, birthday or note, whatever the list looks like", () => {
  for (const list of lists) {
    const sent = sentOf(...list);
    assert.not.match(JSON.stringify(sent), canary, list[0]);
    assert.equal([...new Set(sent.map((row) => row.first_name))], ["Noah", "Mia"], list[0]);
  }
});

test("letters are those of last names; where none is named there is none", () => {
  for (const list of lists) {
    const letters = sentOf(...list).map((row) => row.last_initial);
    const isBare = /^Noah,/.test(list[0] ?? "");
    assert.equal(letters.slice(0, 2), isBare ? ["", ""] : ["B", "M"], list[0]);
  }
});

/** First cell, last cell, and the names. */
const names: readonly [first: string, last: string, expected: readonly [string, string]][] = [
  ["Noah", "Becker", ["Noah", "Becker"]],
  ["Noah Becker", "becker", ["Noah", "becker"]],
  ["Becker Noah", "Becker", ["Noah", "Becker"]],
  ["José García López", "Garcia Lopez", ["José", "Garcia Lopez"]],
  ["Jan de Vries", "de Vries", ["Jan", "de Vries"]],
  ["Mia Becker-Braun", "Becker Braun", ["Mia", "Becker Braun"]],
  ["Mary Ann", "Rivers", ["Mary Ann", "Rivers"]],
  ["James", "James", ["James", "James"]],
  ["Becker, Noah", "Becker", ["Noah", "Becker"]],
  ["Noah, Becker", "Becker", ["Noah", "Becker"]],
  ["Noah, Nuts", "Becker", ["", "Becker"]],
  ["Noah Becker", "", ["Noah", "Becker"]],
];

test("what stands in both cells goes from the first name", () => {
  for (const [first, last, expected] of names) {
    const found = namesIn(first, last, false);
    assert.equal([found.first, found.last], expected, first);
  }
});

/** Whole name and last name, and whether somebody should have a look at the first name. */
const looks: readonly [line: string, isPointedOut: boolean][] = [
  ["Sam Rivers,", false],
  ["Mary Ann Rivers,", true],
  ['"Rivers, Sam",', false],
  ['"Sam Rivers, Nuts",', true],
  ["Rivers,Rivers", true],
  ["Sam Rivers,Rivers", false],
];

test("a first name that may be more, a note, or the last name itself is pointed out", () => {
  for (const [line, isPointedOut] of looks) {
    const table = rosterTable(tableOf(`Player,Last name\n${line}`));
    const [one] = judgeLines(rosterLines(table).lines, { people: [], myAddress: null });
    assert.equal(one?.remarks, isPointedOut ? ["words"] : [], line);
  }
});

/** Headings of addresses, and whether a guardian's is guessed by them. */
const addresses: readonly [heading: string, isGuessed: boolean][] = [
  ["Email", true],
  ["Parent Email", true],
  ["Player's Parent Email", true],
  ["Child's mother email", true],
  ["Athlete Parent 1 Email", true],
  ["E-Mail der Mutter des Kindes", true],
  ["ElternEmail", true],
  ["Contact email", true],
  ["Courriel du responsable", true],
  ["Player contact email", false],
  ["Pelaajan e-mail", false],
  ["E-post spelarens", false],
  ["Junior e-mail", false],
  ["Sibling email", false],
  ["Grandparent email", false],
  ["Courriel du responsable d'équipe", false],
  ["Nødkontakt e-post", false],
  ["E-Mail Kind", false],
  ["Email (Player)", false],
  ["Email Player", false],
  ["Player Email", false],
  ["Student Email", false],
  ["Spieler-E-Mail", false],
  ["Kindemail", false],
  ["Courriel de l'enfant", false],
  ["Correo del jugador", false],
  ["E-mail zawodnika / child", false],
  ["Emergency contact email", false],
  ["Notfallkontakt E-Mail", false],
  ["Courriel d'urgence", false],
  ["Email emergenza", false],
  ["Coach Email", false],
  ["Trainer E-Mail", false],
  ["Team manager email", false],
  ["Team Email", false],
  ["Club email", false],
  ["Vereins-E-Mail", false],
  ["Doctor email", false],
  ["Hausarzt E-Mail", false],
  ["Referee email", false],
  ["Secretary's email", false],
];

test("a guardian's address is guessed; the child's own, a coach's and one for emergencies never, not even by its values", () => {
  for (const [heading, isGuessed] of addresses)
    for (const first of ["First name,Last name", "Imię,Nazwisko"]) {
      const table = rosterTable(
        tableOf(`${first},${heading}\nSam,Rivers,x@example.com\nAda,Kern,y@example.com`),
      );
      assert.is(table.columns.address1, isGuessed ? 2 : undefined, `${first},${heading}`);
    }
});

test("in a registration form the child's headings win, and the address is the parent's", () => {
  const table = rosterTable(
    tableOf(
      "First Name,Last Name,Email,Child First Name,Child Last Name\nJo,Reyes,jo@example.com,Sam,Rivers",
    ),
  );
  assert.equal(table.columns, { firstName: 3, lastName: 4, address1: 2 });
  const half = rosterTable(
    tableOf("First Name,Last Name,Email,Child First Name\nJo,Reyes,jo@example.com,Sam"),
  );
  assert.equal(half.columns, { firstName: 3, address1: 2 }, "the last name is the parent's");
  const own = rosterTable(tableOf("Player First Name,Last Name\nSam,Rivers"));
  assert.equal(own.columns, { firstName: 0, lastName: 1 });
  const marked = rosterTable(tableOf("First Name,Last Name,Player\nSam,Rivers,yes"));
  assert.equal(marked.columns, { firstName: 0, lastName: 1 }, "a mark is no name");
});

test("property: of a list with named columns nothing leaves that stands in another one", () => {
  const word = fc.stringMatching(/^[A-Y][a-z]{3,8}$/);
  const secret = fc.stringMatching(/^Zz[a-z]{5,8}$/);
  const child = fc.record({ first: word, last: secret, note: secret, isWhole: fc.boolean() });
  fc.assert(
    fc.property(
      fc.array(child, { minLength: 1, maxLength: 6 }),
      fc.constantFrom("Last name", "Surname"),
      (all, heading) => {
        const rows = all.map(({ first, last, note, isWhole }) => [
          isWhole ? `${first} ${last}` : first,
          last,
          note,
        ]);
        const table = rosterTable([["Player", heading, "Medical notes"], ...rows]);
        assert.is(headingOf(table, table.columns.lastName ?? -1), heading);
        assert.not.match(
          JSON.stringify(rosterLines(table).lines.map(({ spot }) => sentSpot(spot))),
          /Zz[a-z]/,
        );
      },
    ),
    { numRuns: 60 },
  );
});

test.run();
