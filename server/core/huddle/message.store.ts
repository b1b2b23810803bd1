import { type SQL, sql } from "drizzle-orm";
import type { Cheer } from "../../../domain/huddle/cheers";
import type { BigInteger } from "../../platform/db/column-types";
import type { Queries } from "../../platform/db/database";
import { prepareRows } from "../../platform/db/prepared";
import type { HuddleTarget } from "../access/team-access.store";

/** A message as everybody gets it. Within JSON its numbers are numbers. */
export interface SharedMessageRow {
  seq: BigInteger;
  id: string;
  changed: BigInteger;
  author_id: string;
  text: string;
  mentions: string[];
  reply_to: BigInteger | null;
  made_at: string;
  is_edited: boolean;
  withdrawn_as: "author" | "guardian" | "staff" | "support" | null;
  cheers: Partial<Record<Cheer, number>> | null;
}

export interface MessageRow extends SharedMessageRow {
  my_cheer: Cheer | null;
}

/** The columns of the row `m` of shown_message, with the person's own cheer. */
export const messageColumns = (userId: string | SQL): SQL => sql`
  m.seq, m.id, m.changed, m.author_id, m.text, m.mentions, m.reply_to, m.made_at, m.is_edited, m.withdrawn_as, m.cheers,
  case when m.withdrawn_at is null then (
    select r.cheer from reaction r where r.team_id = m.team_id and r.message_id = m.id and r.user_id = ${userId}) end as my_cheer`;

/** What a person reads of a huddle: its messages after `since`. */
export interface ReadTarget extends HuddleTarget {
  since: number;
}

export async function findMessage(
  db: Queries,
  { teamId, huddleId, userId, since }: ReadTarget,
  messageId: string,
): Promise<MessageRow | undefined> {
  const { rows } = await db.execute<MessageRow & Record<string, unknown>>(sql`
    select ${messageColumns(userId)} from shown_message m
    where m.team_id = ${teamId}::uuid and m.huddle_id = ${huddleId}::uuid and m.seq > ${since} and m.id = ${messageId}::uuid`);
  return rows[0];
}

export type SendOutcome =
  | "sent"
  | "again"
  | "reused"
  | "hidden"
  | "over"
  | "closed"
  | "changed"
  | "answer"
  | "mention";

export interface Sending extends HuddleTarget {
  messageId: string;
  text: string;
  mentions: readonly string[];
  replyTo: number | null;
  /** The version of a group whose people the sender saw. */
  shown: number | null;
  now: Date;
}

interface SentRow {
  outcome: SendOutcome;
  seq: BigInteger | null;
  at: BigInteger | null;
}

const given = sql.placeholder;
const sent = prepareRows<SentRow>(
  "send_message",
  ["outcome", "seq", "at"],
  sql`
  select outcome, seq, at from send_message(${given("teamId")}::uuid, ${given("huddleId")}::uuid, ${given("userId")}, ${given("messageId")}::uuid, ${given("text")},
    array(select n.id from json_array_elements_text(${given("mentions")}::json) n(id)), ${given("replyTo")}::bigint, ${given("shown")}::integer,
    ${given("now")}::timestamptz)`,
);

/** The rule is the database's: it locks the sequence, judges, and stores in one statement. */
export async function callSendMessage(
  db: Queries,
  { mentions, now, ...sending }: Sending,
): Promise<{ outcome: SendOutcome; seq: number; changed: number }> {
  const [row] = await sent(db, {
    ...sending,
    mentions: JSON.stringify(mentions),
    now: now.toISOString(),
  });
  if (!row) throw new Error("send_message returned nothing.");
  return { outcome: row.outcome, seq: Number(row.seq), changed: Number(row.at) };
}
