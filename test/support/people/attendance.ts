import type { Mark } from "../../../domain/schedule/attendance/attendance";
import type { components } from "../../../openapi";
import { participation } from "../../../server/platform/db/schema/schedule-answers";
import type { TestServer } from "../server/server";
import { ask, type Person } from "./ask";

type Row = components["schemas"]["NewMark"];
export type Counts = components["schemas"]["AttendanceCounts"];

/** People's calls of attendance; what is marked without a moment is pressed now. */
export function attendanceCalls(server: () => TestServer) {
  const now = () => server().clock.now().toISOString();
  const mark = (
    person: Person,
    { teamId, id }: { teamId: string; id: string },
    ...rows: (Pick<Row, "membership_id" | "attendance"> & { at?: string })[]
  ) =>
    ask<components["schemas"]["Marks"]>(
      server(),
      person,
      `PUT /team/team_id/${teamId}/event/event_id/${id}/attendance`,
      { body: { rows: rows.map((row) => ({ at: now(), ...row })) } },
    );
  const counts = (person: Person, teamId: string, query = "") =>
    ask<Counts>(server(), person, `GET /team/team_id/${teamId}/attendance${query}`);
  return { mark, counts };
}

/** A mark written straight to the database, for tests that are not about marking. */
export async function addMark(
  { services, clock }: Pick<TestServer, "services" | "clock">,
  { teamId, id: eventId }: { teamId: string; id: string },
  membershipId: string,
  { attendance, by, at = clock.now() }: { attendance: Mark | null; by: string; at?: Date },
): Promise<void> {
  const mark = { attendance, attendanceBy: by, attendanceAt: at };
  await services.db
    .insert(participation)
    .values({ teamId, eventId, membershipId, ...mark })
    .onConflictDoUpdate({
      target: [participation.teamId, participation.eventId, participation.membershipId],
      set: mark,
    });
}
