import { randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { changesBetween } from "../../../../domain/schedule/event/event-change";
import type { EventSnapshot } from "../../../../domain/schedule/event/event-parts";
import { absence } from "../../../../server/platform/db/schema/absence";
import { event, eventVersion } from "../../../../server/platform/db/schema/schedule";
import { participation, samePlayer } from "../../../../server/platform/db/schema/schedule-answers";
import { membership } from "../../../../server/platform/db/schema/team";
import { readRecipients } from "../../../../server/reads/receipt/recipients.store";
import { addMember } from "../../../support/people/club";
import { scheduleCalls } from "../../../support/people/schedule-calls";
import { openTestServer, type TestServer } from "../../../support/server/server";

const test = suite("who is unaware of a change");

let server: TestServer;
test.before(async () => {
  server = await openTestServer();
});
test.after(() => server.close());

const minute = (count: number) => new Date(Date.UTC(2026, 10, 20, 12, count));
const days = ["2026-11-22", "2026-11-23", "2026-11-24"] as const;
type Day = (typeof days)[number];

interface Version {
  day: Day;
  kit: string | null;
  status: "on" | "called_off";
  isNotified: boolean;
}
interface Player {
  answer: { answer: "yes" | "maybe" | "no"; at: number } | null;
  seen: number | null;
  joinedAt: number;
  away: { from: Day; to: Day; at: number } | null;
}

const version = fc.record<Version>({
  day: fc.constantFrom(...days),
  kit: fc.constantFrom(null, "blue"),
  status: fc.constantFrom("on", "on", "called_off"),
  isNotified: fc.boolean(),
});
const player = fc.record<Player>({
  answer: fc.option(
    fc.record({ answer: fc.constantFrom("yes", "maybe", "no"), at: fc.integer({ min: 1, max: 50 }) }),
  ),
  seen: fc.option(fc.integer({ min: 1, max: 4 })),
  joinedAt: fc.integer({ min: -1, max: 50 }),
  away: fc.option(
    fc
      .tuple(fc.subarray([...days], { minLength: 1, maxLength: 2 }), fc.integer({ min: 1, max: 50 }))
      .map(([[from = days[0], to = from], at]) => ({ from, to, at })),
  ),
});
const history = fc.record({
  versions: fc.array(version, { minLength: 1, maxLength: 4 }),
  players: fc.record({ sam: player, lea: player, spot: player, otherSpot: player }),
  merged: fc.constantFrom("none", "spot into sam", "sam into spot", "lea into sam", "other spot into spot"),
});

const toSnapshot = ({ day, kit, status }: Version): EventSnapshot =>
  ({
    ...{
      starts_local: `${day}T17:00:00`,
      timing: "timed",
      duration_minutes: 60,
      arrive_minutes: 0,
      kit,
      status,
    },
    ...{ title: "Practice", opponent: null, side: null, venue: null, venue_detail: null },
    ...{ time_zone: "America/Chicago", called_off_for: status === "on" ? null : "weather" },
  }) as EventSnapshot;

/** Versions are made ten minutes apart, from minute 0 on. */
const madeAt = (index: number) => index * 10;

/** The rule a second time, in plain words: the last version is news for a family that is concerned and has not seen it. */
function isUnaware(versions: readonly Version[], { answer, seen, joinedAt, away }: Player): boolean {
  const last = versions.length - 1;
  const current = versions[last];
  if (!current || last === 0 || (seen ?? 0) > last || joinedAt > madeAt(last)) return false;
  const acknowledged = seen === null ? lastBefore(joinedAt, last) : Math.min(seen - 1, last);
  const possible = versions.filter(
    (one, index) => index === acknowledged || (index > acknowledged && index < last && one.isNotified),
  );
  const isNews = possible.some((one) => changesBetween(toSnapshot(one), toSnapshot(current)).length > 0);
  const covers = (day: Day) => away !== null && away.from <= day && day <= away.to;
  const isAway = covers(current.day) && (answer === null || (away?.at ?? 0) > answer.at);
  const isOut =
    answer?.answer === "no" ||
    (isAway && possible.every(({ day }) => covers(day) && (answer === null || (away?.at ?? 0) > answer.at)));
  return isNews && !isOut;
}

/** The newest version made before somebody joined; the first one for who joined before it. */
const lastBefore = (joinedAt: number, last: number) =>
  Math.max(0, ...Array.from({ length: last + 1 }, (_, index) => (madeAt(index) < joinedAt ? index : 0)));

test("property: the database finds those who are unaware as a plain second definition does", async () => {
  server.clock.set(minute(0));
  const { db } = server.services;
  const calls = scheduleCalls(() => server);
  const made = await calls.club();
  const { coach, teamId } = made;
  const otherSpotId = (await addMember(server, teamId, { spotFirstName: "Bo", spotLastInitial: "B" })).id;
  const ids = { sam: made.samId, lea: made.leaId, spot: made.spotId, otherSpot: otherSpotId };
  const names = Object.keys(ids) as (keyof typeof ids)[];
  const childOf: Partial<Record<keyof typeof ids, string>> = { sam: made.sam.id, lea: made.lea.id };
  const events = new Map<Day, string>();
  for (const day of days) {
    const { body } = await calls.add(coach, teamId, { starts_local: `${day}T17:00:00` });
    events.set(day, body.event.id);
  }
  const found = { unaware: 0, aware: 0 };
  for (const { versions, players, merged } of fc.sample(history, { numRuns: 150, seed: 5 })) {
    const eventId = events.get(versions.at(-1)?.day ?? days[0]) ?? "";
    await db.delete(eventVersion).where(eq(eventVersion.eventId, eventId));
    await db.delete(participation);
    await db.delete(absence);
    await db.delete(samePlayer);
    await db.insert(eventVersion).values(
      versions.map((one, index) => ({
        ...{ teamId, eventId, version: index + 1, shown: toSnapshot(one), madeBy: coach.user.id },
        madeAt: minute(madeAt(index)),
        notifiedAt: one.isNotified ? minute(madeAt(index)) : null,
      })),
    );
    await db
      .update(event)
      .set({ version: versions.length, noticeVersion: versions.length })
      .where(eq(event.id, eventId));
    for (const name of names) {
      const { answer, seen, joinedAt, away } = players[name];
      const childId = childOf[name];
      await db
        .update(membership)
        .set({ letInAt: minute(joinedAt) })
        .where(and(eq(membership.teamId, teamId), eq(membership.id, ids[name])));
      await db.insert(participation).values({
        ...{ teamId, eventId, membershipId: ids[name] },
        ...(seen !== null && { seenVersion: seen, seenBy: coach.user.id, seenAt: minute(0) }),
        ...(answer && {
          ...{ answer: answer.answer, answeredBy: coach.user.id, answeredVia: "staff", answerVersion: 1 },
          ...{ answeredAt: minute(answer.at), answeredEventVersion: 1 },
        }),
      });
      if (childId && away)
        await db.insert(absence).values({
          ...{ id: randomUUID(), childId, firstDay: away.from, lastDay: away.to },
          ...{ reportedBy: coach.user.id, reportedAt: minute(away.at), validFrom: minute(away.at) },
        });
    }
    const pair = merged.split(" into ").map((name) => (name === "other spot" ? "otherSpot" : name));
    const [newer, older] = pair as (keyof typeof ids)[];
    if (newer && older)
      await db.insert(samePlayer).values({
        ...{ teamId, membershipId: ids[newer], countsAs: ids[older], byUser: coach.user.id },
      });

    const expected = names.filter((name) => {
      const plain = childOf[name] ? players[name] : { ...players[name], away: null };
      const isJoined = !childOf[name] && pair.includes(name) && pair.some((one) => childOf[one as "sam"]);
      return !isJoined && isUnaware(versions, plain);
    });
    const rows = await readRecipients(db, [{ teamId, id: eventId }]);
    const unaware = names.filter((name) =>
      rows.some((row) => row.membershipId === ids[name] && row.isUnaware),
    );
    assert.equal(unaware, expected, JSON.stringify({ versions, players, merged }, null, 1));
    const listed = await db.execute<{ event_id: string }>(sql`
      select event_id from events_with_unaware_families(${JSON.stringify([{ team_id: teamId, event_id: eventId }])}::json)`);
    const rings = rows.some((row) => row.isUnaware && row.needsAcknowledgement);
    assert.is(listed.rows.length > 0, rings);
    found.unaware += unaware.length;
    found.aware += names.length - unaware.length;
  }
  assert.ok(found.unaware > 50 && found.aware > 50, JSON.stringify(found));
});

test.run();
