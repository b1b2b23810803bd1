import { suite } from "uvu";
import * as assert from "uvu/assert";
import { nameReader, ownNamesOf } from "../../../../domain/schedule/import/own-names";
import { matchIn, sidesOf } from "../../../../domain/schedule/import/sides";

const test = suite("what a title says");

const said: readonly [title: string, kind: string, opponent: string | null, side: string | null][] = [
  ["Practice", "practice", null, null],
  ["Training U12 - Halle 2", "practice", null, null],
  ["Practice at Riverside", "practice", null, null],
  ["Rockets vs Comets", "game", "Comets", "home"],
  ["Rockets U12 vs. Comets", "game", "Comets", "home"],
  ["Comets vs Rockets", "game", "Comets", "away"],
  ["Comets @ Rockets", "game", "Comets", "home"],
  ["Rockets @ Comets", "game", "Comets", "away"],
  ["vs Comets", "game", "Comets", null],
  ["@ Comets", "game", "Comets", "away"],
  ["Game vs Comets", "game", "Comets", null],
  ["Game at Comets", "game", "Comets", "away"],
  ["Comets at Rockets", "game", "Comets", "home"],
  ["Game 3 - Rockets vs Comets", "game", "Comets", "home"],
  ["Rockets – Comets", "game", "Comets", "home"],
  ["Comets - Rockets", "game", "Comets", "away"],
  ["Lions vs Tigers", "other", null, null],
  ["Winter Cup", "tournament", null, null],
  ["Cup: Rockets vs Comets", "game", "Comets", "home"],
  ["Parents' evening", "meeting", null, null],
  ["Team dinner", "social", null, null],
  ["Photo day", "other", null, null],
  ["Meet - greet", "other", null, null],
  ["", "other", null, null],
  // A dash joins anything to the team's name.
  ["Rockets - Picture day", "other", null, null],
  ["Rockets - Picture Day 2026", "other", null, null],
  ["Rockets - Tryouts", "other", null, null],
  ["Rockets – Tryouts for U12", "other", null, null],
  ["Rockets U12 - Team photos", "other", null, null],
  ["Tryouts - Rockets", "other", null, null],
  ["Rockets - Uniform pickup", "other", null, null],
  ["Rockets - Fototermin", "other", null, null],
  ["Rockets at Picture day", "other", null, null],
  ["Rockets @ Tryouts", "other", null, null],
  ["Rockets - Weihnachtsfeier", "other", null, null],
  ["Rockets - Bye", "other", null, null],
  ["Rockets - TBD", "other", null, null],
  ["Rockets - Game", "game", null, null],
  ["Rockets - Playoffs", "game", null, null],
  ["Rockets - Scrimmage", "game", null, null],
  ["Rockets - Home game 3", "game", null, null],
  ["Rockets - Winter Cup", "tournament", null, null],
  ["Game 3 - Rockets", "game", null, null],
  ["Rockets - Night Hawks", "game", "Night Hawks", "home"],
  ["Rockets - Charlotte Country Day", "game", "Charlotte Country Day", "home"],
  ["Rockets @ Charlotte Country Day", "game", "Charlotte Country Day", "away"],
  ["Rockets @ Volunteers", "game", "Volunteers", "away"],
  ["Rockets - Volunteers", "game", "Volunteers", "home"],
  ["Rockets - Volunteers needed", "other", null, null],
  ["Camp Hill - Rockets", "game", "Camp Hill", "away"],
  ["Rockets vs Day Trippers", "game", "Day Trippers", "home"],
  // Its own name is never the other side.
  ["Friendly vs Rockets", "game", null, null],
  ["Game vs Rockets", "game", null, null],
  ["Game at Rockets", "game", null, null],
  ["League game 4 vs Rockets", "game", null, null],
  ["Cup final vs Rockets", "tournament", null, null],
  ["Freundschaftsspiel gegen Rockets", "game", null, null],
  ["Freundschaftsspiel gegen Comets", "game", "Comets", null],
  ["vs Rockets", "other", null, null],
  ["@ Rockets", "other", null, null],
  ["Comets game vs Rockets", "game", "Comets", "away"],
  ["Comets friendly vs Rockets", "game", "Comets", "away"],
  ["Comets match @ Rockets", "game", "Comets", "home"],
  ["Rockets game vs Comets", "game", "Comets", "home"],
];

for (const [title, kind, opponent, side] of said)
  test(title || "no title", () => {
    assert.equal(sidesOf(title, ownNamesOf([], "Rockets")), { kind, opponent, side });
  });

test("a text of any length is read as far as a title goes", () => {
  const match = matchIn(`Rockets vs Comets${" ".repeat(40_000)}B`);
  assert.equal(match, { first: "Rockets", second: "Comets", by: "vs" });
});

test("a team is known by its name or a longer one, not by an initial", () => {
  const fit = (name: string, teamName: string) => nameReader(teamName)(name).fit;
  assert.equal(
    ["ROCKETS", "Rockets U12", "FC Rockets"].map((name) => fit(name, "Rockets")),
    ["exact", "part", "part"],
  );
  assert.equal(
    [fit("A", "A Team"), fit("Rock", "Rockets"), fit("", "Rockets"), fit("", "")],
    Array(4).fill(null),
  );
});

test.run();
