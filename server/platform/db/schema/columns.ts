import { type Column, sql } from "drizzle-orm";
import { timestamp } from "drizzle-orm/pg-core";

export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date", precision: 3 });

/** For a check: the column has one of a rule's values. */
export const isOneOf = (column: Column, values: readonly string[]) =>
  sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(", "))})`;
