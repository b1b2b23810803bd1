import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { cityOf } from "../../../../domain/dates/wall-time";
import {
  changeKindOf,
  changesBetween,
  changeTexts,
  isOtherTime,
  readChange,
  tidyChange,
} from "../../../../domain/schedule/event/event-change";
import type { EventSnapshot } from "../../../../domain/schedule/event/event-parts";

const test = suite("changes of an event");

const game: EventSnapshot = {
  title: "Game",
  opponent: "Comets",
  side: "home",
  timing: "timed",
  starts_local: "2026-11-24T09:00:00",
  time_zone: "America/Chicago",
  duration_minutes: 90,
  arrive_minutes: 15,
  venue: { id: "riverside", name: "Riverside" },
  venue_detail: "field 3",
  kit: "blue kit",
  status: "on",
  called_off_for: null,
};
const words = {
  city: cityOf,
  day: (date: string) => (date === "2026-11-24" ? "Tue, Nov 24" : "Wed, Nov 25"),
};
const told = (change: Partial<EventSnapshot>, from = game) =>
  changeTexts(changesBetween(from, { ...from, ...change }), words);

test("an event called off, back on or moved is told as that, whatever else changed; without a change nothing is told", () => {
  const off: Partial<EventSnapshot> = { status: "called_off", called_off_for: "weather" };
  const kind = (from: Partial<EventSnapshot>, to: Partial<EventSnapshot>) => {
    return changeKindOf(changesBetween({ ...game, ...from }, { ...game, ...from, ...to }));
  };
  const later = { starts_local: "2026-11-24T14:00:00" };
  assert.is(kind({}, { ...later, ...off }), "called_off");
  assert.is(kind(off, { ...later, status: "on", called_off_for: null }), "back_on");
  assert.is(kind({}, { ...later, kit: "red kit" }), "moved");
  assert.is(kind({}, { kit: "red kit" }), "changed");
  assert.is(kind({}, {}), null);
});

test("families read the differences, named by field", () => {
  const west = { id: "west", name: "West Gym" };
  assert.equal(told({ starts_local: "2026-11-24T14:00:00", venue_detail: "field 7" }), [
    "9:00 → 14:00",
    "field 3 → 7",
  ]);
  assert.equal(told({ starts_local: "2026-11-25T09:00:00" }), ["Tue, Nov 24 → Wed, Nov 25"]);
  assert.equal(told({ starts_local: "2026-11-25T14:30:00" }), ["Tue, Nov 24, 9:00 → Wed, Nov 25, 14:30"]);
  assert.equal(told({ venue: west, kit: "white kit" }), ["Riverside → West Gym", "blue → white kit"]);
  assert.equal(told({ kit: null, venue_detail: null }), ["no field any more", "no kit any more"]);
  assert.equal(told({ kit: "red" }, { ...game, kit: null }), ["kit: red"]);
  assert.equal(told({ duration_minutes: 120, arrive_minutes: 30 }), [
    "90 → 120 min long",
    "be there 15 → 30 min before",
  ]);
  assert.equal(told({ opponent: "Jets", title: "Final", side: "away" }), [
    "Game → Final",
    "Comets → Jets",
    "home → away",
  ]);
  assert.equal(told({ timing: "open" }), ["time not set yet"]);
});

test("a cancellation comes first, with its reason; reinstating is listed too", () => {
  const off = { status: "called_off", called_off_for: "weather" } as const;
  assert.equal(told({ ...off, kit: "white kit" }), ["called off: rain", "blue → white kit"]);
  assert.equal(told({ status: "on", called_off_for: null }, { ...game, ...off }), ["back on"]);
});

test("a change of the zone is listed, also beside the same wall clock, and is unknown in a version without one", () => {
  const denver = { time_zone: "America/Denver" };
  assert.equal(told(denver), ["Chicago → Denver time"]);
  assert.equal(told({ ...denver, starts_local: "2026-11-24T08:00:00" }), [
    "9:00 → 8:00",
    "Chicago → Denver time",
  ]);
  const { time_zone: _, ...old } = game;
  assert.equal(told(denver, old), []);
  assert.equal(changesBetween(game, old), []);
});

test("a field that a stored version lacks is unknown, so that its introduction is no change of any event", () => {
  const { kit: _, ...old } = game;
  assert.equal(changesBetween(old as EventSnapshot, game), []);
  assert.equal(changesBetween(old as EventSnapshot, { ...game, kit: null, opponent: "Jets" }), [
    { what: "opponent", before: "Comets", after: "Jets" },
  ]);
});

