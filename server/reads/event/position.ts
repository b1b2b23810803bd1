import { sql } from "drizzle-orm";
import { dayFromIso } from "../../../domain/dates/calendar";
import { isId } from "../../core/access/team-access.store";

/** A position in the order of events: by day, start and id. */
export interface Position {
  day: string;
  startsAt: Date | "infinity" | "-infinity";
  id: string;
}

/** The position as a statement compares it; its values are those of `valuesOf`. */
export const position = sql`(${sql.placeholder("day")}::date, ${sql.placeholder("startsAt")}::timestamptz, ${sql.placeholder("id")}::uuid)`;

export const valuesOf = ({ day, startsAt, id }: Position) => ({
  day,
  startsAt: typeof startsAt === "string" ? startsAt : startsAt.toISOString(),
  id,
});

const lowestId = "00000000-0000-0000-0000-000000000000";
const highestId = "ffffffff-ffff-ffff-ffff-ffffffffffff";

export const beforeDay = (day: string): Position => ({ day, startsAt: "-infinity", id: lowestId });
export const afterDay = (day: string): Position => ({ day, startsAt: "infinity", id: highestId });
export const beforeAll = beforeDay("-infinity");

/** The position that `writePosition` wrote; null for any other text. */
export function readPosition(text: string): Position | null {
  const decoded = Buffer.from(text, "base64url").toString("utf8");
  const [, day = "", milliseconds, id = ""] =
    /^(\d{4}-\d\d-\d\d) (-?\d{1,14}) ([\da-f-]{36})$/.exec(decoded) ?? [];
  const startsAt = new Date(Number(milliseconds));
  // PostgreSQL does not read such years, and no position made here contains one.
  return dayFromIso(day) === null || startsAt.getUTCFullYear() < 1 || !isId(id)
    ? null
    : { day, startsAt, id };
}

/** Opaque to clients. */
export const writePosition = (row: { firstDay: string; startsAt: Date; id: string }) =>
  Buffer.from(`${row.firstDay} ${row.startsAt.getTime()} ${row.id}`).toString("base64url");
