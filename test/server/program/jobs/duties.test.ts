import { sql } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { evenOutAll } from "../../../../server/program/jobs/duties";
import { addAdult, addChild, addMember } from "../../../support/people/club";
import { addEvent } from "../../../support/people/schedule";
import { openShared } from "../../../support/people/shared-duty";

const test = suite("duties at night");

test("new games are given, newcomers get turns to come, and a second run changes nothing", async () => {
  const { server, db, teamId, coach, families, dutyId, turns, read } = await openShared();
  const extra = await addEvent(server, teamId, {
    ...{ kind: "game", title: "Final", createdBy: coach.user.id },
    startsLocal: "2027-01-16T10:00:00",
  });
  const dia = await addAdult(server, { firstName: "Dia" });
  const kid = await addChild(server, [dia.user.id], { firstName: "Gil" });
  await addMember(server, teamId, { childId: kid.id, number: "77" });
  assert.ok((await evenOutAll(server.services)) > 0);
  const book = (await read(coach)).body;
  assert.ok(book.turns.find(({ event_id }) => event_id === extra.id)?.membership_id);
  const counts = book.families.map((family) => family.turns);
  assert.is(
    counts.reduce((sum, count) => sum + count, 0),
    7,
  );
  assert.ok(Math.max(...counts) - Math.min(...counts) <= 1, counts.join());
  assert.is(await evenOutAll(server.services), 0);
  const before = await turns(dutyId);
  await db.execute(sql`update team set archived_at = now()`);
  await db.execute(
    sql`update membership set ended_at = now(), end_reason = 'left' where id = ${families[0]?.id}::uuid`,
  );
  assert.is(await evenOutAll(server.services), 0);
  assert.is(before.length, 6);
  await server.close();
});

test.run();
