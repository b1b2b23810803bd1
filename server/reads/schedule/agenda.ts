import { dayFromIso } from "../../../domain/dates/calendar";
import { dayOf } from "../../../domain/dates/wall-time";
import type { components } from "../../../openapi";
import type { Services } from "../../core/base/services";
import { type OwnTurns, readOwnTurns } from "../../core/duty/own-turns.store";
import { pageSize } from "../../platform/http/page";
import { Problem } from "../../platform/http/problem";
import { afterDay, beforeDay, type Position, readPosition, writePosition } from "../event/position";
import { presentEvent } from "../event/present-event";
import { readWindowFrame } from "../event/window-frame.store";
import { type AddRides, readMyRides } from "../ride/my-rides";
import { readAgendaRows } from "./agenda.store";

type Asked = { after?: string | undefined; before?: string | undefined };

/** A page of the household's events, later or earlier than a position. Receipt counts are only in windows and single events. */
export async function readAgendaPage(
  { db, now }: Services,
  userId: string,
  { after, before }: Asked,
): Promise<components["schemas"]["AgendaPage"]> {
  const isAfter = after !== undefined;
  const from = after ?? before;
  if (from === undefined || (isAfter && before !== undefined)) throw invalid(isAfter ? "before" : "after");
  const place = readPlace(from, isAfter);
  const [{ teams }, rows] = await Promise.all([
    readWindowFrame(db, { userId }),
    readAgendaRows(db, { userId, place, isAfter }),
  ]);
  const staffTeams = new Set(teams.flatMap((team) => (team.is_staff ? [team.id] : [])));
  const nearest = rows.slice(0, pageSize);
  const kept = isAfter ? nearest : nearest.reverse();
  const isMore = rows.length > pageSize;
  const [first, last] = [kept[0], kept.at(-1)];
  const days = first && last ? dayOf(last.firstDay) - dayOf(first.firstDay) + 1 : 0;
  const turns: OwnTurns = first ? await readOwnTurns(db, { userId, from: first.firstDay, days }) : new Map();
  const withRides = first ? await readMyRides(db, { userId, from: first.firstDay, days }) : asIs;
  return {
    events: kept.map((row) =>
      withRides(
        presentEvent(row, {
          ...{ userId, turns, at: now() },
          seenCounts: staffTeams.has(row.teamId) ? "all" : "none",
        }),
      ),
    ),
    next_after: last && (isMore || !isAfter) ? writePosition(last) : null,
    next_before: first && (isMore || isAfter) ? writePosition(first) : null,
  };
}

const asIs: AddRides = (event) => event;

const invalid = (field: string) =>
  new Problem("REQUEST_400_INVALID", { fields: [{ field, rule: "pattern" }] });

/** Reads a position: `after` a day is behind all of its events, `before` it ahead of them. */
function readPlace(text: string, isAfter: boolean): Position {
  const place =
    /^\d{4}-\d\d-\d\d$/.test(text) && dayFromIso(text) !== null
      ? (isAfter ? afterDay : beforeDay)(text)
      : readPosition(text);
  if (place === null) throw invalid(isAfter ? "after" : "before");
  return place;
}
