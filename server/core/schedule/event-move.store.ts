import { sql } from "drizzle-orm";
import type { EventSnapshot } from "../../../domain/schedule/event/event-parts";
import type { Queries } from "../../platform/db/database";
import type { BeforeMove } from "../../platform/db/schema/schedule";
import { undoneTime } from "./answer.store";
import type { EventKey } from "./event.store";

export interface EarlierVersion {
  eventId: string;
  version: number;
  shown: EventSnapshot;
  beforeMove: BeforeMove;
}

/**
 * The versions before changes of time of which nobody was told since, the newest first. A round that is telling of one is waited for, also
 * before `writeMoves` locks the versions that it marks.
 */
export async function findBeforeMoves(
  tx: Queries,
  teamId: string,
  eventIds: readonly string[],
): Promise<EarlierVersion[]> {
  const ids = sql`(select k.id::uuid from json_array_elements_text(${JSON.stringify(eventIds)}::json) k(id))`;
  await tx.execute(sql`
    select from notice n where n.team_id = ${teamId}::uuid and n.event_id in ${ids} and n.told_at is null
    order by n.id for update`);
  const { rows } = await tx.execute<{ row: EarlierVersion }>(sql`
    select json_build_object('eventId', v.event_id, 'version', v.version, 'shown', v.shown, 'beforeMove', v.before_move) as row
    from event_version v where v.team_id = ${teamId}::uuid and v.event_id in ${ids} and v.before_move is not null and not v.is_undone
      and not exists (
        select from event_version t where t.team_id = v.team_id and t.event_id = v.event_id and t.version > v.version and t.told_at is not null)
    order by v.event_id, v.version desc`);
  return rows.map(({ row }) => row);
}

/** A change of an event's time. `undoneAfter`: the version that it goes back to, since nobody was told of those in between. */
export interface Move {
  event: EventKey & { version: number };
  beforeMove: BeforeMove;
  undoneAfter: number | null;
}

/** Keeps what an undo needs, and marks the versions that were undone. What was answered to one of them is for another time. */
export async function writeMoves(tx: Queries, moves: readonly Move[]): Promise<void> {
  if (moves.length === 0) return;
  const json = JSON.stringify(
    moves.map(({ event: { teamId, id, version }, beforeMove, undoneAfter }) => ({
      team_id: teamId,
      event_id: id,
      version,
      before_move: beforeMove,
      undone_after: undoneAfter,
    })),
  );
  const keys = sql`json_to_recordset(${json}::json) k(team_id uuid, event_id uuid, version integer, before_move jsonb, undone_after integer)`;
  await tx.execute(sql`
    update event_version v set before_move = case when v.version = k.version then k.before_move else v.before_move end,
      is_undone = v.is_undone or coalesce(v.version > k.undone_after, false)
    from ${keys}
    where v.team_id = k.team_id and v.event_id = k.event_id and v.version between coalesce(k.undone_after, k.version) and k.version`);
  if (moves.every(({ undoneAfter }) => undoneAfter === null)) return;
  await tx.execute(sql`
    with answered as (
      select p.team_id, p.event_id, p.membership_id from ${keys}
        join participation p on p.team_id = k.team_id and p.event_id = k.event_id and p.answered_event_version > k.undone_after
      order by p.team_id, p.event_id, p.membership_id for no key update of p)
    update participation p set answered_event_version = ${undoneTime} from answered a
    where p.team_id = a.team_id and p.event_id = a.event_id and p.membership_id = a.membership_id`);
}
