import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { tableOf } from "../../../../domain/base/table";
import { readCalendarRows } from "../../../../domain/schedule/import/calendar-read";
import { type ImportFile, listFile, rowsOfFile } from "../../../../domain/schedule/import/import-file";
import { importTeam } from "../../../support/people/import-files";

const test = suite("which name in a file is this team's");

type Game = readonly [first: string, second: string];

const day = (index: number) => new Date(Date.UTC(2026, 11, 5 + index)).toISOString().slice(0, 10);

const columns = (games: readonly Game[]) =>
  listFile(
    tableOf(["Date;Home;Away", ...games.map((sides, index) => [day(index), ...sides].join(";"))].join("\n")),
  );

const calendarOf = (titles: readonly string[], dayOf = day): ImportFile => {
  const events = titles.flatMap((title, index) => [
    "BEGIN:VEVENT",
    `UID:${index}`,
    `SUMMARY:${title}`,
    `DTSTART:${dayOf(index).replaceAll("-", "")}T100000`,
    "END:VEVENT",
  ]);
  const about = { ...importTeam, seasonEnd: null };
  return { kind: "calendar", read: readCalendarRows(["BEGIN:VCALENDAR", ...events].join("\r\n"), about) };
};

const calendar = (games: readonly Game[]) =>
  calendarOf(games.map(([first, second]) => `${first} vs ${second}`));
const titles = (games: readonly Game[]) =>
  listFile(
    tableOf(["Date;Event", ...games.map((sides, at) => `${day(at)};${sides.join(" vs ")}`)].join("\n")),
  );

const kinds = { "two columns": columns, "a column of titles": titles, "a calendar": calendar };

const read = (file: ImportFile, teamName: string, chosen: readonly string[] | null = null) =>
  rowsOfFile(file, { ...importTeam, teamName, seasonEnd: null }, chosen);

/** "home Comets"; of a game of two others both names, however they are joined. */
const said = (file: ImportFile, teamName: string, chosen: readonly string[] | null = null) =>
  read(file, teamName, chosen).rows.map(({ fields: { side, opponent, title } }) =>
    opponent === null ? title?.replace(/ (–|vs) /, " and ") : `${side} ${opponent}`,
  );

for (const [name, fileOf] of Object.entries(kinds)) {
  test(`${name}: the exact name wins on either side`, () => {
    const file = fileOf([
      ["Rockets", "Red Rockets"],
      ["Red Rockets", "Rockets"],
      ["ROCKETS", "Rockets Blue"],
      ["FC Rockets", " rockets "],
    ]);
    assert.equal(said(file, "Rockets"), [
      "home Red Rockets",
      "away Red Rockets",
      "home Rockets Blue",
      "away FC Rockets",
    ]);
    assert.equal(read(file, "Rockets").unclear, []);
  });

  test(`${name}: whoever plays against the exact name is another team in the whole file`, () => {
    const file = fileOf([
      ["Red Rockets", "Comets"],
      ["Lions", "Red Rockets"],
      ["Rockets", "Red Rockets"],
      ["Rockets U12", "Red Rockets"],
    ]);
    assert.equal(said(file, "Rockets"), [
      "Red Rockets and Comets",
      "Lions and Red Rockets",
      "home Red Rockets",
      "home Red Rockets",
    ]);
    assert.equal(read(file, "Rockets").unclear, []);
  });

  test(`${name}: a shorter or longer name alone is this team's, without a question`, () => {
    const file = fileOf([
      ["FC Rockets", "Comets"],
      ["Lions", "FC Rockets"],
      ["Lions", "Comets"],
    ]);
    assert.equal(said(file, "Rockets"), ["home Comets", "away Lions", "Lions and Comets"]);
    assert.equal(read(file, "Rockets").unclear, []);
    assert.equal(said(fileOf([["Comets", "Rockets"]]), "Rockets U12"), ["away Comets"]);
  });

  test(`${name}: where two names could be this team's and neither is exact, both are asked about`, () => {
    const file = fileOf([
      ["Rockets U12", "Red Rockets"],
      ["Comets", "Red Rockets"],
      ["Rockets U12", "Comets"],
    ]);
    const unclear = ["Rockets U12", "Red Rockets"];
    assert.equal(read(file, "Rockets").unclear, unclear);
    assert.equal(said(file, "Rockets", ["Rockets U12"]), [
      "home Red Rockets",
      "Comets and Red Rockets",
      "home Comets",
    ]);
    assert.equal(said(file, "Rockets", ["Red Rockets"]), [
      "away Rockets U12",
      "away Comets",
      "Rockets U12 and Comets",
    ]);
    assert.equal(said(file, "Rockets", unclear), ["home Red Rockets", "away Comets", "home Comets"]);
    assert.equal(said(file, "Rockets", []), [
      "Rockets U12 and Red Rockets",
      "Comets and Red Rockets",
      "Rockets U12 and Comets",
    ]);
  });

  test(`${name}: they are asked about in different lines too, and with the age group only in Drip`, () => {
    const apart: Game[] = [
      ["Rockets", "Comets"],
      ["Lions", "Red Rockets"],
    ];
    for (const games of [apart, [["Rockets", "Red Rockets"] as const]])
      assert.equal(read(fileOf(games), "Rockets U12").unclear, ["Rockets", "Red Rockets"]);
    assert.equal(said(fileOf(apart), "Rockets U12", ["Red Rockets"]), ["Rockets and Comets", "away Lions"]);
    const other: Game[] = [["Rockets", "Rockets U14"]];
    assert.equal(read(fileOf(other), "Rockets U12").unclear, [], "another age group is another team");
    assert.equal(said(fileOf(other), "Rockets U12"), ["home Rockets U14"]);
  });

  test(`${name}: case, accents and spaces are no difference`, () => {
    const file = fileOf([["Red Löwen", "LOWEN  1903"]]);
    assert.equal(said(file, "Löwen 1903"), ["away Red Löwen"]);
    assert.equal(read(fileOf([["löwen", "Red Lowen"]]), "Lowen").unclear, []);
  });
}

