import { type SQL, sql } from "drizzle-orm";
import { undoSeconds } from "../../../domain/duty/limits";
import type { Queries } from "../../platform/db/database";
import { prepareOnce } from "../../platform/db/prepared";
import { momentOf } from "../../platform/db/rounds";
import { effectiveAnswer } from "../schedule/effective-answer";

const counts = effectiveAnswer("w", { event: "e", player: "m", participation: "p" });

const held = prepareOnce((db: Queries) =>
  db
    .select({ isThere: sql<boolean>`true` })
    .from(
      sql`duty_turn t join event e on e.team_id = t.team_id and e.id = t.event_id and e.status = 'on' and e.ends_at > ${sql.placeholder("now")}::timestamptz`,
    )
    .where(
      sql`t.team_id = ${sql.placeholder("teamId")}::uuid and t.state in ('planned', 'taken')
        and (${sql.placeholder("eventId")}::uuid is null or t.event_id = ${sql.placeholder("eventId")}::uuid)`,
    )
    .limit(1)
    .prepare("held_turns"),
);

/**
 * Turns to come of families of which nobody comes are on offer: of one event, or of all. A brother who comes keeps the turn. Most events have no turn, so
 * that is looked up first.
 */
export async function offerTurns(
  tx: Queries,
  { teamId, eventId = null, now }: { teamId: string; eventId?: string | null; now: Date },
): Promise<number> {
  const at = momentOf(now);
  const [any] = await held(tx).execute({ teamId, eventId, now: now.toISOString() });
  if (!any) return 0;
  const { rows } = await tx.execute(sql`
    update duty_turn t set state = 'offered', reason = null, at = ${at}, due_at = ${at} + interval '${sql.raw(String(undoSeconds))} seconds', notices = 0, version = t.version + 1
    from event e
    where t.team_id = ${teamId}::uuid and (${eventId}::uuid is null or t.event_id = ${eventId}::uuid) and t.state in ('planned', 'taken')
      and e.team_id = t.team_id and e.id = t.event_id and e.status = 'on' and e.ends_at > ${at}
      and not exists (${comersOfTurn})
    returning t.slot`);
  return rows.length;
}

/** The same in all teams of a child or an adult player who is away. Returns those in which a turn was offered. */
export async function offerTurnsOf(
  tx: Queries,
  { childId, userId }: { childId: string | null; userId: string | null },
  now: Date,
): Promise<string[]> {
  const { rows } = await tx.execute<{ team_id: string }>(sql`
    select m.team_id from membership m
    where (m.child_id = ${childId}::uuid or m.user_id = ${userId}) and m.ended_at is null order by m.team_id`);
  const offered: string[] = [];
  for (const { team_id: teamId } of rows)
    if ((await offerTurns(tx, { teamId, now })) > 0) offered.push(teamId);
  return offered;
}

/** Living players of the turn's family who have not said no. */
const comersOfTurn: SQL = sql`
  select from membership m
    left join participation p on p.team_id = m.team_id and p.event_id = e.id and p.membership_id = m.id
    ${counts.join}
  where m.team_id = t.team_id and m.ended_at is null and 'player' = any (m.roles) and ${counts.answer} is distinct from 'no'
    and (m.id = t.membership_id or exists (
      select from team_access mine join team_access theirs on theirs.team_id = mine.team_id and theirs.user_id = mine.user_id
      where mine.team_id = t.team_id and mine.membership_id = t.membership_id and theirs.membership_id = m.id
        and mine.via in ('self', 'guardian') and theirs.via in ('self', 'guardian')))`;
