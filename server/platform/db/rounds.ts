import { type SQL, sql } from "drizzle-orm";

/** Rows that one round changes at most, so that it does not hold locks for long. */
export const mostInARound = 500;

/** Of rows that take many others along. */
export const mostWithParts = 100;

/** One statement that returns each row that it removed or changed. It skips rows that another server has locked. */
export type Round = (now: Date) => SQL;

export const momentOf = (now: Date): SQL => sql`${now.toISOString()}::timestamptz`;

/** The moment so long ago. Days are counted in hours, since they would follow the connection's clock changes. */
export const ago = (now: Date, time: { days: number } | { months: number }): SQL =>
  sql`(${momentOf(now)} - ${sql.raw(
    "days" in time ? `interval '${time.days * 24} hours'` : `interval '${time.months} months'`,
  )})`;
