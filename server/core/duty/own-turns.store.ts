import { sql } from "drizzle-orm";
import type { components } from "../../../openapi";
import type { Database } from "../../platform/db/database";
import { prepareRows } from "../../platform/db/prepared";

type MyTurn = components["schemas"]["MyTurn"];

interface OwnTurnRow {
  event_id: string;
  membership_id: string;
  item: MyTurn;
}

const turnsOf = prepareRows<OwnTurnRow>(
  "own_turns",
  ["event_id", "membership_id", "item"],
  sql`select o.event_id, o.membership_id, o.item from turns_of(${sql.placeholder("userId")}, ${sql.placeholder("from")}::date, ${sql.placeholder("days")}::int) o`,
);

/** A person's own turns at events, by event and player. */
export type OwnTurns = ReadonlyMap<string, readonly MyTurn[]>;

export const ownTurnKey = (eventId: string, membershipId: string) => `${eventId} ${membershipId}`;

/** Those at events in a range of days. */
export async function readOwnTurns(
  db: Database,
  about: { userId: string; from: string; days: number },
): Promise<OwnTurns> {
  const turns = new Map<string, MyTurn[]>();
  for (const { event_id, membership_id, item } of await turnsOf(db, about)) {
    const key = ownTurnKey(event_id, membership_id);
    turns.set(key, [...(turns.get(key) ?? []), item]);
  }
  return turns;
}
