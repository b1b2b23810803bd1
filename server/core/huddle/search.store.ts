import { sql } from "drizzle-orm";
import { hitsOfPage } from "../../../domain/huddle/limits";
import type { Queries } from "../../platform/db/database";
import { huddlesReadBy } from "../access/team-access.store";
import { type MessageRow, messageColumns } from "./message.store";

/** A hit's place: newer ones come first. */
export interface HitPlace {
  at: Date;
  id: string;
}

export type HitRow = MessageRow & { team_id: string; huddle_id: string };

/**
 * Up to one more than a page of messages that contain all the words, or words that begin with them. The index finds them first (materialized),
 * what the person may not read is left out after it. Blocked people are absent.
 */
export async function findHits(
  db: Queries,
  {
    userId,
    words,
    teamId,
    after,
  }: { userId: string; words: readonly string[]; teamId: string | undefined; after: HitPlace | undefined },
): Promise<HitRow[]> {
  // Letters and digits only, so the words cannot contain operators.
  const query = words.map((word) => `${word}:*`).join(" & ");
  const { rows } = await db.execute<HitRow & Record<string, unknown>>(sql`
    with reach as materialized (select * from ${huddlesReadBy(userId)}),
      found as materialized (
        select f.team_id, f.huddle_id, f.seq from message f
        where to_tsvector('simple', f.text) @@ to_tsquery('simple', ${query}) and f.withdrawn_at is null
          and f.team_id in (select r.team_id from reach r ${teamId === undefined ? sql`` : sql`where r.team_id = ${teamId}::uuid`}))
    select m.team_id, m.huddle_id, ${messageColumns(userId)}
    from found f
      join reach r on r.team_id = f.team_id and r.huddle_id = f.huddle_id and f.seq > r.since_seq
      join shown_message m on m.team_id = f.team_id and m.huddle_id = f.huddle_id and m.seq = f.seq
    where not exists (select from person_block b where b.user_id = ${userId} and b.blocked_id = m.author_id)
      ${after ? sql`and (m.made_at, m.id) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)` : sql``}
    order by m.made_at desc, m.id desc limit ${hitsOfPage + 1}`);
  return rows;
}
