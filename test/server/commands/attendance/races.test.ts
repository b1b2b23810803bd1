import { randomUUID } from "node:crypto";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { usualYes } from "../../../../server/platform/db/schema/absence";
import { rateBucket } from "../../../../server/platform/db/schema/http";
import { event, series } from "../../../../server/platform/db/schema/schedule";
import { participation } from "../../../../server/platform/db/schema/schedule-answers";
import { addUsualYes } from "../../../support/people/absence";
import { attendanceCalls } from "../../../support/people/attendance";
import { addMember } from "../../../support/people/club";
import { addEvent } from "../../../support/people/schedule";
import { scheduleCalls } from "../../../support/people/schedule-calls";
import { raceIn } from "../../../support/server/race";
import { openTestServer, type TestServer } from "../../../support/server/server";

const test = suite("races on marks");

let server: TestServer;
const open = async () => {
  server = await openTestServer();
  server.clock.set(new Date("2026-11-22T18:00:00Z"));
};
test.before.each(open);
test.after.each(() => server.close());
const race = raceIn(test, () => server.close().then(open));

const { club: families, named, say } = scheduleCalls(() => server);
const { mark } = attendanceCalls(() => server);

const rounds = 4;

/** Two coaches and practices on Nov 21 and 22, each time anew. */
async function eachRound(
  work: (
    club: Awaited<ReturnType<typeof families>> & {
      second: Awaited<ReturnType<typeof named>>;
      days: readonly [typeof event.$inferSelect, typeof event.$inferSelect];
    },
  ) => Promise<void>,
) {
  const made = await families();
  const { teamId, coach, mother, samId } = made;
  const second = await named("Carl Coach");
  await addMember(server, teamId, { userId: second.user.id, roles: ["coach"] });
  const { db } = server.services;
  const createdBy = coach.user.id;
  const seriesId = randomUUID();
  const fields = { kind: "practice", timing: "timed", starts_local: "12:00" } as const;
  const days = { firstDay: "2026-11-01", lastDay: "2027-05-25" };
  await db.insert(series).values({ teamId, id: seriesId, weekdays: 127, ...days, fields, createdBy });
  const on = (day: string) =>
    addEvent(server, teamId, { createdBy, startsLocal: `${day}T12:00:00`, seriesId, seriesDay: day });
  for (let round = 0; round < rounds; round += 1) {
    for (const table of [rateBucket, usualYes, participation, event]) await db.delete(table);
    const reportedAt = new Date("2026-11-20T18:00:00Z");
    await addUsualYes(server, { teamId, membershipId: samId, by: mother.user.id, reportedAt });
    await work({ ...made, second, days: [await on("2026-11-21"), await on("2026-11-22")] });
  }
}

const at = (second: number) => `2026-11-22T17:59:0${second}.000Z`;

race("a mark against a mark: the one pressed last stands, in whatever order they arrive", rounds, () =>
  eachRound(async ({ coach, second, samId, leaId, spotId, days: [, today] }) => {
    const row = (membership_id: string, attendance: "present" | "absent", second: number) => ({
      membership_id,
      attendance,
      at: at(second),
    });
    const replies = await Promise.all([
      mark(coach, today, row(samId, "present", 1), row(leaId, "present", 4), row(spotId, "absent", 2)),
      mark(second, today, row(spotId, "present", 3), row(leaId, "absent", 2), row(samId, "absent", 5)),
    ]);
    assert.equal(
      replies.map(({ status }) => status),
      [200, 200],
    );
    const rows = await server.services.db.select().from(participation);
    assert.equal(
      new Map(rows.map(({ membershipId, attendance }) => [membershipId, attendance])),
      new Map([
        [samId, "absent"],
        [leaId, "present"],
        [spotId, "present"],
      ]),
    );
  }),
);

race("two misses in a row, marked at the same moment, pause the usual yes", rounds, () =>
  eachRound(async ({ coach, second, samId, days: [before, today] }) => {
    const absent = { membership_id: samId, attendance: "absent" as const };
    await Promise.all([mark(coach, before, absent), mark(second, today, absent)]);
    const [usual] = await server.services.db.select().from(usualYes);
    assert.equal([usual?.pausedAt !== null, usual?.version], [true, 2]);
  }),
);

race("a mark against an answer and against the staff's for a spot: both are stored", rounds, () =>
  eachRound(async ({ teamId, coach, second, mother, samId, spotId, days: [, { id }] }) => {
    const replies = await Promise.all([
      say(mother, { teamId, id, membershipId: samId }, "no", {}),
      mark(
        coach,
        { teamId, id },
        { membership_id: spotId, attendance: "late" },
        { membership_id: samId, attendance: "late" },
      ),
      say(second, { teamId, id, membershipId: spotId }, "yes"),
    ]);
    assert.equal(
      replies.slice(1).map(({ status }) => status),
      [200, 200],
    );
    const rows = await server.services.db.select().from(participation);
    assert.equal(
      rows.map(({ attendance }) => attendance),
      ["late", "late"],
    );
    assert.is(rows.find(({ membershipId }) => membershipId === spotId)?.answer, "yes");
  }),
);

test.run();
