import { randomUUID } from "node:crypto";
import type { Answer } from "../../../domain/schedule/answer/answer";
import { dayAt, momentsOf } from "../../../server/core/time/local-time";
import { event, series, venue } from "../../../server/platform/db/schema/schedule";
import { participation } from "../../../server/platform/db/schema/schedule-answers";
import type { DatabaseAccess } from "./person";

type Server = DatabaseAccess;
type EventRow = typeof event.$inferSelect;

/** Events and answers written straight to the database, for tests that are not about their creation. */

type NewEvent = typeof event.$inferInsert;
type EventChange = Partial<NewEvent> & { createdBy: string };

/** A practice of ninety minutes at 17:30, by default the day after tomorrow. */
export function newEvent({ clock }: Pick<Server, "clock">, teamId: string, change: EventChange): NewEvent {
  const at = clock.now();
  const timeZone = change.timeZone ?? "America/Chicago";
  const wall = {
    timeZone,
    timing: "timed" as const,
    startsLocal: `${dayAt(new Date(at.getTime() + 2 * 86_400_000), timeZone)}T17:30:00`,
    durationMinutes: 90,
    arriveMinutes: 15,
  };
  const meant = {
    ...wall,
    ...(change.timing && { timing: change.timing }),
    ...(change.startsLocal && { startsLocal: change.startsLocal }),
    ...(change.durationMinutes && { durationMinutes: change.durationMinutes }),
    ...(change.arriveMinutes !== undefined && { arriveMinutes: change.arriveMinutes }),
  };
  return {
    teamId,
    id: randomUUID(),
    kind: "practice",
    title: "Practice",
    createdAt: at,
    changedAt: at,
    ...meant,
    ...momentsOf(meant),
    ...change,
  };
}

export async function addEvent(server: Server, teamId: string, change: EventChange): Promise<EventRow> {
  const [row] = await server.services.db
    .insert(event)
    .values(newEvent(server, teamId, change))
    .returning();
  if (!row) throw new Error("The event was not added.");
  return row;
}

/** A series of practices on Tuesdays, Sep 1 to Nov 17, 2026, without its events. */
export async function addLastSeason(
  { services }: Pick<Server, "services">,
  teamId: string,
  createdBy: string,
  change: Partial<typeof series.$inferInsert> = {},
): Promise<string> {
  const id = randomUUID();
  await services.db.insert(series).values({
    teamId,
    id,
    weekdays: 4,
    firstDay: "2026-09-01",
    lastDay: "2026-11-17",
    fields: { kind: "practice", timing: "timed", starts_local: "17:30" },
    createdBy,
    ...change,
  });
  return id;
}

export async function addPlace({ services }: Server, teamId: string, name: string): Promise<string> {
  const id = randomUUID();
  await services.db.insert(venue).values({ teamId, id, name, category: "field" });
  return id;
}

export const addAnswer = (
  { services, clock }: Server,
  { teamId, id, version }: Pick<EventRow, "teamId" | "id" | "version">,
  membershipId: string,
  { answer, by, note = null }: { answer: Answer; by: string; note?: string | null },
) =>
  services.db.insert(participation).values({
    teamId,
    eventId: id,
    membershipId,
    answer,
    note,
    noteBy: note === null ? null : by,
    answeredBy: by,
    answeredVia: "app",
    answeredAt: clock.now(),
    answeredEventVersion: version,
    answerVersion: 1,
    seenVersion: version,
    seenBeforeStart: version,
    seenBy: by,
    seenAt: clock.now(),
  });
