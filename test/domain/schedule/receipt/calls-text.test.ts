import { suite } from "uvu";
import * as assert from "uvu/assert";
import { detailOf, titleOf } from "../../../../domain/needs-you/needs-you-texts";
import { dontKnowText } from "../../../../domain/schedule/receipt/calls-text";

const test = suite("calls-text");

test("it says how many families do not know", () => {
  assert.is(dontKnowText(1), "One family doesn't know yet.");
  assert.is(dontKnowText(2), "Two families don't know yet.");
  assert.is(dontKnowText(12), "12 families don't know yet.");
});

test("in Needs you it names event, start and team", () => {
  const item = {
    kind: "call_list",
    id: "call_list 1",
    created_at: "2026-11-22T22:00:00Z",
    count: 2,
    event_title: "Practice",
    starts_local: "2026-11-22T17:00:00",
    team_name: "Comets",
  } as const;
  assert.is(titleOf(item), "Two families don't know yet.");
  assert.is(detailOf(item, null), "Practice changed: Sun, Nov\u00a022, 17:00\u00a0· Comets");
  assert.is(
    detailOf(item, "Denver time"),
    "Practice changed: Sun, Nov\u00a022, 17:00 Denver time\u00a0· Comets",
  );
  assert.is(
    detailOf({ ...item, is_called_off: true }, null),
    "Practice is called off: Sun, Nov\u00a022, 17:00\u00a0· Comets",
  );
  assert.is(
    detailOf({ ...item, is_back_on: true }, null),
    "Practice is back on: Sun, Nov\u00a022, 17:00\u00a0· Comets",
  );
});

test.run();
