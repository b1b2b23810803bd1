import { suite } from "uvu";
import * as assert from "uvu/assert";
import { team } from "../../../../server/platform/db/schema/team";
import { readPlayerAnswers } from "../../../../server/reads/receipt/player-answers.store";
import { addAbsence, addUsualYes } from "../../../support/people/absence";
import { addMember } from "../../../support/people/club";
import { scheduleCalls } from "../../../support/people/schedule-calls";
import { seasonCalls } from "../../../support/people/season";
import { openTestServer, type TestServer } from "../../../support/server/server";

const test = suite("what stands for a team's players at several events");

let server: TestServer;
test.before.each(async () => {
  server = await openTestServer();
  server.clock.set(new Date("2026-11-22T18:00:00Z"));
});
test.after.each(() => server.close());

const { named } = scheduleCalls(() => server);
const { season } = seasonCalls(() => server);

test("answers, a child's and an adult's absence and a usual yes stand where they hold; of whom nothing was said, nothing", async () => {
  const { teamId, ids, mother, other, sam, samId, leaId, spotId, answer } = await season();
  const { db } = server.services;
  const adult = await named("Ada Adult");
  const { id: adultId } = await addMember(server, teamId, { userId: adult.user.id });
  const days = { firstDay: "2026-12-01", lastDay: "2026-12-03" };
  await answer(2, "maybe");
  await addAbsence(server, { childId: sam.id, by: mother.user.id, ...days });
  await addAbsence(server, { userId: adult.user.id, by: adult.user.id, ...days });
  await db.update(team).set({ takesUsual: true });
  await addUsualYes(server, { teamId, membershipId: leaId, by: other.user.id });

  const asked = ids.slice(1, 4);
  const players = new Map(
    (await readPlayerAnswers(db, teamId, asked)).map((player) => [player.membershipId, player]),
  );
  const standing = (id: string) =>
    asked.map((event) => {
      const { answer = null, isOut = false } = players.get(id)?.answers[event] ?? {};
      return isOut ? `${answer}, out` : answer;
    });
  assert.equal(standing(samId), ["no, out", "maybe", null]);
  assert.equal(standing(adultId), ["no, out", null, null]);
  assert.equal(standing(leaId), ["yes", "yes", "yes"]);
  assert.equal(standing(spotId), [null, null, null]);
  assert.equal(
    [...players.values()].flatMap(({ answers }) => Object.keys(answers)).filter((id) => !asked.includes(id)),
    [],
    "of no other event",
  );
  assert.is(players.size, 4);
});

test.run();
