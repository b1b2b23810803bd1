import { dayFromIso } from "../../../domain/dates/calendar";
import { isSeasonOver } from "../../../domain/schedule/series/season-copy";
import type { components } from "../../../openapi";
import { chargeEvents } from "../../core/access/charge";
import type { Services } from "../../core/base/services";
import { readOwnTurns } from "../../core/duty/own-turns.store";
import { dayAt } from "../../core/time/local-time";
import { Problem } from "../../platform/http/problem";
import { beforeAll, readPosition, writePosition } from "../event/position";
import { presentEvent } from "../event/present-event";
import { readNext, readWindowRows, type WindowRow, windowSize } from "../event/window.store";
import { readWindowFrame } from "../event/window-frame.store";
import { countReceipts } from "../receipt/receipt";
import { readMyRides } from "../ride/my-rides";

/** Reads a window of whole days, or the page of it after a position. */
export async function readWindow(
  services: Services,
  userId: string,
  { from, days: dayCount, after }: { from: string; days: string; after?: string | undefined },
  teamId?: string,
): Promise<components["schemas"]["ScheduleWindow"]> {
  if (dayFromIso(from) === null)
    throw new Problem("REQUEST_400_INVALID", { fields: [{ field: "from", rule: "format" }] });
  const place = after === undefined ? beforeAll : readPosition(after);
  if (place === null)
    throw new Problem("REQUEST_400_INVALID", { fields: [{ field: "after", rule: "pattern" }] });
  const { db, now } = services;
  const days = Number(dayCount);
  const about = { userId, teamId: teamId ?? null };
  const [{ teams, people }, found, withRides, turns] = await Promise.all([
    readWindowFrame(db, { ...about, from, days }),
    readWindowRows(db, { ...about, from, days, after: place }),
    readMyRides(db, { userId, from, days }),
    readOwnTurns(db, { userId, from, days }),
  ]);
  const rows = found.slice(0, windowSize);
  const last = found.length > windowSize ? rows.at(-1) : undefined;
  const staffTeams = new Set(teams.flatMap((team) => (team.is_staff ? [team.id] : [])));
  const knowing = await countReceipts(
    db,
    rows.filter((row) => staffTeams.has(row.teamId)),
  );
  const present = now();
  const next =
    after === undefined ? rows.find(({ status, endsAt }) => status === "on" && endsAt > present) : undefined;
  const read = next && (await readNext(db, next));
  await chargeEvents(services, userId, rows.length);
  return {
    from,
    days,
    today: dayAt(now(), teams[0]?.time_zone ?? "UTC"),
    teams: teams.map(({ series_until: until, ...team }) => ({
      ...team,
      ...(isSeasonOver(until, dayAt(present, team.time_zone)) && { is_season_over: true }),
    })),
    people: people.map(({ away, ...person }) => ({ ...person, ...(away && { away }) })),
    events: rows.map((row) => {
      const isStaff = staffTeams.has(row.teamId);
      const seeing = { userId, knowing: knowing.get(row.id), at: present, turns };
      if (row !== next || !read)
        return withRides(presentEvent(row, { ...seeing, seenCounts: isStaff ? "all" : "none" }));
      const counts = isStaff || seesSum(row) ? read.counts : null;
      return {
        ...withRides(presentEvent({ ...row, counts }, { ...seeing, seenCounts: isStaff ? "all" : "sum" })),
        ...(read.edge && { season_edge: read.edge }),
      };
    }),
    ...(last && { next_after: writePosition(last) }),
  };
}

/**
 * Guardians and players see who comes, followers do not. Families read the sum of the next event alone, since each takes a scan of the team's
 * players.
 */
const seesSum = ({ mine }: WindowRow) => mine?.some(({ via }) => via !== "follow") ?? false;
