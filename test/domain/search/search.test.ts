import { test } from "uvu";
import * as assert from "uvu/assert";
import { isNothing, type SearchIndex, search } from "../../../domain/search/search";
import { adult, player } from "../../support/people/team";
import { practice } from "../../support/people/week";

const index: SearchIndex = {
  today: "2026-11-22",
  teams: [
    { id: "t1", name: "Comets" },
    { id: "t2", name: "Northside Owls" },
  ],
  people: [
    { teamId: "t1", entry: player({ shown_name: "Zoë R.", number: "7", membership_id: "m3" }) },
    { teamId: "t1", entry: adult({ shown_name: "Dana Whitfield", membership_id: "m2" }) },
  ],
  events: [
    practice({
      id: "past",
      team_id: "t1",
      title: "Practice",
      first_day: "2026-11-20",
      last_day: "2026-11-20",
    }),
    practice({
      id: "soon",
      team_id: "t1",
      title: "Practice",
      first_day: "2026-12-05",
      last_day: "2026-12-05",
    }),
    practice({
      id: "game",
      team_id: "t2",
      title: "Game",
      opponent: "Lakeview Hornets",
      first_day: "2026-12-12",
      last_day: "2026-12-12",
    }),
  ],
};
const events = (typed: string) => search(index, typed).events.map(({ id }) => id);

test("events are found by title, opponent, team and day; those to come are first", () => {
  assert.equal(events("practice"), ["soon", "past"]);
  assert.equal(events("horn"), ["game"]);
  assert.equal(events("owls game"), ["game"]);
  for (const day of ["dec 5", "Saturday december 5", "2026-12-05", "12/5"])
    assert.equal(events(day), ["soon"]);
});

test("people are found by name without accents, by number and by a guardian's name; teams by name", () => {
  const names = (typed: string) => search(index, typed).people.map(({ entry }) => entry.shown_name);
  assert.equal(names("zoe"), ["Zoë R."]);
  assert.equal(names("7"), ["Zoë R."]);
  assert.equal(names("alex"), ["Zoë R."], "her guardian is Alex");
  assert.equal(names("whit"), ["Dana Whitfield"]);
  assert.equal(search(index, "north").teams, [{ id: "t2", name: "Northside Owls" }]);
});

test("words begin words: neither the middle of one nor nothing finds anything", () => {
  for (const typed of ["", "  ", "...", "omets", "comets hornets"])
    assert.ok(isNothing(search(index, typed)), typed);
});

test.run();