test("texts and a place's name are tidied for a mail, and nothing else", () => {
  const west = { id: "west", name: "west gym" };
  const changes = changesBetween(game, {
    ...game,
    starts_local: "2026-11-24T14:00:00",
    duration_minutes: 60,
    side: "away",
    venue: west,
    title: "cup",
    kit: null,
  });
  const upper = (text: string) => text.toUpperCase();
  assert.equal(
    changes.map((change) => tidyChange(change, upper)).map(({ before, after }) => [before, after]),
    [
      ["2026-11-24T09:00:00", "2026-11-24T14:00:00"],
      [90, 60],
      [
        { id: "riverside", name: "RIVERSIDE" },
        { id: "west", name: "WEST GYM" },
      ],
      ["GAME", "CUP"],
      ["home", "away"],
      ["BLUE KIT", null],
    ],
  );
});

test("changes that the server lists as texts are read back into values", () => {
  const read = (what: "length" | "venue" | "kit", before: string | null, after: string | null) =>
    readChange({ what, before, after });
  assert.equal(read("length", "90", "60"), { what: "length", before: 90, after: 60 });
  assert.equal(read("venue", null, "West Gym"), {
    what: "venue",
    before: null,
    after: { id: "West Gym", name: "West Gym" },
  });
  assert.equal(read("kit", "90", null), { what: "kit", before: "90", after: null });
});

test("renaming a place is no change", () => {
  assert.equal(told({ venue: { id: "riverside", name: "Riverside Park" } }), []);
});

test("only start, zone, timing, length and place count as a new time", () => {
  const is = (change: Partial<EventSnapshot>) => isOtherTime(changesBetween(game, { ...game, ...change }));
  assert.ok(is({ starts_local: "2026-11-24T09:05:00" }));
  assert.ok(is({ time_zone: "America/Denver" }));
  assert.ok(is({ timing: "day" }));
  assert.ok(is({ duration_minutes: 95 }));
  assert.ok(is({ venue: null }));
  assert.not.ok(
    is({ arrive_minutes: 0, venue_detail: "field 9", kit: null, title: "Cup", opponent: null, side: null }),
  );
  assert.not.ok(is({ status: "called_off", called_off_for: "field" }));
});

const optional = fc.constantFrom(null, "red", "blue kit", "field 3", "field 7");
const someEvent: fc.Arbitrary<EventSnapshot> = fc
  .record({
    title: fc.constantFrom("Game", "Cup final"),
    opponent: optional,
    side: fc.constantFrom("home", "away", "neutral", null),
    timing: fc.constantFrom("timed", "day", "open"),
    starts_local: fc.constantFrom("2026-11-24T09:00:00", "2026-11-24T14:00:00", "2026-11-25T09:00:00"),
    duration_minutes: fc.constantFrom(60, 90),
    arrive_minutes: fc.constantFrom(0, 15),
    venue: fc.constantFrom(null, { id: "r", name: "Riverside" }, { id: "w", name: "West Gym" }),
    venue_detail: optional,
    kit: optional,
    called_off_for: fc.constantFrom("weather", "numbers", null),
  })
  .map((event) => ({ ...event, status: event.called_off_for ? "called_off" : "on" }) as const);

/** States in between do not count. */
test("consecutive changes combine to the difference between first and last", () => {
  fc.assert(
    fc.property(fc.array(someEvent, { minLength: 2, maxLength: 6 }), (versions) => {
      const ends = new Map<string, { before: unknown; after: unknown }>();
      for (const [index, version] of versions.slice(1).entries()) {
        const before = versions[index];
        if (!before) throw new Error("unreachable");
        for (const change of changesBetween(before, version)) {
          const known = ends.get(change.what);
          ends.set(change.what, { before: known ? known.before : change.before, after: change.after });
        }
      }
      const key = (part: unknown) => JSON.stringify(part);
      const folded = [...ends].filter(([, { before, after }]) => key(before) !== key(after));
      const [first, last] = [versions[0], versions.at(-1)];
      if (!first || !last) throw new Error("unreachable");
      const seen = changesBetween(first, last);
      assert.equal(
        new Map(seen.map(({ what, before, after }) => [what as string, { before, after }] as const)),
        new Map(folded),
      );
    }),
  );
});

test("each change has its own text, and none is empty", () => {
  fc.assert(
    fc.property(someEvent, someEvent, (before, after) => {
      const changes = changesBetween(before, after);
      const lines = changeTexts(changes, words);
      assert.is(lines.length, changes.length);
      for (const line of lines) assert.match(line, /^\S.*\S$/);
      assert.equal(changesBetween(after, after), []);
    }),
  );
});

test.run();
