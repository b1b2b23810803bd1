import type { Mark } from "../../../domain/schedule/attendance/attendance";
import { addMark } from "../people/attendance";
import { addChild, addMember, addTeam } from "../people/club";
import { addEvent } from "../people/schedule";
import { type AttendanceOperation, presentMark } from "./contract-calls-attendance";
import type { Ready } from "./contract-ready";
import { adult } from "./contract-ready-family";
import type { World } from "./contract-world";

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

/** What each operation of attendance needs before its call can succeed. */
export const readyAttendanceCalls: { [Id in AttendanceOperation]: (world: World) => Promise<Ready<Id>> } = {
  markAttendance: async (world) => {
    const { caller, id, membershipId, events } = await club(world, ["2026-11-22"]);
    const rows = [{ membership_id: membershipId, ...presentMark }];
    return { ...caller, input: { id, event_id: events[0]?.id ?? "", body: { rows } } };
  },
  readAttendance: async (world) => {
    const marks: readonly Mark[] = ["present", "late", "absent", "present"];
    const days = ["2026-11-17", "2026-11-18", "2026-11-19", "2026-11-20"];
    const { caller, id, membershipId, events, by } = await club(world, days);
    for (const [index, event] of events.entries())
      await addMark(world, event, membershipId, { attendance: marks[index] ?? null, by });
    return { ...caller, input: { id } };
  },
};
