// Full run only: it compares long random histories with a model.
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { mostRings } from "../../../domain/schedule/notice/escalation";
import { countReached, drawCallingOff, followRules, shareOf } from "../../support/people/calling-offs";
import { proofCounts, record, seeded } from "../../support/proof";

const test = suite("calling-offs by the rules");

test("whoever does not know is on the list when it opens, after four pushes at most", () => {
  const chance = seeded(20_261_126);
  const runs = Array.from({ length: proofCounts.callingOffs }, (_, index) => {
    const drawn = drawCallingOff(chance, { swallowed: shareOf(index), most: 25, longest: 550 });
    return { drawn, outcome: followRules(drawn) };
  });
  let families = 0;
  for (const { drawn, outcome } of runs) {
    families += outcome.families.length;
    assert.ok(outcome.mostRings <= mostRings);
    if (outcome.listAt !== null) assert.is(outcome.listAt, Math.max(3, drawn.arrival - 60));
    assert.is(outcome.listAt === null, drawn.arrival < 3);
  }
  record({
    point: 17,
    tried: "Calling-offs by the rules of the escalation, families of all",
    count: families,
    wrong: 0,
    database: "none",
    note: `${runs.length} calling-offs. ${countReached(runs).join(". ")}.`,
  });
});

test.run();
