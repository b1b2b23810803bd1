import { type SQL, sql } from "drizzle-orm";
import type { Cheer } from "../../domain/huddle/cheers";
import { messagesOfPage } from "../../domain/huddle/limits";
import type { HuddleAim } from "../access/reach.store";
import type { Queries } from "../db/database";

/** A message as everybody gets it. */
export interface SharedMessageRow {
  seq: string;
  id: string;
  changed: string;
  author_id: string;
  text: string;
  mentions: string[];
  reply_to: string | null;
  made_at: string;
  is_edited: boolean;
  withdrawn_as: "author" | "guardian" | "staff" | "support" | null;
  cheers: Partial<Record<Cheer, number>> | null;
}

export interface MessageRow extends SharedMessageRow {
  my_cheer: Cheer | null;
}

/** The columns of the message `m`. Cheers of one that was taken back are shown no more. */
export const sharedMessageColumns: SQL = sql`
  m.seq, m.id, m.changed, m.author_id, m.text, to_json(m.mentions) as mentions, m.reply_to, m.made_at,
  m.edited_at is not null as is_edited, m.withdrawn_as,
  case when m.withdrawn_at is null then (
    select json_object_agg(c.cheer, c.times) from (
      select r.cheer, count(*)::int as times from reaction r where r.team_id = m.team_id and r.message_id = m.id group by r.cheer) c) end as cheers`;

/** The same with the person's own cheer. */
export const messageColumns = (userId: string): SQL => sql`
  ${sharedMessageColumns},
  case when m.withdrawn_at is null then (
    select r.cheer from reaction r where r.team_id = m.team_id and r.message_id = m.id and r.user_id = ${userId}) end as my_cheer`;

/** What a person reads of a huddle: its messages after `since`. */
export interface ReadAim extends HuddleAim {
  since: number;
}

const readable = ({ teamId, huddleId, since }: ReadAim) =>
  sql`m.team_id = ${teamId}::uuid and m.huddle_id = ${huddleId}::uuid and m.seq > ${since}`;

async function findMessages(
  db: Queries,
  aim: ReadAim,
  which: { where: SQL; order: SQL; limit: number },
): Promise<MessageRow[]> {
  const { rows } = await db.execute<MessageRow & Record<string, unknown>>(sql`
    select ${messageColumns(aim.userId)} from message m
    where ${readable(aim)} and ${which.where} order by ${which.order} limit ${which.limit}`);
  return rows;
}

/** Up to `limit` messages below a number, the newest first. */
export const findBefore = (db: Queries, aim: ReadAim, seq: number, limit: number) =>
  findMessages(db, aim, { where: sql`m.seq < ${seq}`, order: sql`m.seq desc`, limit });

/** Up to `limit` messages from a number on, the oldest first. */
export const findFrom = (db: Queries, aim: ReadAim, seq: number, limit: number) =>
  findMessages(db, aim, { where: sql`m.seq >= ${seq}`, order: sql`m.seq`, limit });

/** Messages that are new or changed since a number of the clock, in the order of the changes. */
export const findChanged = (db: Queries, aim: ReadAim, since: number, limit: number) =>
  findMessages(db, aim, { where: sql`m.changed > ${since}`, order: sql`m.changed`, limit });

export const findBySeqs = (db: Queries, aim: ReadAim, seqs: readonly number[]) =>
  findMessages(db, aim, {
    where: sql`m.seq in (select s.seq::bigint from json_array_elements_text(${JSON.stringify(seqs)}::json) s(seq))`,
    order: sql`m.seq`,
    limit: messagesOfPage + 1,
  });

export async function findMessage(
  db: Queries,
  aim: ReadAim,
  messageId: string,
): Promise<MessageRow | undefined> {
  const [row] = await findMessages(db, aim, {
    where: sql`m.id = ${messageId}::uuid`,
    order: sql`m.seq`,
    limit: 1,
  });
  return row;
}

export interface ThreadHead {
  lastSeq: number;
  readSeq: number;
  /** The clock's number. Read before the messages, so that none at or below it is missing. */
  asOf: number;
}

export async function findThreadHead(
  db: Queries,
  { teamId, huddleId, userId }: HuddleAim,
): Promise<ThreadHead> {
  const { rows } = await db.execute<{ last_seq: string; read_seq: string; as_of: string }>(sql`
    select h.last_seq, coalesce(k.read_seq, 0) as read_seq, c.seq as as_of
    from huddle h join team_clock c on c.team_id = h.team_id
      left join marker k on k.team_id = h.team_id and k.huddle_id = h.id and k.user_id = ${userId}
    where h.team_id = ${teamId}::uuid and h.id = ${huddleId}::uuid`);
  const [row] = rows;
  if (!row) throw new Error("A huddle that is read has no clock.");
  return { lastSeq: Number(row.last_seq), readSeq: Number(row.read_seq), asOf: Number(row.as_of) };
}

export type SendOutcome = "sent" | "again" | "reused" | "hidden" | "over" | "changed" | "answer" | "mention";

export interface Sending extends HuddleAim {
  messageId: string;
  text: string;
  mentions: readonly string[];
  replyTo: number | null;
  /** The version of a group whose people the sender saw. */
  shown: number | null;
  now: Date;
}

/** The rule is the database's: it locks the clock, judges, and stores in one statement. */
export async function callSendMessage(
  db: Queries,
  { teamId, huddleId, userId, messageId, text, mentions, replyTo, shown, now }: Sending,
): Promise<{ outcome: SendOutcome; seq: number; changed: number }> {
  const { rows } = await db.execute<{ outcome: SendOutcome; seq: string; at: string }>(sql`
    select outcome, seq, at from send_message(${teamId}::uuid, ${huddleId}::uuid, ${userId}, ${messageId}::uuid, ${text},
      array(select n.id from json_array_elements_text(${JSON.stringify(mentions)}::json) n(id)), ${replyTo}::bigint, ${shown}::integer,
      ${now.toISOString()}::timestamptz)`);
  const [row] = rows;
  if (!row) throw new Error("send_message returned nothing.");
  return { outcome: row.outcome, seq: Number(row.seq), changed: Number(row.at) };
}