test("a file of three such names asks about all of them", () => {
  const file = columns([
    ["Rockets U10", "Rockets U12"],
    ["Rockets Girls", "Comets"],
  ]);
  assert.equal(read(file, "Rockets").unclear, ["Rockets U10", "Rockets U12", "Rockets Girls"]);
});

test("games that are over ask nothing, but tell who is another team", () => {
  const ago = (index: number) => (index === 0 ? "2026-10-03" : day(index));
  const old = calendarOf(["Rockets U11 vs Comets", "Rockets U12 vs Lions"], ago);
  assert.equal([read(old, "Rockets").unclear, said(old, "Rockets")], [[], ["home Lions"]]);
  const met = calendarOf(["Rockets vs Red Rockets", "Red Rockets vs Lions"], ago);
  assert.equal(said(met, "Rockets"), ["Red Rockets and Lions"]);
});

test("what stands around a name in a title is no part of it", () => {
  const file = calendarOf([
    "Cup: Red Rockets vs Rockets",
    "Cup: Rockets vs Red Rockets",
    "Game 3 - Rockets vs Red Rockets",
    "Red Rockets vs Rockets (Field 3)",
    "Red Rockets vs Rockets @ Riverside",
    "Red Rockets @ Rockets",
    "Red Rockets at Rockets",
    "Rockets – Red Rockets",
  ]);
  assert.equal(
    read(file, "Rockets").rows.map(({ fields: { side } }) => side),
    ["away", "home", "home", "away", "away", "home", "home", "home"],
  );
  assert.equal(read(file, "Rockets").unclear, []);
});

test("a title that names the other side alone: it is no team of this name's own", () => {
  const file = calendarOf([
    "vs Red Rockets",
    "Game vs Red Rockets",
    "@ Red Rockets",
    "Game at Red Rockets",
    "Game 3 vs Red Rockets",
    "Cup final vs Red Rockets",
    "Game 4: Red Rockets vs Comets",
    "Lions vs Red Rockets",
  ]);
  assert.equal(said(file, "Rockets"), [
    "null Red Rockets",
    "null Red Rockets",
    "away Red Rockets",
    "away Red Rockets",
    "null Red Rockets",
    "Cup final and Red Rockets",
    "Game 4: Red Rockets and Comets",
    "Lions and Red Rockets",
  ]);
});

test("a column of opponents names other teams", () => {
  const file = listFile(
    tableOf(
      ["Date;Opponent;H/A;Event", `${day(0)};Red Rockets;A;Game`, `${day(1)};;;Red Rockets vs Comets`].join(
        "\n",
      ),
    ),
  );
  assert.equal(said(file, "Rockets"), ["away Red Rockets", "Red Rockets and Comets"]);
  assert.equal(read(file, "Rockets").unclear, []);
});

const names = ["Rockets", "Red Rockets", "Rockets U12", "FC Rockets", "Comets", "Lions", "Rocket"];
const someGames = fc.array(
  fc
    .tuple(fc.constantFrom(...names), fc.constantFrom(...names))
    .filter(([first, second]) => first !== second),
  { minLength: 1, maxLength: 12 },
);

test("property: the exact name wins, whatever the order of the lines and the answer", () => {
  const someChoice = fc.constantFrom(null, [], ["Rockets U12"], ["Red Rockets", "FC Rockets"]);
  fc.assert(
    fc.property(
      someGames.chain((games) =>
        fc.tuple(fc.shuffledSubarray(games, { minLength: games.length }), fc.constant(games)),
      ),
      fc.constantFrom(columns, calendar, titles),
      someChoice,
      ([shuffled, games], fileOf, chosen) => {
        const rivals = new Set(
          games.flatMap(([first, second]) =>
            first === "Rockets" ? [second] : second === "Rockets" ? [first] : [],
          ),
        );
        const byGame = (some: readonly Game[]) => {
          const rows = said(fileOf(some), "Rockets", chosen);
          return new Map(some.map((sides, index) => [sides.join(" and "), rows[index]]));
        };
        const found = byGame(shuffled);
        assert.equal([...found].sort(), [...byGame(games)].sort());
        assert.equal(
          [...read(fileOf(shuffled), "Rockets").unclear].sort(),
          [...read(fileOf(games), "Rockets").unclear].sort(),
        );
        for (const [first, second] of games) {
          const seen = found.get(`${first} and ${second}`);
          if (first === "Rockets") assert.is(seen, `home ${second}`);
          else if (second === "Rockets") assert.is(seen, `away ${first}`);
          else {
            const isRivals = (name: string) => !name.includes("Rockets") || rivals.has(name);
            if (isRivals(first)) assert.is.not(seen, `home ${second}`);
            if (isRivals(second)) assert.is.not(seen, `away ${first}`);
          }
        }
      },
    ),
    { numRuns: 150 },
  );
});

test.run();
