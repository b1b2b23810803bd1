import { suite } from "uvu";
import * as assert from "uvu/assert";
import { partsIn, type TeamEntry, waitingIn } from "../../../domain/team/team-list";

const test = suite("team list");

const parts: readonly [TeamEntry["standings"], readonly string[]][] = [
  [[{ via: "self", roles: ["coach"] }], ["You · coach"]],
  [[{ via: "self", roles: ["coach", "manager"] }], ["You · coach, manager"]],
  [[{ via: "guardian", roles: ["player"], child_first_name: "Sam" }], ["Sam · player"]],
  [
    [
      { via: "self", roles: ["manager"] },
      { via: "guardian", roles: ["player"], child_first_name: "Sam" },
      { via: "guardian", roles: ["player"], child_first_name: "Lena" },
    ],
    ["You · manager", "Sam · player", "Lena · player"],
  ],
  [[{ via: "follow", roles: ["player"], child_first_name: "Sam" }], ["Sam · you follow"]],
  [[{ via: "follow", roles: [] }], ["A player · you follow"]],
  [[{ via: "guardian", roles: [], child_first_name: "Sam" }], ["Sam"]],
];
for (const [standings, expected] of parts)
  test(`shows "${expected.join('", "')}"`, () => {
    assert.equal(partsIn({ standings }), expected);
  });

test("requests to an archived team wait for nobody", () => {
  assert.is(waitingIn({ archived_at: null, waiting: 3 }), 3);
  assert.is(waitingIn({ archived_at: "2026-11-20T10:00:00.000Z", waiting: 3 }), 0);
});

test.run();
