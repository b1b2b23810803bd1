import { randomUUID } from "node:crypto";
import type { Mark } from "../../../../domain/schedule/attendance/attendance";
import { momentsOf } from "../../../../server/core/time/local-time";
import { event } from "../../../../server/platform/db/schema/schedule";
import { markAttendance } from "../../../../src/api/calls/mark-attendance";
import { readAttendance } from "../../../../src/api/calls/read-attendance";
import { addMark } from "../../people/attendance";
import { addChild, addMember, addTeam } from "../../people/club";
import { addEvent } from "../../people/schedule";
import { contractCase } from "../contract-case";
import { type Change, plays, send, sendAs } from "../contract-changes";
import { adult } from "../contract-scenes";
import type { World } from "../contract-world";
import { eventId, memberId, presentMark, teamId } from "../typical";

/** Sam of the Comets, whom the caller coaches, and practices on these days at noon, Chicago time; it is noon there on Nov 22. */
async function club(world: World, days: readonly string[]) {
  world.clock.set(new Date("2026-11-22T18:00:00Z"));
  const person = await adult(world);
  const { id } = await addTeam(world, person.id, { roles: ["manager", "coach"] });
  const sam = await addChild(world, [person.id]);
  const member = await addMember(world, id, { childId: sam.id, number: "7" });
  const events = [];
  for (const day of days)
    events.push(await addEvent(world, id, { startsLocal: `${day}T12:00:00`, createdBy: person.id }));
  return {
    caller: { sending: { bearer: person.accessToken }, person },
    id,
    membershipId: member.id,
    events,
    by: person.id,
  };
}

const theEvent =
  (change: Partial<typeof event.$inferInsert>): Change =>
  ({ services: { db } }) =>
    db.update(event).set(change);

const longAgo = {
  timeZone: "America/Chicago",
  timing: "timed",
  startsLocal: "2026-10-22T12:00:00",
  durationMinutes: 90,
  arriveMinutes: 15,
} as const;

export const attendanceCases = {
  markAttendance: contractCase({
    call: markAttendance,
    typical: {
      path: { id: teamId, event_id: eventId },
      body: { rows: [{ membership_id: memberId, ...presentMark }] },
    },
    ready: async (world) => {
      const { caller, id, membershipId, events } = await club(world, ["2026-11-22"]);
      const rows = [{ membership_id: membershipId, ...presentMark }];
      return { ...caller, input: { path: { id, event_id: events[0]?.id ?? "" }, body: { rows } } };
    },
    shows: ({ rows }) => rows.map(({ attendance }) => attendance),
    expects: { typical: ["present"] },
    provokes: {
      EVENT_PARTY_MEMBER_401_UPDATE: plays,
      EVENT_PARTY_MEMBER_404: (_, ready) =>
        send(ready, { rows: [{ membership_id: randomUUID(), ...presentMark }] }),
      EVENT_ITEM_403_CALLED_OFF: theEvent({ status: "called_off", calledOffFor: "weather" }),
      EVENT_ITEM_403_OVER: theEvent({ ...longAgo, ...momentsOf(longAgo) }),
    },
  }),
  readAttendance: contractCase({
    call: readAttendance,
    typical: { path: { id: teamId } },
    ready: async (world) => {
      const marks: readonly Mark[] = ["present", "late", "absent", "present"];
      const days = ["2026-11-17", "2026-11-18", "2026-11-19", "2026-11-20"];
      const { caller, id, membershipId, events, by } = await club(world, days);
      for (const [index, event] of events.entries())
        await addMark(world, event, membershipId, { attendance: marks[index] ?? null, by });
      return { ...caller, input: { path: { id } } };
    },
    shows: ({ members }) =>
      members.map(({ present, late, absent, absent_without_word: silent }) => [
        present,
        late,
        absent,
        silent,
      ]),
    expects: { typical: [[2, 1, 1, 1]] },
    provokes: {
      REQUEST_400_INVALID: (_, ready) => sendAs(ready, (url) => `${url}?from=2026-12-01&to=2026-11-01`),
    },
  }),
};
export type AttendanceOperation = keyof typeof attendanceCases;
