import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { dayAfter } from "../../../../domain/schedule/week/agenda";
import { momentsOf } from "../../../../server/core/time/local-time";
import { calendarFeed } from "../../../../server/platform/db/schema/calendar-link";
import { event } from "../../../../server/platform/db/schema/schedule";
import { addCalendarLink, addGuestLink } from "../../../support/people/calendar-link";
import { addChild, addMember, addTeam } from "../../../support/people/club";
import { addPlace } from "../../../support/people/schedule";
import { scheduleCalls } from "../../../support/people/schedule-calls";
import { countStatements } from "../../../support/server/count-statements";
import { openTestServer, type TestServer } from "../../../support/server/server";

const test = suite("how large calendars are, and what dead links cost");

let server: TestServer;
test.before.each(async () => {
  server = await openTestServer();
  server.clock.set(new Date("2026-11-22T18:00:00Z"));
});
test.after.each(() => server.close());

const { named } = scheduleCalls(() => server);

/** Of the name alone, so that each run packs the same bytes. */
const idOf = (name: string) =>
  createHash("md5")
    .update(name)
    .digest("hex")
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");

const fetch = (token: string) =>
  server.app.inject({
    method: "GET",
    url: `/calendar/${token}.ics`,
    headers: { "accept-encoding": "gzip" },
  });

/** A child in a team with a practice or a game every other day for more than a year. */
async function longSeason(count: number) {
  const mother = await named("Mia Reyes");
  const { id: teamId } = await addTeam(server, mother.user.id, { id: idOf("team") });
  const sam = await addChild(server, [mother.user.id]);
  await addMember(server, teamId, { childId: sam.id });
  const venueId = await addPlace(server, teamId, "Riverside");
  const rows = Array.from({ length: count }, (_, index) => {
    const isGame = index % 4 === 3;
    const meant = {
      timeZone: "America/Chicago",
      timing: "timed" as const,
      startsLocal: `${dayAfter("2026-11-23", 2 * index)}T${isGame ? "10:00" : "17:30"}:00`,
      durationMinutes: 90,
      arriveMinutes: 15,
    };
    return {
      ...{ teamId, id: idOf(`event ${index}`), venueId, venueDetail: `field ${index % 9}` },
      ...(isGame
        ? { kind: "game" as const, title: "Game", opponent: `Rovers ${index % 11}`, kit: "blue" }
        : { kind: "practice" as const, title: "Practice" }),
      ...{ createdBy: mother.user.id, createdAt: server.clock.now(), changedAt: server.clock.now() },
      ...meant,
      ...momentsOf(meant),
    };
  });
  await server.services.db.insert(event).values(rows);
  return { mother, sam };
}

test("a calendar of 200 events travels in 9 kB at most", async () => {
  const { mother } = await longSeason(200);
  const { token } = await addCalendarLink(server, mother.user.id);
  const { headers, rawPayload } = await fetch(token);
  assert.is(headers["content-encoding"], "gzip");
  assert.ok(rawPayload.length <= 9_000, `${rawPayload.length} bytes`);
  const whole = await server.app.inject({ method: "GET", url: `/calendar/${token}.ics` });
  assert.is(whole.body.split("BEGIN:VEVENT").length - 1, 200);
});

test("a dead link costs one statement at most, whatever it showed before, and reads no event", async () => {
  const { mother, sam } = await longSeason(1);
  const { db } = server.services;
  const by = mother.user.id;
  const costs = async (token: string) => {
    const statements = countStatements(db);
    await fetch(token);
    return statements();
  };
  const [week, ended] = [
    await addCalendarLink(server, by),
    await addGuestLink(server, { by, childId: sam.id }),
  ];
  for (const { token } of [week, ended]) assert.ok((await costs(token)) > 1, "while it lives");
  await db.update(calendarFeed).set({ revokedAt: server.clock.now() }).where(eq(calendarFeed.id, week.id));
  await db.update(calendarFeed).set({ endsOn: "2026-11-21" }).where(eq(calendarFeed.id, ended.id));
  assert.equal([await costs(week.token), await costs(week.token)], [1, 0], "switched off");
  assert.equal([await costs(ended.token), await costs(ended.token)], [1, 1], "after its last day");
});

test.run();
