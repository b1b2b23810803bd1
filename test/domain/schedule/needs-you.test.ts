import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { askedOf, nextEvents } from "../../../domain/schedule/needs-you";
import { byStart } from "../../../domain/schedule/wall-time";
import { at, part, practice } from "../../support/people/week";

const test = suite("events in Needs you");
const sunday = Date.parse("2026-11-22T14:00:00Z");
const ids = (events: readonly { id: string }[]) => events.map(({ id }) => id);

test("an item's events are listed by their start; one that was not read leaves its item's row", () => {
  const events = [
    practice({ id: "fri", ...at("2026-11-27", 17) }),
    practice({ id: "tue", ...at("2026-11-24", 17) }),
    practice({ id: "wed", ...at("2026-11-25", 17) }),
  ];
  const asked = askedOf(
    { events },
    [
      { id: "rockets", event_ids: ["fri", "tue"] },
      { id: "comets", event_ids: ["wed", "later"] },
      { id: "older-server" },
    ],
    sunday,
  );
  assert.equal(ids(asked.events), ["tue", "wed", "fri"]);
  assert.equal([...asked.beyond], ["comets", "older-server"]);
  assert.is(asked.settled.size, 0);
});

test("an item is settled once each of its events is answered", () => {
  const answered = practice({ id: "tue", ...at("2026-11-24", 17), mine: [part({ answer: "no" })] });
  const open = practice({ id: "wed", ...at("2026-11-25", 17) });
  const asked = askedOf(
    { events: [answered, open] },
    [
      { id: "rockets", event_ids: ["tue"] },
      { id: "comets", event_ids: ["tue", "wed"] },
    ],
    sunday,
  );
  assert.equal([...asked.settled], ["rockets"]);
});

test("property: each loaded event is asked about or comes next, never both, and both are ordered by their start", () => {
  const days = fc.uniqueArray(fc.integer({ min: 22, max: 30 }), { maxLength: 9 });
  const asking = fc.array(fc.uniqueArray(fc.integer({ min: 20, max: 32 }).map(String)), { maxLength: 3 });
  fc.assert(
    fc.property(days, asking, (starts, lists) => {
      const events = starts.map((day) => practice({ id: String(day), ...at(`2026-11-${day}`, 17) }));
      const items = lists.map((event_ids, index) => ({ id: `w${index}`, event_ids }));
      const asked = askedOf({ events }, items, sunday);
      const next = nextEvents({ events }, items, sunday);
      const wanted = lists.flat();
      assert.equal(ids(asked.events), ids(events.filter(({ id }) => wanted.includes(id)).sort(byStart)));
      assert.equal(ids(next), ids(events.filter(({ id }) => !wanted.includes(id)).sort(byStart)).slice(0, 3));
      for (const { id, event_ids } of items)
        assert.is(
          asked.beyond.has(id),
          event_ids.length === 0 || event_ids.some((each) => !starts.map(String).includes(each)),
        );
    }),
  );
});

test("what is over does not come next", () => {
  const over = practice({ id: "over", ...at("2026-11-21", 17) });
  const on = practice({ id: "on", ...at("2026-11-24", 17) });
  assert.equal(ids(nextEvents({ events: [on, over] }, [], sunday)), ["on"]);
});

test.run();
