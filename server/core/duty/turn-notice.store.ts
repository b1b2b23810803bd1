import { sql } from "drizzle-orm";
import type { TurnState } from "../../../domain/duty/duty";
import type { Queries } from "../../platform/db/database";
import { momentOf } from "../../platform/db/rounds";
import type { TurnKey } from "./turn.store";

export interface DueTurn extends TurnKey {
  membershipId: string;
  state: TurnState;
  notices: number;
  version: number;
  dutyName: string;
}

/** Locks turns of which a notice is due until it is given; other servers skip the locked rows. Of one team, so that a family gets one ding for all. */
export async function lockDueTurns(tx: Queries, now: Date): Promise<DueTurn[]> {
  const { rows } = await tx.execute<{
    team_id: string;
    event_id: string;
    duty_id: string;
    slot: number;
    membership_id: string;
    state: TurnState;
    notices: number;
    version: number;
    duty_name: string;
  }>(sql`
    select t.team_id, t.event_id, t.duty_id, t.slot, t.membership_id, t.state, t.notices, t.version, d.name as duty_name
    from duty_turn t join duty d on d.team_id = t.team_id and d.id = t.duty_id
    where t.due_at <= ${momentOf(now)} and t.membership_id is not null
      and t.team_id = (select o.team_id from duty_turn o where o.due_at <= ${momentOf(now)} and o.membership_id is not null
        order by o.due_at limit 1)
    order by t.event_id, t.duty_id, t.slot
    for no key update of t skip locked`);
  return rows.map((row) => ({
    ...{ teamId: row.team_id, eventId: row.event_id, dutyId: row.duty_id, slot: row.slot },
    ...{ membershipId: row.membership_id, state: row.state, notices: row.notices, version: row.version },
    dutyName: row.duty_name,
  }));
}

/** What was told of each turn, and when the next notice is due. It changes nothing of the turn, so its version stays. */
export async function markTold(
  tx: Queries,
  told: readonly (TurnKey & { notices: number; dueAt: Date | null })[],
): Promise<void> {
  const rows = told.map(({ teamId, eventId, dutyId, slot, notices, dueAt }) => ({
    ...{ team_id: teamId, event_id: eventId, duty_id: dutyId, slot, notices },
    due_at: dueAt?.toISOString() ?? null,
  }));
  await tx.execute(sql`
    update duty_turn t set notices = k.notices, due_at = k.due_at
    from json_to_recordset(${JSON.stringify(rows)}::json)
      k(team_id uuid, event_id uuid, duty_id uuid, slot smallint, notices smallint, due_at timestamptz)
    where t.team_id = k.team_id and t.event_id = k.event_id and t.duty_id = k.duty_id and t.slot = k.slot`);
}
