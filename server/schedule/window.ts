import { dayFromIso } from "../../domain/dates/calendar";
import type { components } from "../../openapi";
import { Problem } from "../http/problem";
import type { Services } from "../services";
import { dayAt } from "./clock";
import { presentEvent } from "./present-event";
import { countKnowing } from "./receipts";
import { readWindowFrame, readWindowRows } from "./window.store";

/** Reads a window of whole days. */
export async function readWindow(
  { db, now }: Services,
  userId: string,
  { from, days: dayCount }: { from: string; days: string },
  teamId?: string,
): Promise<components["schemas"]["ScheduleWindow"]> {
  if (dayFromIso(from) === null)
    throw new Problem("REQUEST_400_INVALID", { fields: [{ field: "from", rule: "format" }] });
  const days = Number(dayCount);
  const about = { userId, teamId: teamId ?? null };
  const [{ teams, people }, rows] = await Promise.all([
    readWindowFrame(db, about),
    readWindowRows(db, { ...about, from, days }),
  ]);
  const staffTeams = new Set(teams.flatMap((team) => (team.is_staff ? [team.id] : [])));
  const knowing = await countKnowing(
    db,
    rows.filter((row) => staffTeams.has(row.teamId)),
  );
  return {
    from,
    days,
    today: dayAt(now(), teams[0]?.time_zone ?? "UTC"),
    teams,
    people,
    events: rows.map((row) => presentEvent(row, userId, staffTeams.has(row.teamId), knowing.get(row.id))),
  };
}
