import { suite } from "uvu";
import * as assert from "uvu/assert";
import { type PublicCard, publicCardTexts } from "../../../domain/share/public-card";

const test = suite("the texts of a shared event");

const game: PublicCard = {
  kind: "game",
  team_name: "Comets",
  sport: "soccer",
  colour_one: "#1d2f6f",
  colour_two: "#ffc53d",
  timing: "timed",
  starts_local: "2026-12-05T14:00:00",
  first_day: "2026-12-05",
  last_day: "2026-12-05",
  arrive_minutes: 45,
  time_zone: "America/New_York",
  status: "on",
  version: 3,
};

test("a game: kind, day, time, the time to be there, and whose clock it is", () => {
  assert.equal(publicCardTexts(game), {
    title: "Game, Sat, Dec 5, 14:00",
    description: "Comets. Be there 13:15.",
    kind: "Game",
    days: "Sat, Dec 5",
    time: "14:00",
    arrival: "Be there 13:15.",
    zone: "New York time",
    team: "Comets",
    sport: "Soccer",
  });
});

test("called off, the title begins with it and nobody has to be there", () => {
  const { title, description, arrival } = publicCardTexts({ ...game, status: "called_off" });
  assert.is(title, "Called off: Game, Sat, Dec 5, 14:00");
  assert.is(description, "Comets. Nobody has to be there.");
  assert.is(arrival, "Nobody has to be there.");
});

test("whole days have no clock, and a day without a time says so", () => {
  const cup = publicCardTexts({ ...game, kind: "tournament", timing: "day", last_day: "2026-12-06" });
  assert.equal(
    [cup.title, cup.description, cup.zone],
    ["Tournament, Sat, Dec 5 to Sun, Dec 6, All day", "Comets.", ""],
  );
  const open = publicCardTexts({ ...game, timing: "open" });
  assert.equal(
    [open.title, open.time, open.arrival, open.zone],
    ["Game, Sat, Dec 5", "Time not set yet", "", ""],
  );
});

test.run();
