import { and, eq, gt, inArray, type SQL, sql } from "drizzle-orm";
import { undoSeconds } from "../../../domain/duty/limits";
import type { Queries } from "../../platform/db/database";
import { asked, prepareOnce } from "../../platform/db/prepared";
import { dutyTurn } from "../../platform/db/schema/duty";
import { event } from "../../platform/db/schema/schedule";
import { effectiveAnswer } from "../schedule/effective-answer";

const counts = effectiveAnswer("w", { event: "event", player: "m", participation: "p" });

/** Turns to come that a family has: of one event, or of all. */
const held = and(
  eq(dutyTurn.teamId, asked("teamId", "uuid")),
  sql`(${asked("eventId", "uuid")} is null or ${dutyTurn.eventId} = ${asked("eventId", "uuid")})`,
  inArray(dutyTurn.state, ["planned", "taken"]),
  eq(event.teamId, dutyTurn.teamId),
  eq(event.id, dutyTurn.eventId),
  eq(event.status, "on"),
  gt(event.endsAt, asked("now", "timestamptz")),
);

const findHeld = prepareOnce((db: Queries) =>
  db
    .select({ isThere: sql<boolean>`true` })
    .from(dutyTurn)
    .innerJoin(event, held)
    .limit(1)
    .prepare("held_turns"),
);

/** Prepared, since planning the view team_access takes several times as long as running this for a few turns. */
const offerHeld = prepareOnce((db: Queries) =>
  db
    .update(dutyTurn)
    .set({
      state: "offered",
      reason: null,
      at: sql`${asked("now", "timestamptz")}`,
      dueAt: sql`${asked("now", "timestamptz")} + interval '${sql.raw(String(undoSeconds))} seconds'`,
      notices: 0,
      version: sql`${dutyTurn.version} + 1`,
    })
    .from(event)
    .where(and(held, sql`not exists (${comersOfTurn})`))
    .returning({ slot: dutyTurn.slot })
    .prepare("offer_turns"),
);

/**
 * Turns to come of families of which nobody comes are on offer: of one event, or of all. A brother who comes keeps the turn. Most events have no turn, so
 * that is looked up first.
 */
export async function offerTurns(
  tx: Queries,
  { teamId, eventId = null, now }: { teamId: string; eventId?: string | null; now: Date },
): Promise<number> {
  const given = { teamId, eventId, now: now.toISOString() };
  const [any] = await findHeld(tx).execute(given);
  if (!any) return 0;
  return (await offerHeld(tx).execute(given)).length;
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
  select from (
      select ${dutyTurn.membershipId} as id
      union
      select theirs.membership_id from team_access mine
        join team_access theirs on theirs.team_id = mine.team_id and theirs.user_id = mine.user_id and theirs.via in ('self', 'guardian')
      where mine.team_id = ${dutyTurn.teamId} and mine.membership_id = ${dutyTurn.membershipId} and mine.via in ('self', 'guardian')) f
    join membership m on m.team_id = ${dutyTurn.teamId} and m.id = f.id
    left join participation p on p.team_id = m.team_id and p.event_id = ${event.id} and p.membership_id = m.id
    ${counts.join}
  where m.ended_at is null and 'player' = any (m.roles) and ${counts.answer} is distinct from 'no'`;
