import { suite } from "uvu";
import * as assert from "uvu/assert";
import { groupsOf, partOf } from "../../../../domain/schedule/event/field-groups";

const test = suite("groups of fields");

const change = { kit: "blue", starts_local: "2026-11-24T18:00:00", arrive_minutes: 15, venue_id: null };

test("a change's groups are those of its fields, in their order", () => {
  assert.equal(groupsOf(change), ["time", "place", "kit"]);
  assert.equal(groupsOf({ asks: "nobody", opponent: null, notes: "" }), ["title", "notes", "answers"]);
  assert.equal(groupsOf({}), []);
});

test("the part of some groups has only their fields", () => {
  assert.equal(
    partOf(change, (group) => group === "time"),
    { starts_local: "2026-11-24T18:00:00", arrive_minutes: 15 },
  );
  assert.equal(
    partOf(change, () => true),
    change,
  );
});

test.run();
