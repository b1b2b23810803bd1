import type { Cheer } from "../../../domain/huddle/cheers";
import { editMinutes } from "../../../domain/huddle/limits";
import { isNamedIn } from "../../../domain/huddle/message-parts";
import { mayTalk } from "../../../domain/huddle/talk-rights";
import type { components } from "../../../openapi";
import { type HuddleTarget, isId, requireHuddle } from "../../core/access/team-access.store";
import { writeAuditLine } from "../../core/audit/audit.store";
import type { Services } from "../../core/base/services";
import { hasVotes } from "../../core/feed/poll.store";
import { findHuddle, requireOpenHuddle } from "../../core/huddle/group.store";
import { findAddressed } from "../../core/huddle/huddle-push.store";
import { ringNamed } from "../../core/huddle/mention-push";
import {
  callSendMessage,
  findMessage,
  type MessageRow,
  type ReadTarget,
  type Sending,
  type SendOutcome,
} from "../../core/huddle/message.store";
import {
  addCheer,
  dropCheer,
  findStrangers,
  findVersions,
  type MessageKey,
  replaceWords,
  withdraw,
} from "../../core/huddle/message-change.store";
import { lockTeamSequence } from "../../core/huddle/team-sequence.store";
import { findThread } from "../../core/huddle/thread.store";
import { addDings } from "../../core/notification/ding.store";
import { auditRole, type Caller } from "../../core/team/team-role";
import type { Queries, Transaction } from "../../platform/db/database";
import { isWritable } from "../../platform/db/primary";
import { type MessageCode, Problem } from "../../platform/http/problem";
import { isoOf, presentMessage } from "../../reads/huddle/present-huddle";
import { requireNamed, wordsOf } from "./message-words";

type Message = components["schemas"]["Message"];
type Versions = components["schemas"]["MessageVersions"];

const refusals: Readonly<Record<Exclude<SendOutcome, "sent" | "again">, MessageCode>> = {
  hidden: "HUDDLE_404",
  over: "HUDDLE_403_INACTIVE",
  closed: "COMMENT_401_CREATE",
  changed: "REQUEST_412_CHANGED",
  mention: "COMMENT_403_MENTION",
  answer: "MESSAGE_404",
  reused: "REQUEST_422_REUSED",
};

/** Without the message's id a second try would be a second message, so it comes from the device. */
export async function sendMessage(
  { db, now }: Pick<Services, "db" | "now">,
  target: HuddleTarget,
  body: components["schemas"]["NewMessage"],
): Promise<Message> {
  if (!isId(target.teamId) || !isId(target.huddleId)) throw new Problem("HUDDLE_404");
  const text = wordsOf(body.text);
  const { mentions = [], reply_to: replyTo = null, huddle_version: shown = null } = body;
  requireNamed(text, mentions);
  const made = { messageId: body.message_id, text, mentions, replyTo, shown, now: now() };
  // Dings of who is named or answered belong to the same transaction; most messages need none.
  const isForSomebody = mentions.length > 0 || replyTo !== null;
  const outcome = isForSomebody
    ? await db.transaction((tx) => sendToSomebody(tx, { ...target, ...made }))
    : (await callSendMessage(db, { ...target, ...made })).outcome;
  if (outcome !== "sent" && outcome !== "again") throw new Problem(refusals[outcome]);
  // As it stands, whatever became of it since; hidden again from somebody who was removed meanwhile.
  const { messages } = await findThread(db, target, { which: "one", messageId: made.messageId });
  const [row] = messages ?? [];
  if (row) return presentMessage(row);
  // Stored, but not there: the connection was led to a standby that lacks it. Another refusal would make the app give it up.
  if (outcome === "sent" || !(await isWritable(db)))
    throw new Problem("SERVER_503_DATABASE", { retryAfter: 5 });
  throw new Problem("MESSAGE_404");
}

async function sendToSomebody(tx: Transaction, sending: Sending): Promise<SendOutcome> {
  const { outcome, seq } = await callSendMessage(tx, sending);
  if (outcome !== "sent") return outcome;
  const { teamId, huddleId, userId, messageId, now } = sending;
  const { named, answered } = await findAddressed(tx, { teamId, huddleId, seq });
  const about = { huddle_id: huddleId, message_id: messageId, user_id: userId };
  await addDings(tx, { userIds: named, kind: "named", teamId, about, now });
  await addDings(tx, { userIds: answered, kind: "answered", teamId, about, now });
  if (named.length > 0) {
    const { kind } = await findHuddle(tx, { teamId, huddleId });
    await ringNamed(tx, { teamId, huddleId, seq, now, isPost: kind === "card" });
  }
  return outcome;
}

export interface MessageTarget extends HuddleTarget {
  caller: Caller;
  messageId: string;
}

/** What a person may read of the huddle, and the message in it. */
export async function enterMessage(
  db: Queries,
  target: Omit<MessageTarget, "caller">,
): Promise<{ read: ReadTarget; row: MessageRow; key: MessageKey }> {
  const { teamId, huddleId, userId, messageId } = target;
  const read = { teamId, huddleId, userId, since: await requireHuddle(db, target) };
  const row = isId(messageId) ? await findMessage(db, read, messageId) : undefined;
  if (!row) throw new Problem("MESSAGE_404");
  return { read, row, key: { teamId, huddleId, seq: Number(row.seq) } };
}

/** The same under the team's sequence, for changes; it stays locked until commit. */
async function lockMessage(tx: Transaction, target: MessageTarget) {
  if (!isId(target.huddleId)) throw new Problem("HUDDLE_404");
  await lockTeamSequence(tx, target.teamId);
  return enterMessage(tx, target);
}

