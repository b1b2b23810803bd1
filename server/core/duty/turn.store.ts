import { and, eq, sql } from "drizzle-orm";
import { byDrip } from "../../../domain/duty/duty";
import type { Queries } from "../../platform/db/database";
import { recordsOf } from "../../platform/db/records";
import { momentOf } from "../../platform/db/rounds";
import { dutyTurn } from "../../platform/db/schema/duty";

export type TurnRow = typeof dutyTurn.$inferSelect;
export type TurnKey = Pick<TurnRow, "teamId" | "eventId" | "dutyId" | "slot">;

const isThis = ({ teamId, eventId, dutyId, slot }: TurnKey) =>
  and(
    eq(dutyTurn.teamId, teamId),
    eq(dutyTurn.eventId, eventId),
    eq(dutyTurn.dutyId, dutyId),
    eq(dutyTurn.slot, slot),
  );

/** Of events between two days. Locked for a change, since answers offer turns without the team's lock. */
export async function findTurns(
  db: Queries,
  { teamId, from, to, isLocked = false }: { teamId: string; from: string; to: string; isLocked?: boolean },
): Promise<TurnRow[]> {
  const rows = db
    .select()
    .from(dutyTurn)
    .where(
      and(
        eq(dutyTurn.teamId, teamId),
        sql`exists (select from event e where e.team_id = ${dutyTurn.teamId} and e.id = ${dutyTurn.eventId}
          and e.first_day between ${from}::date and ${to}::date)`,
      ),
    )
    .orderBy(dutyTurn.eventId, dutyTurn.dutyId, dutyTurn.slot);
  return isLocked ? await rows.for("no key update") : await rows;
}

export const findTurnsAt = (
  db: Queries,
  { teamId, eventId }: Pick<TurnKey, "teamId" | "eventId">,
): Promise<TurnRow[]> =>
  db
    .select()
    .from(dutyTurn)
    .where(and(eq(dutyTurn.teamId, teamId), eq(dutyTurn.eventId, eventId)))
    .orderBy(dutyTurn.dutyId, dutyTurn.slot);

export async function lockTurn(tx: Queries, key: TurnKey): Promise<TurnRow | undefined> {
  const [row] = await tx.select().from(dutyTurn).where(isThis(key)).for("no key update");
  return row;
}

export type Settled = Pick<TurnRow, "membershipId" | "state" | "reason" | "byUser" | "dueAt">;

/** Stores what a turn is now. Under the team's lock, and the row's if there is one. */
export async function saveTurn(
  tx: Queries,
  key: TurnKey,
  settled: Settled,
  { now }: { now: Date },
): Promise<void> {
  const set = { ...settled, at: now, notices: 0 };
  await tx
    .insert(dutyTurn)
    .values({ ...key, ...set })
    .onConflictDoUpdate({
      target: [dutyTurn.teamId, dutyTurn.eventId, dutyTurn.dutyId, dutyTurn.slot],
      set: { ...set, version: sql`${dutyTurn.version} + 1` },
    });
}

export type Planned = Omit<TurnKey, "teamId"> & Pick<TurnRow, "membershipId" | "reason">;

/**
 * Gives turns, or takes them away, as the rules say. First all of them are nobody's, since two families may change places and each has one turn at an
 * event.
 */
export async function savePlanned(
  tx: Queries,
  teamId: string,
  planned: readonly Planned[],
  { now, dueAt }: { now: Date; dueAt: Date },
): Promise<void> {
  if (planned.length === 0) return;
  const rows = planned.map(
    ({ membershipId, reason, ...key }): TurnRow => ({
      ...key,
      ...{ teamId, membershipId, reason },
      state: membershipId === null ? "open" : "planned",
      byUser: byDrip,
      at: now,
      dueAt: membershipId === null ? null : dueAt,
      notices: 0,
      version: 1,
    }),
  );
  const keys = JSON.stringify(
    rows.map(({ eventId, dutyId, slot }) => ({ event_id: eventId, duty_id: dutyId, slot })),
  );
  await tx.execute(sql`
    update duty_turn t set state = 'open', membership_id = null, reason = null, by_user = ${byDrip}, at = ${momentOf(now)}, due_at = null,
      notices = 0, version = t.version + 1
    from json_to_recordset(${keys}::json) k(event_id uuid, duty_id uuid, slot smallint)
    where t.team_id = ${teamId}::uuid and t.event_id = k.event_id and t.duty_id = k.duty_id and t.slot = k.slot and t.membership_id is not null`);
  await tx
    .insert(dutyTurn)
    .select(
      recordsOf(
        dutyTurn,
        rows.filter(({ membershipId }) => membershipId !== null),
      ),
    )
    .onConflictDoUpdate({
      target: [dutyTurn.teamId, dutyTurn.eventId, dutyTurn.dutyId, dutyTurn.slot],
      set: {
        membershipId: sql`excluded.membership_id`,
        state: sql`excluded.state`,
        reason: sql`excluded.reason`,
        byUser: sql`excluded.by_user`,
        at: sql`excluded.at`,
        dueAt: sql`excluded.due_at`,
        notices: sql`excluded.notices`,
        version: sql`${dutyTurn.version} + 1`,
      },
    });
}

/** Turns to come of a duty become nobody's: all, those with a higher number, or those of events that it is no longer for. */
export async function clearTurns(
  tx: Queries,
  { teamId, dutyId }: Pick<TurnKey, "teamId" | "dutyId">,
  which: { isPlannedAlone: boolean; keptSlots: number; keptEvents: readonly string[]; now: Date },
): Promise<void> {
  const at = momentOf(which.now);
  await tx.execute(sql`
    update duty_turn t set state = 'open', membership_id = null, reason = null, by_user = ${byDrip}, at = ${at}, due_at = null, notices = 0,
      version = t.version + 1
    from event e
    where t.team_id = ${teamId}::uuid and t.duty_id = ${dutyId}::uuid and e.team_id = t.team_id and e.id = t.event_id and e.ends_at > ${at}
      and t.state <> 'open' and (t.state = 'planned' or not ${which.isPlannedAlone}::boolean)
      and (t.slot > ${which.keptSlots}::int
        or t.event_id not in (select k.id::uuid from json_array_elements_text(${JSON.stringify(which.keptEvents)}::json) k(id)))`);
}

/** Whether somebody was told of a turn that was given since a moment. */
export async function isAnyTold(
  tx: Queries,
  { teamId, dutyIds }: { teamId: string; dutyIds: readonly string[] },
): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select 1 from duty_turn t where t.team_id = ${teamId}::uuid and t.state = 'planned' and t.notices > 0
      and t.duty_id in (select k.id::uuid from json_array_elements_text(${JSON.stringify(dutyIds)}::json) k(id)) limit 1`);
  return rows.length > 0;
}
