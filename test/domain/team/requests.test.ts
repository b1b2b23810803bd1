import { suite } from "uvu";
import * as assert from "uvu/assert";
import { batchesOfAll, batchOfOne, outcomesText, settledIds } from "../../../domain/team/requests";
import { request } from "../../support/people/team";

const test = suite("requests to join");

test("requests are sent in batches of forty, each with its own key", () => {
  const lines = Array.from({ length: 85 }, (_, index) =>
    request(`r${index}`, { may_go_with_all: index < 81 }),
  );
  let keys = 0;
  const batches = batchesOfAll(lines, () => `key-${++keys}`);
  assert.equal(
    batches.map(({ key, isAll, decisions }) => [key, isAll, decisions.length]),
    [
      ["key-1", true, 40],
      ["key-2", true, 40],
      ["key-3", true, 1],
    ],
  );
  assert.equal(batches[2]?.decisions, [{ request_id: "r80", decision: "approved" }]);
  assert.equal(
    batchesOfAll([request("r1", { may_go_with_all: false })], () => "key"),
    [],
  );
});

test("a single decision is sent by itself", () => {
  assert.equal(batchOfOne("r1", "same_child", "key"), {
    key: "key",
    isAll: false,
    decisions: [{ request_id: "r1", decision: "same_child" }],
  });
});

test("the text tells each person's outcome, and undecided requests stay", () => {
  const results = (["approved", "approved", "asked_guardians", "needs_a_look"] as const).map(
    (outcome, index) => ({
      request_id: `r${index}`,
      outcome,
    }),
  );
  assert.is(outcomesText(results), "2 are in. 1 went to their guardians first. 1 needs a look.");
  assert.equal(settledIds(results), ["r0", "r1", "r2"]);
  const told = (outcome: "declined" | "barred" | "gone", count: number) =>
    outcomesText(Array.from({ length: count }, (_, index) => ({ request_id: `r${index}`, outcome })));
  assert.equal(
    [
      told("declined", 1),
      told("declined", 2),
      told("barred", 1),
      told("barred", 2),
      told("gone", 1),
      told("gone", 2),
    ],
    [
      "1 stays out.",
      "2 stay out.",
      "1 stays out and won't ask again.",
      "2 stay out and won't ask again.",
      "1 had an answer already.",
      "2 had an answer already.",
    ],
  );
  assert.is(outcomesText([]), "");
});

test.run();