/** The first message of a card; the later ones are comments. */
const isPostOfCard = async (tx: Queries, key: MessageKey): Promise<boolean> =>
  key.seq === 1 && (await findHuddle(tx, key)).kind === "card";

async function messageNow(tx: Queries, read: ReadTarget, messageId: string): Promise<Message> {
  const row = await findMessage(tx, read, messageId);
  if (!row) throw new Error("A locked message is gone.");
  return presentMessage(row);
}

/** Within 15 minutes, a post at any time, a poll until somebody has voted; the earlier words stay readable. */
export async function editMessage(
  { now }: Pick<Services, "now">,
  tx: Transaction,
  { body, ...target }: MessageTarget & { body: components["schemas"]["MessageChange"] },
): Promise<Message> {
  const at = now();
  const { read, row, key } = await lockMessage(tx, target);
  if (row.withdrawn_as !== null) throw new Problem("MESSAGE_404");
  const isPost = await isPostOfCard(tx, key);
  if (row.author_id !== target.userId) throw new Problem(isPost ? "FEED_401_UPDATE" : "MESSAGE_401_UPDATE");
  await requireOpenHuddle(tx, target, at);
  if (!isPost && at.getTime() - new Date(row.made_at).getTime() > editMinutes * 60_000)
    throw new Problem("MESSAGE_403_LATE");
  const text = wordsOf(body.text);
  const mentions = body.mentions ?? row.mentions.filter((userId) => isNamedIn(text, userId));
  requireNamed(text, mentions);
  const named = mentions.filter((userId) => !row.mentions.includes(userId));
  if ((await findStrangers(tx, target, named)).length > 0) throw new Problem("COMMENT_403_MENTION");
  if (text === row.text) return messageNow(tx, read, target.messageId);
  // A poll asks the same of everybody who votes.
  if (isPost && (await hasVotes(tx, { teamId: key.teamId, cardId: target.messageId })))
    throw new Problem("POLL_403_VOTED");
  await replaceWords(tx, key, { text, mentions, now: at });
  return messageNow(tx, read, target.messageId);
}

/** Also where nothing can be said any more. A second try changes nothing. */
export async function takeMessageBack(
  { now }: Pick<Services, "now">,
  tx: Transaction,
  target: MessageTarget,
): Promise<Message> {
  const { read, row, key } = await lockMessage(tx, target);
  const isAuthor = row.author_id === target.userId;
  if (!isAuthor && !mayTalk(target.caller.teamRoles, "take_down"))
    throw new Problem((await isPostOfCard(tx, key)) ? "FEED_401_DELETE" : "MESSAGE_401_DELETE");
  if (row.withdrawn_as === null) {
    const at = now();
    await withdraw(tx, key, { by: target.userId, as: isAuthor ? "author" : "staff", now: at });
    if (!isAuthor) await notifyTakenDown(tx, target, row.author_id, at);
  }
  return messageNow(tx, read, target.messageId);
}

/**
 * Words before an edit are open to everybody who reads the huddle. Words that were taken back are open to staff, never in a group, and each
 * look is in the audit.
 */
export async function readVersions(tx: Transaction, target: MessageTarget): Promise<Versions> {
  const { row, key } = await enterMessage(tx, target);
  if (row.withdrawn_as !== null) {
    const { kind } = await findHuddle(tx, target);
    if (kind === "group" || !mayTalk(target.caller.teamRoles, "open_withdrawn"))
      throw new Problem("HUDDLE_401_REQUEST");
    await tell(tx, target, "message.opened", row.author_id);
  }
  const versions = await findVersions(tx, key);
  return { versions: versions.map((each) => ({ ...each, until: isoOf(each.until) })) };
}

export async function cheerMessage(
  { now }: Pick<Services, "now">,
  tx: Transaction,
  { cheer, ...target }: MessageTarget & { cheer: Cheer },
): Promise<Message> {
  const { read, row, key } = await lockMessage(tx, target);
  if (row.withdrawn_as !== null) throw new Problem("MESSAGE_404");
  if (row.my_cheer !== null && row.my_cheer !== cheer) throw new Problem("REACTION_401_CREATE");
  if (row.my_cheer === null) {
    await requireOpenHuddle(tx, target, now());
    await addCheer(tx, { key, messageId: target.messageId, userId: target.userId, cheer, now: now() });
  }
  return messageNow(tx, read, target.messageId);
}

export async function takeCheerBack(tx: Transaction, target: MessageTarget): Promise<Message> {
  const { read, row, key } = await lockMessage(tx, target);
  if (row.my_cheer === null) throw new Problem("REACTION_404");
  await dropCheer(tx, { key, messageId: target.messageId, userId: target.userId });
  return messageNow(tx, read, target.messageId);
}

async function notifyTakenDown(
  tx: Transaction,
  target: MessageTarget,
  authorId: string,
  now: Date,
): Promise<void> {
  const { teamId, huddleId, messageId } = target;
  await tell(tx, target, "message.taken_down", authorId);
  const about = { huddle_id: huddleId, message_id: messageId };
  await addDings(tx, { userIds: [authorId], kind: "taken_down", teamId, about, now });
}

const tell = (
  tx: Transaction,
  { caller, teamId, huddleId, messageId }: MessageTarget,
  action: string,
  authorId: string,
) =>
  writeAuditLine(tx, {
    action,
    actorId: caller.userId,
    auditRole: auditRole(caller),
    teamId,
    detail: { huddle_id: huddleId, message_id: messageId, author_id: authorId },
  });
