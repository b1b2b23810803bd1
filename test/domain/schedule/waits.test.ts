import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { byStart } from "../../../domain/dates/wall-time";
import {
  type NeedsYouEvent,
  needsYouEventsOf,
  nextEvents,
  stillNeedsYou,
} from "../../../domain/schedule/needs-you-events";
import { at, leo, part, practice } from "../../support/people/week";

const test = suite("events in Needs you");
const sunday = Date.parse("2026-11-22T14:00:00Z");
const changes = [{ what: "detail" as const, before: "field 3", after: "field 7" }];
const ids = (events: readonly { id: string }[]) => events.map(({ id }) => id);
const wanted = (event_id: string, count = 1): NeedsYouEvent => ({
  kind: "answer_wanted",
  id: `answer_wanted ${event_id}`,
  event_id,
  count,
});
const change = (event_id: string): NeedsYouEvent => ({ kind: "change", id: `change ${event_id}`, event_id });

test("the loaded events alone name changes, then missing answers with their count, each for its event", () => {
  const events = [
    practice({ id: "fri", ...at("2026-11-27", 17), mine: [part(), leo()] }),
    practice({ id: "moved", ...at("2026-12-20", 17), changes, mine: [part({ answer: "maybe" })] }),
    practice({ id: "far", ...at("2026-12-20", 17) }),
    practice({ id: "said-no", ...at("2026-11-25", 17), changes, mine: [part({ answer: "no" })] }),
  ];
  assert.equal(needsYouEventsOf({ events }, sunday), [change("moved"), wanted("fri", 2)]);
});

test("answered and acknowledged events go from the list and its count; events that are not loaded stay", () => {
  const events = [
    practice({ id: "half", mine: [part({ answer: "yes" }), leo()] }),
    practice({ id: "answered", mine: [part({ answer: "no" })] }),
    practice({ id: "moved", changes }),
    practice({ id: "known" }),
  ];
  const request: NeedsYouEvent = { kind: "join_request", id: "join_request comets", count: 3 };
  const items = [
    change("moved"),
    change("known"),
    change("beyond"),
    wanted("half", 2),
    wanted("answered"),
    wanted("later", 2),
    request,
  ];
  assert.equal(stillNeedsYou(items, { events }, sunday), [
    change("moved"),
    change("beyond"),
    wanted("half", 1),
    wanted("later", 2),
    request,
  ]);
});

test("a nudged event is asked about however far ahead it is", () => {
  const events = [practice({ id: "far", ...at("2026-12-20", 17) })];
  assert.equal(stillNeedsYou([wanted("far")], { events }, sunday), [wanted("far")]);
});

test("property: each loaded event is asked about or comes next, never both; who comes next is ordered by start", () => {
  const days = fc.uniqueArray(fc.integer({ min: 22, max: 30 }), { maxLength: 9 });
  const asking = fc.uniqueArray(fc.integer({ min: 20, max: 32 }).map(String), { maxLength: 6 });
  fc.assert(
    fc.property(days, asking, (starts, asked) => {
      const events = starts.map((day) => practice({ id: String(day), ...at(`2026-11-${day}`, 17) }));
      const next = nextEvents(
        { events },
        asked.map((id) => wanted(id)),
        sunday,
      );
      assert.equal(ids(next), ids(events.filter(({ id }) => !asked.includes(id)).sort(byStart)).slice(0, 3));
    }),
  );
});

test("a changed event still comes next; what is over does not", () => {
  const over = practice({ id: "over", ...at("2026-11-21", 17) });
  const on = practice({ id: "on", ...at("2026-11-24", 17) });
  assert.equal(ids(nextEvents({ events: [on, over] }, [change("on")], sunday)), ["on"]);
});

test.run();
