import { type SQL, sql } from "drizzle-orm";
import { maxWaiting } from "../../../domain/needs-you/needs-you";

/** What the selects of the features need: each feature exports those of its own items. */
export interface NeedsYouQuery {
  userId: SQL;
  /** Everybody else is shown invitations only, and a minor none: nothing on that page is theirs to press. */
  isAdult: SQL;
  isMinor: SQL;
  mailboxKey: SQL;
  isProven: SQL;
  now: SQL;
  /** Open requests made before this are over. */
  since: SQL;
}

/** In JavaScript's date format. */
export const iso = (column: string) =>
  sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);

/** Absent where it is null. */
export const item = (fields: Record<string, string | ReturnType<typeof sql>>) =>
  sql`json_strip_nulls(json_build_object(${sql.join(
    Object.entries(fields).map(
      ([name, value]) => sql`${sql.raw(`'${name}'`)}, ${typeof value === "string" ? sql.raw(value) : value}`,
    ),
    sql`, `,
  )})) as item`;

export const teamFields = {
  team_id: "t.id",
  team_name: "t.name",
  colour_one: "t.colour_one",
  colour_two: "t.colour_two",
};

/** When the event `e` begins. */
export const startFields = {
  starts_local: `to_char(e.starts_local, 'YYYY-MM-DD"T"HH24:MI:SS')`,
  starts_at: iso("e.starts_at"),
  time_zone: "e.time_zone",
};

export const mostItems = sql.raw(String(maxWaiting));
