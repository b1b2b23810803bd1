import { sql } from "drizzle-orm";
import type { BigInteger } from "../../platform/db/column-types";
import type { Queries } from "../../platform/db/database";
import { prepareRows } from "../../platform/db/prepared";
import { readersOfHuddle } from "../access/team-access.store";
import { type CardKey, type CardTarget, markCardChanged } from "./card.store";

export type VoteOutcome = "voted" | "same" | "hidden" | "archived" | "closed" | "picks";

const given = sql.placeholder;
const voted = prepareRows<{ outcome: VoteOutcome; at: BigInteger | null }>(
  "cast_vote",
  ["outcome", "at"],
  sql`
  select outcome, at from cast_vote(${given("teamId")}::uuid, ${given("cardId")}::uuid, ${given("userId")},
    array(select n.pick::smallint from json_array_elements_text(${given("picks")}::json) n(pick)), ${given("now")}::timestamptz)`,
);

/** The rule is the database's. No picks take the vote back. */
export async function castVote(
  db: Queries,
  { picks, now, ...target }: CardTarget & { picks: readonly number[]; now: Date },
): Promise<VoteOutcome> {
  const [row] = await voted(db, { ...target, picks: JSON.stringify(picks), now: now.toISOString() });
  if (!row) throw new Error("cast_vote returned nothing.");
  return row.outcome;
}

/** Whether anybody has voted, also somebody who has left the team since. */
export async function hasVotes(db: Queries, { teamId, cardId }: CardKey): Promise<boolean> {
  const { rows } = await db.execute<{ it: boolean }>(
    sql`select exists (select from poll_vote where team_id = ${teamId}::uuid and message_id = ${cardId}::uuid) as it`,
  );
  return rows[0]?.it === true;
}

/** Under the team's sequence. A closed poll stays closed. */
export async function closePoll(
  tx: Queries,
  { teamId, cardId }: CardKey,
  { by, now }: { by: string; now: Date },
): Promise<void> {
  await tx.execute(sql`
    update poll set closed_at = ${now.toISOString()}::timestamptz, closed_by = ${by}
    where team_id = ${teamId}::uuid and message_id = ${cardId}::uuid`);
  await markCardChanged(tx, { teamId, cardId });
}

/** Those who still read the post. */
export async function findVoters(
  db: Queries,
  { teamId, cardId }: CardKey,
): Promise<{ user_id: string; picks: number[] }[]> {
  const { rows } = await db.execute<{ user_id: string; picks: number[] }>(sql`
    select v.user_id, to_json(v.picks) as picks
    from ${readersOfHuddle(sql`${teamId}::uuid`, sql`${cardId}::uuid`)} r
      join poll_vote v on v.team_id = ${teamId}::uuid and v.message_id = ${cardId}::uuid and v.user_id = r.user_id
    order by v.made_at, v.user_id`);
  return rows;
}
