import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { NeedsYouEvent } from "../../../../domain/schedule/needs-you-events";
import type { ScheduleWindow } from "../../../../domain/schedule/week/agenda";
import {
  askedPlayers,
  askedSoFar,
  askedTexts,
  askedWhen,
  missingOf,
} from "../../../../domain/schedule/week/asked-players";
import { at, leo, part, practice, week } from "../../../support/people/week";

const test = suite("asked players");
const now = Date.parse("2026-11-22T14:00:00Z");

const items = (...ids: string[]): NeedsYouEvent[] =>
  ids.map((event_id) => ({ kind: "answer_wanted", id: event_id, event_id }));
const asked = (
  window: ScheduleWindow,
  ids: readonly string[],
  before = noAnswers,
  inHero: readonly string[] = [],
) => askedSoFar(before, items(...ids), window, { now, inHero: new Set(inHero) });
const noAnswers: ReturnType<typeof askedSoFar> = [];
const told = (answers: typeof noAnswers, window: ScheduleWindow) =>
  askedPlayers(answers, window, now).map((player) => [
    player.key,
    player.isClashing ? "apart" : "together",
    ...player.rows.map(({ event, isMissing }) => `${event.id}${isMissing ? "?" : ""}`),
  ]);

const tue = practice({ id: "tue", ...at("2026-11-24", 17), mine: [part(), leo()] });
const wed = practice({ id: "wed", ...at("2026-11-25", 17) });
const thu = practice({ id: "thu", ...at("2026-11-26", 17) });

test("the missing answers of listed events are grouped by person, in the order of the events", () => {
  const window = week({ events: [thu, tue, wed] });
  assert.equal(told(asked(window, ["tue", "wed", "thu"]), window), [
    ["child-maya", "together", "tue?", "wed?", "thu?"],
    ["child-leo", "together", "tue?"],
  ]);
  assert.equal(told(asked(window, ["wed"]), window), [["child-maya", "together", "wed?"]]);
});

test("the hero's event, a given answer and somebody who may not answer are left out", () => {
  const given = practice({ id: "given", ...at("2026-11-27", 17), mine: [part({ answer: "no" })] });
  const mine = practice({ id: "theirs", ...at("2026-11-28", 17), mine: [part({ may_answer: false })] });
  const window = week({ events: [tue, wed, given, mine] });
  assert.equal(told(asked(window, ["tue", "wed", "given", "theirs"], noAnswers, ["tue"]), window), [
    ["child-maya", "together", "wed?"],
  ]);
});

test("an answer that clashes stands apart, with the words of the clash, and is in no sum", () => {
  const clashing = practice({
    id: "cup",
    team_id: "comets",
    ...at("2026-11-25", 17),
    mine: [part({ membership_id: "m2" })],
  });
  const window = week({ events: [wed, clashing, thu] });
  const [together, apart] = askedPlayers(asked(window, ["wed", "cup", "thu"]), window, now);
  assert.equal(
    [together, apart].map((player) => player && missingOf(player).length),
    [1, 2],
  );
  assert.equal(
    apart?.clash?.events.map(({ id }) => id),
    ["cup", "wed"],
  );
  assert.is(together?.clash, null);
});

test("rows stay in their place after an answer, also when that solves a clash, until the event is off or over", () => {
  const clashing = practice({
    id: "cup",
    team_id: "comets",
    ...at("2026-11-25", 17),
    mine: [part({ membership_id: "m2" })],
  });
  const before = week({ events: [wed, clashing, thu] });
  const all = asked(before, ["wed", "cup", "thu"]);
  const outOfCup = { ...clashing, mine: [part({ membership_id: "m2", answer: "no" })] };
  const inOnThu = { ...thu, mine: [part({ answer: "yes" })] };
  const after = week({ events: [wed, outOfCup, inOnThu] });
  assert.is(asked(after, ["wed"], all), all, "the same list, since nothing is new");
  assert.equal(told(all, after), [
    ["child-maya", "together", "thu"],
    ["child-maya clash", "apart", "cup", "wed?"],
  ]);
  const off = week({ events: [{ ...wed, status: "called_off" as const }, inOnThu] });
  assert.equal(told(all, off), [["child-maya", "together", "thu"]]);
  assert.equal(askedPlayers(all, after, Date.parse("2026-12-24T14:00:00Z")), []);
});

test("an answer that begins to clash moves apart", () => {
  const alone = week({ events: [wed] });
  const all = asked(alone, ["wed"]);
  const clashing = practice({
    id: "cup",
    team_id: "comets",
    ...at("2026-11-25", 17),
    mine: [part({ membership_id: "m2" })],
  });
  const window = week({ events: [wed, clashing] });
  assert.equal(told(asked(window, ["wed"], all), window), [["child-maya clash", "apart", "wed?"]]);
});

test("the words of a row and its button", () => {
  assert.equal([1, 3].map(askedTexts.missing), ["1 answer", "3 answers"]);
  assert.equal([1, 2, 3].map(askedTexts.allIn), ["In", "In for both", "In for all 3"]);
  assert.equal(
    [
      askedWhen(tue, { team: "Comets", zone: null }),
      askedWhen(tue, { team: "Comets", zone: "Denver time" }),
      askedWhen({ ...tue, timing: "day" }, { zone: null }),
    ],
    ["Tue, Nov 24, 17:00 · Comets", "Tue, Nov 24, 17:00 Denver time · Comets", "Tue, Nov 24"],
  );
});

test.run();
