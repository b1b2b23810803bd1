import { dayFromIso } from "../../domain/dates/calendar";
import type { components } from "../../openapi";
import { isId } from "../access/reach.store";
import { pageSize } from "../http/page";
import { Problem } from "../http/problem";
import type { Services } from "../services";
import { type AgendaPlace, readAgendaRows } from "./agenda.store";
import { presentEvent } from "./present-event";
import { readWindowFrame, type WindowRow } from "./window.store";

type Asked = { after?: string | undefined; before?: string | undefined };

/** A page of the household's events, later or earlier than a position. Receipt counts are only in windows and single events. */
export async function readAgendaPage(
  { db }: Services,
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
  return {
    events: kept.map((row) => presentEvent(row, userId, staffTeams.has(row.teamId))),
    next_after: last && (isMore || !isAfter) ? writePlace(last) : null,
    next_before: first && (isMore || isAfter) ? writePlace(first) : null,
  };
}

const invalid = (field: string) =>
  new Problem("REQUEST_400_INVALID", { fields: [{ field, rule: "pattern" }] });

/** Parses a position: `after` a day is behind all of its events, `before` it ahead of them. */
function readPlace(text: string, isAfter: boolean): AgendaPlace {
  if (/^\d{4}-\d\d-\d\d$/.test(text) && dayFromIso(text) !== null)
    return isAfter
      ? { day: text, startsAt: "infinity", id: highestId }
      : { day: text, startsAt: "-infinity", id: lowestId };
  const decoded = Buffer.from(text, "base64url").toString("utf8");
  const [, day = "", milliseconds, id = ""] =
    /^(\d{4}-\d\d-\d\d) (-?\d{1,14}) ([\da-f-]{36})$/.exec(decoded) ?? [];
  const startsAt = new Date(Number(milliseconds));
  // PostgreSQL does not read such years, and no position made here contains one.
  if (dayFromIso(day) === null || startsAt.getUTCFullYear() < 1 || !isId(id))
    throw invalid(isAfter ? "after" : "before");
  return { day, startsAt, id };
}

const lowestId = "00000000-0000-0000-0000-000000000000";
const highestId = "ffffffff-ffff-ffff-ffff-ffffffffffff";

const writePlace = ({ firstDay, startsAt, id }: WindowRow) =>
  Buffer.from(`${firstDay} ${startsAt.getTime()} ${id}`).toString("base64url");
