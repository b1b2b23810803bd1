import { sql } from "drizzle-orm";
import type { Cheer } from "../../../domain/huddle/cheers";
import type { Queries } from "../../platform/db/database";
import { type HuddleTarget, readersOfHuddle } from "../access/team-access.store";
import { nextNumber } from "./team-sequence.store";

/** Identifies a message; `seq` is its number in the huddle. */
export interface MessageKey {
  teamId: string;
  huddleId: string;
  seq: number;
}

const isThis = ({ teamId, huddleId, seq }: MessageKey) =>
  sql`team_id = ${teamId}::uuid and huddle_id = ${huddleId}::uuid and seq = ${seq}`;
const at = (now: Date) => sql`${now.toISOString()}::timestamptz`;

/** Keeps the words as they are before they are replaced or taken back. */
async function insertEarlierWords(tx: Queries, key: MessageKey, now: Date): Promise<void> {
  await tx.execute(sql`
    insert into message_version (team_id, huddle_id, seq, number, text, until)
    select m.team_id, m.huddle_id, m.seq,
      1 + (select coalesce(max(v.number), 0) from message_version v where v.team_id = m.team_id and v.huddle_id = m.huddle_id and v.seq = m.seq),
      m.text, ${at(now)}
    from message m where m.team_id = ${key.teamId}::uuid and m.huddle_id = ${key.huddleId}::uuid and m.seq = ${key.seq}`);
}

export async function replaceWords(
  tx: Queries,
  key: MessageKey,
  { text, mentions, now }: { text: string; mentions: readonly string[]; now: Date },
): Promise<void> {
  await insertEarlierWords(tx, key, now);
  await tx.execute(sql`
    update message set text = ${text}, edited_at = ${at(now)}, changed = ${nextNumber(key.teamId)},
      mentions = array(select n.id from json_array_elements_text(${JSON.stringify(mentions)}::json) n(id))
    where ${isThis(key)}`);
}

/** Leaves a tombstone: the words move to message_version. */
export async function withdraw(
  tx: Queries,
  key: MessageKey,
  { by, as, now }: { by: string; as: "author" | "staff" | "support"; now: Date },
): Promise<void> {
  await insertEarlierWords(tx, key, now);
  await tx.execute(sql`
    update message set text = '', mentions = '{}', withdrawn_at = ${at(now)}, withdrawn_by = ${by}, withdrawn_as = ${as},
      changed = ${nextNumber(key.teamId)}
    where ${isThis(key)}`);
}

export interface VersionRow {
  number: number;
  text: string;
  until: string;
}

export async function findVersions(db: Queries, key: MessageKey): Promise<VersionRow[]> {
  const { rows } = await db.execute<VersionRow & Record<string, unknown>>(
    sql`select number, text, until from message_version where ${isThis(key)} order by number`,
  );
  return rows;
}

/** Of these people, those who do not read the huddle. */
export async function findStrangers(
  db: Queries,
  { teamId, huddleId }: Pick<HuddleTarget, "teamId" | "huddleId">,
  userIds: readonly string[],
): Promise<string[]> {
  if (userIds.length === 0) return [];
  const { rows } = await db.execute<{ id: string }>(sql`
    select n.id from json_array_elements_text(${JSON.stringify(userIds)}::json) n(id)
    where n.id not in (select c.user_id from ${readersOfHuddle(sql`${teamId}::uuid`, sql`${huddleId}::uuid`)} c)`);
  return rows.map(({ id }) => id);
}

interface Cheering {
  key: MessageKey;
  messageId: string;
  userId: string;
}

/** The message counts as changed, so that everybody gets the new counts. */
export const markMessageChanged = (tx: Queries, key: MessageKey) =>
  tx.execute(sql`update message set changed = ${nextNumber(key.teamId)} where ${isThis(key)}`);

export async function addCheer(
  tx: Queries,
  { key, messageId, userId, cheer, now }: Cheering & { cheer: Cheer; now: Date },
): Promise<void> {
  await tx.execute(sql`
    insert into reaction (team_id, message_id, user_id, cheer, made_at)
    values (${key.teamId}::uuid, ${messageId}::uuid, ${userId}, ${cheer}, ${at(now)})`);
  await markMessageChanged(tx, key);
}

export async function dropCheer(tx: Queries, { key, messageId, userId }: Cheering): Promise<void> {
  await tx.execute(
    sql`delete from reaction where team_id = ${key.teamId}::uuid and message_id = ${messageId}::uuid and user_id = ${userId}`,
  );
  await markMessageChanged(tx, key);
}

export async function findCheers(
  db: Queries,
  teamId: string,
  messageId: string,
): Promise<{ user_id: string; cheer: Cheer }[]> {
  const { rows } = await db.execute<{ user_id: string; cheer: Cheer }>(sql`
    select user_id, cheer from reaction where team_id = ${teamId}::uuid and message_id = ${messageId}::uuid
    order by made_at, user_id`);
  return rows;
}
