import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import {
  countOf,
  decisionsOf,
  inWaitingOrder,
  ownRequests,
  waitingKinds,
} from "../../../domain/needs-you/needs-you";

const test = suite("needs you");

test("items are sorted by kind, then newest first", () => {
  const on = (kind: (typeof waitingKinds)[number], day: string) => ({
    kind,
    created_at: `2026-11-${day}T10:00:00.000Z`,
  });
  const items = [
    on("take_over", "20"),
    on("join_request", "01"),
    on("asked", "05"),
    on("join_request", "03"),
  ];
  assert.equal(
    inWaitingOrder(items).map(({ kind, created_at }) => `${kind} ${created_at.slice(8, 10)}`),
    ["join_request 03", "join_request 01", "asked 05", "take_over 20"],
  );
});

test("changed events are sorted by their start, however late they changed; at the same time newest first", () => {
  const changed = (starts_local: string, day: string) => ({
    kind: "change" as const,
    created_at: `2026-11-${day}T10:00:00.000Z`,
    starts_local,
  });
  const items = [
    changed("2026-12-05T14:00:00", "22"),
    changed("2026-12-04T16:00:00", "19"),
    changed("2026-12-04T16:00:00", "20"),
  ];
  assert.equal(inWaitingOrder(items), [items[2], items[1], items[0]]);
});

test("property: sorting keeps every item and is stable when repeated", () => {
  const item = fc.record({
    kind: fc.constantFrom(...waitingKinds),
    starts_local: fc.option(fc.constantFrom("2026-12-04T16:00:00", "2026-12-05T14:00:00"), {
      nil: undefined,
    }),
    created_at: fc
      .date({ noInvalidDate: true, min: new Date(0), max: new Date(4e12) })
      .map((date) => date.toISOString()),
  });
  fc.assert(
    fc.property(fc.array(item), (drawn) => {
      const items = drawn.map(({ starts_local, ...rest }) =>
        starts_local ? { ...rest, starts_local } : rest,
      );
      const ordered = inWaitingOrder(items);
      assert.equal(new Set(ordered), new Set(items));
      assert.is(ordered.length, items.length);
      assert.equal(inWaitingOrder(ordered), ordered);
      for (const kind of waitingKinds) {
        const starts = ordered.flatMap((each) =>
          each.kind === kind && "starts_local" in each ? [each.starts_local] : [],
        );
        assert.equal(starts, [...starts].sort());
      }
      const places = ordered.map(({ kind }) => waitingKinds.indexOf(kind));
      assert.equal(
        places,
        [...places].sort((one, other) => one - other),
      );
    }),
  );
});

test("one's own requests to teams are found, and those to a circle are not", () => {
  const team = { kind: "asked" as const, team_id: "t1", team_name: "Comets" };
  assert.equal(ownRequests([team, { kind: "asked" }, { ...team, kind: "join_request" }]), [team]);
  assert.equal(ownRequests(null), []);
});

test("each missing answer and each request counts, and my own requests, which wait for others, do not", () => {
  assert.equal(
    waitingKinds.filter((kind) => decisionsOf({ kind }) === 0),
    ["asked"],
  );
  assert.is(
    countOf([
      { kind: "change" },
      { kind: "answer_wanted", count: 2 },
      { kind: "join_request", count: 16 },
      { kind: "asked" },
    ]),
    19,
  );
});

test.run();
