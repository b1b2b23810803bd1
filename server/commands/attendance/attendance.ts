import { isoDateOf } from "../../../domain/dates/calendar";
import { dayOf } from "../../../domain/dates/wall-time";
import { judgeMarking, longestCounted } from "../../../domain/schedule/attendance/attendance";
import { mayOnSchedule } from "../../../domain/schedule/schedule-rights";
import type { components } from "../../../openapi";
import { findTeamOfUsual } from "../../core/absence/usual.store";
import { reviewUsual } from "../../core/absence/usual-pause.store";
import { isId } from "../../core/access/team-access.store";
import type { Services } from "../../core/base/services";
import {
  countMarks,
  findMarkable,
  type NewMark,
  readMarks,
  type StandingMark,
  writeMarks,
} from "../../core/schedule/attendance.store";
import { lockEventForShare } from "../../core/schedule/event.store";
import { touchSpots } from "../../core/team/membership.store";
import { requireOpenTeam } from "../../core/team/team.store";
import type { TeamTarget } from "../../core/team/team-role";
import { dayAt } from "../../core/time/local-time";
import type { Transaction } from "../../platform/db/database";
import { type MessageCode, Problem } from "../../platform/http/problem";

type Row = components["schemas"]["NewMark"];

interface AttendanceTarget extends TeamTarget {
  eventId: string;
  /** The event's version on the screen, where a call names it. */
  version?: number;
}

/** Marks all of the rows or none. It acknowledges nothing and tells nobody. */
export async function markAttendance(
  services: Pick<Services, "now">,
  tx: Transaction,
  { caller, teamId, eventId, version = 1, rows }: AttendanceTarget & { rows: readonly Row[] },
): Promise<StandingMark[]> {
  if (!mayOnSchedule(caller.teamRoles, "mark_attendance")) throw new Problem("EVENT_PARTY_MEMBER_401_UPDATE");
  const now = services.now();
  if (!isId(eventId)) throw new Problem("EVENT_ITEM_404");
  await requireOpenTeam(tx, teamId);
  const event = await lockEventForShare(tx, { teamId, id: eventId });
  if (!event) throw new Problem("EVENT_ITEM_404");
  if (version > event.version)
    throw new Problem("REQUEST_400_INVALID", { fields: [{ field: "event_version", rule: "maximum" }] });
  const verdict = judgeMarking(
    { isOn: event.status === "on", arrivesAt: event.arrivesAt.getTime(), endsAt: event.endsAt.getTime() },
    now.getTime(),
  );
  if (verdict === "early")
    throw new Problem("REQUEST_400_INVALID", { fields: [{ field: "rows.at", rule: "minimum" }] });
  if (verdict !== "open") throw new Problem(refusals[verdict]);

  const key = { teamId, eventId };
  const latest = latestOf(rows, now);
  const ids = latest.map(({ membershipId }) => membershipId);
  const markable = ids.every(isId) ? await findMarkable(tx, key, ids) : new Set();
  if (!ids.every((id) => markable.has(id))) throw new Problem("EVENT_PARTY_MEMBER_404");
  await writeMarks(tx, key, { rows: latest, by: caller.userId });
  await touchSpots(tx, teamId, { ids, now });
  const team = await findTeamOfUsual(tx, teamId);
  if (team) await reviewUsual(tx, { teamId, membershipIds: ids, today: dayAt(now, team.timeZone), now });
  return readMarks(tx, key, ids);
}

const refusals: Readonly<Record<"called_off" | "over", MessageCode>> = {
  called_off: "EVENT_ITEM_403_CALLED_OFF",
  over: "EVENT_ITEM_403_OVER",
};

/** Each player once, by the last press; none pressed later than now. */
function latestOf(rows: readonly Row[], now: Date): NewMark[] {
  const latest = new Map<string, NewMark>();
  for (const { membership_id: membershipId, attendance, at } of rows) {
    const moment = new Date(Math.min(Date.parse(at), now.getTime()));
    const known = latest.get(membershipId);
    if (known === undefined || known.at <= moment)
      latest.set(membershipId, { membershipId, attendance, at: moment });
  }
  return [...latest.values()];
}

/** Staff read everybody's counts, a family its own, followers none. */
export async function readAttendance(
  { db, now }: Pick<Services, "db" | "now">,
  { caller, teamId, ...days }: TeamTarget & { from: string | undefined; to: string | undefined },
): Promise<components["schemas"]["AttendanceCounts"]> {
  const team = await findTeamOfUsual(db, teamId);
  if (!team) throw new Problem("TEAM_404");
  const to = days.to ?? team.seasonEnds ?? dayAt(now(), team.timeZone);
  const from = days.from ?? team.seasonStarts ?? isoDateOf(dayOf(to) - longestCounted);
  if (from > to || dayOf(to) - dayOf(from) > longestCounted)
    throw new Problem("REQUEST_400_INVALID", {
      fields: [{ field: "to", rule: from > to ? "minimum" : "maximum" }],
    });
  const seesAll = mayOnSchedule(caller.teamRoles, "mark_attendance");
  const own = caller.access.flatMap(({ via, membershipId }) =>
    (via === "self" || via === "guardian") && mayOnSchedule(caller.teamRoles, "see_own_attendance")
      ? [membershipId]
      : [],
  );
  const members = await countMarks(db, { teamId, from, to, ofFamily: seesAll ? null : own });
  return { from, to, members };
}
