import { pollDays } from "../../../domain/feed/limits";
import { withoutUnseenSigns } from "../../../domain/fields/emoji";
import { mayTalk } from "../../../domain/huddle/talk-rights";
import type { components } from "../../../openapi";
import { isId } from "../../core/access/team-access.store";
import type { Services } from "../../core/base/services";
import {
  type CardRow,
  type CardTarget,
  callPostCard,
  type Posting,
  type PostOutcome,
  pinCard,
  requireCard,
  unpinCard,
} from "../../core/feed/card.store";
import { castVote, closePoll, type VoteOutcome } from "../../core/feed/poll.store";
import { changeHuddle } from "../../core/huddle/group.store";
import { findAddressed } from "../../core/huddle/huddle-push.store";
import { ringNamed } from "../../core/huddle/mention-push";
import { lockTeamSequence } from "../../core/huddle/team-sequence.store";
import { addDings } from "../../core/notification/ding.store";
import { requireOpenTeam } from "../../core/team/team.store";
import { type Caller, requireTeamAccess } from "../../core/team/team-role";
import type { Transaction } from "../../platform/db/database";
import { brokenRule, isUniqueViolation } from "../../platform/db/fault";
import { type MessageCode, Problem } from "../../platform/http/problem";
import { requireNamed, wordsOf } from "../huddle/message-words";
import { editMessage } from "../huddle/messages";

type Schemas = components["schemas"];

export interface OwnCardTarget extends CardTarget {
  caller: Caller;
}

export const invalidField = (field: string, rule: string) =>
  new Problem("REQUEST_400_INVALID", { fields: [{ field, rule }] });

const refusals: Readonly<Record<Exclude<PostOutcome, "posted" | "again">, MessageCode>> = {
  reused: "REQUEST_422_REUSED",
  hidden: "FEED_403_PRIVATE",
  archived: "TEAM_403_ARCHIVED",
  reader: "FEED_403_POST",
  event: "EVENT_ITEM_404",
  mention: "COMMENT_403_MENTION",
};

/** Without the card's id a second try would be a second post, so it comes from the device. */
export async function postCard(
  { db, now }: Pick<Services, "db" | "now">,
  { userId, teamId, body }: { userId: string; teamId: string; body: Schemas["NewCard"] },
): Promise<CardTarget> {
  // Whoever has no role there is told nothing of the team.
  await requireTeamAccess(db, userId, teamId);
  const at = now();
  const { mentions = [], event_id: eventId = null } = body;
  const text = wordsOf(body.text);
  requireNamed(text, mentions);
  if (eventId !== null && !isId(eventId)) throw new Problem("EVENT_ITEM_404");
  const target = { teamId, userId, cardId: body.card_id };
  const poll = body.poll ? readPoll(body.poll, at) : null;
  const posting = { ...target, text, mentions, eventId, poll, isQuiet: body.is_quiet === true, now: at };
  const outcome = await db
    .transaction((tx) => post(tx, posting))
    .catch((fault: unknown) => {
      // Another team took the id at the same moment.
      if (isUniqueViolation(fault, "huddle_by_id")) return "reused" as const;
      // Two of them are alike in the database's language.
      throw brokenRule(fault) === "DR045" ? invalidField("poll.options", "different") : fault;
    });
  if (outcome !== "posted" && outcome !== "again") throw new Problem(refusals[outcome]);
  return target;
}

/** Dings of who is named belong to the same transaction. */
async function post(tx: Transaction, posting: Posting): Promise<PostOutcome> {
  const outcome = await callPostCard(tx, posting);
  if (outcome !== "posted" || posting.mentions.length === 0) return outcome;
  const { teamId, cardId, userId, now } = posting;
  const { named } = await findAddressed(tx, { teamId, huddleId: cardId, seq: 1 });
  const about = { huddle_id: cardId, message_id: cardId, user_id: userId };
  await addDings(tx, { userIds: named, kind: "named", teamId, about, now });
  if (named.length > 0) await ringNamed(tx, { teamId, huddleId: cardId, seq: 1, now, isPost: true });
  return outcome;
}

/** Options are compared without the signs that nobody sees, and with one form for each accent. */
function readPoll(poll: Schemas["NewPoll"], now: Date): NonNullable<Posting["poll"]> {
  const options = poll.options.map((option) =>
    withoutUnseenSigns(option).normalize("NFC").replace(/\s+/g, " ").trim(),
  );
  if (options.includes("")) throw invalidField("poll.options", "pattern");
  // In capitals, since Greek has two small letters for one.
  if (new Set(options.map((option) => option.toUpperCase())).size < options.length)
    throw invalidField("poll.options", "different");
  const closesAt = poll.closes_at === null ? null : new Date(poll.closes_at);
  const latest = now.getTime() + pollDays * 86_400_000;
  if (closesAt !== null && !(closesAt > now && closesAt.getTime() <= latest))
    throw invalidField("poll.closes_at", "range");
  return { options, isMultiple: poll.is_multiple, showsVoters: poll.shows_voters, closesAt };
}

const changes = ["text", "is_pinned", "takes_comments", "is_poll_closed"] as const;

/** Exactly one change. What already is so changes nothing. */
export async function changeCard(
  services: Pick<Services, "now">,
  tx: Transaction,
  { body, ...target }: OwnCardTarget & { body: Schemas["CardChange"] },
): Promise<void> {
  const [first, ...more] = changes.filter((change) => body[change] !== undefined);
  if (first === undefined || more.length > 0) throw invalidField(more[0] ?? "text", "single");
  if (body.mentions !== undefined && body.text === undefined) throw invalidField("mentions", "single");
  const card = await lockCard(tx, target);
  const now = services.now();
  if (body.text !== undefined)
    await editPost(services, tx, target, { text: body.text, mentions: body.mentions });
  if (body.is_pinned !== undefined) await setPinned(tx, target, card, { isPinned: body.is_pinned, now });
  if (body.takes_comments !== undefined)
    await setTakesComments(tx, target, card, { takesComments: body.takes_comments, now });
  if (body.is_poll_closed !== undefined) await endPoll(tx, target, card, now);
}

/** The post under the team's sequence, which stays locked until commit, in a team that is not archived. */
export async function lockCard(tx: Transaction, target: OwnCardTarget): Promise<CardRow> {
  await lockTeamSequence(tx, target.teamId);
  const card = await requireCard(tx, target);
  await requireOpenTeam(tx, target.teamId);
  return card;
}

/** At any time, by its author. */
const editPost = (
  services: Pick<Services, "now">,
  tx: Transaction,
  { cardId, ...target }: OwnCardTarget,
  { text, mentions }: { text: string; mentions: string[] | undefined },
) => {
  const body = { text, ...(mentions !== undefined && { mentions }) };
  return editMessage(services, tx, { ...target, huddleId: cardId, messageId: cardId, body });
};

async function setPinned(
  tx: Transaction,
  target: OwnCardTarget,
  card: CardRow,
  { isPinned, now }: { isPinned: boolean; now: Date },
): Promise<void> {
  requireRunsFeed(target);
  if (isPinned === card.is_pinned) return;
  if (!isPinned) return unpinCard(tx, target);
  await pinCard(tx, target, { by: target.userId, now }).catch((fault: unknown) => {
    throw brokenRule(fault) === "DR044" ? new Problem("FEED_403_PINS") : fault;
  });
}

async function setTakesComments(
  tx: Transaction,
  target: OwnCardTarget,
  card: CardRow,
  { takesComments, now }: { takesComments: boolean; now: Date },
): Promise<void> {
  requireOwnOrRunsFeed(target, card);
  if (takesComments === card.takes_comments) return;
  // What staff closed stays closed to the post's author.
  if (takesComments && card.closed_by !== target.userId) requireRunsFeed(target);
  const end = takesComments ? { closedAt: null, closedBy: null } : { closedAt: now, closedBy: target.userId };
  await changeHuddle(tx, { teamId: target.teamId, huddleId: target.cardId }, end);
}

async function endPoll(tx: Transaction, target: OwnCardTarget, card: CardRow, now: Date): Promise<void> {
  requireOwnOrRunsFeed(target, card);
  if (card.poll === null) throw invalidField("is_poll_closed", "poll");
  if (card.poll.closed_at === null) await closePoll(tx, target, { by: target.userId, now });
}

export function requireRunsFeed({ caller }: OwnCardTarget, code: MessageCode = "FEED_401_UPDATE"): void {
  if (!mayTalk(caller.teamRoles, "run_feed")) throw new Problem(code);
}

function requireOwnOrRunsFeed(target: OwnCardTarget, card: CardRow): void {
  if (card.author_id !== target.userId) requireRunsFeed(target);
}

const voteFaults: Readonly<Record<Exclude<VoteOutcome, "voted" | "same">, () => Problem>> = {
  hidden: () => new Problem("FEED_404"),
  archived: () => new Problem("TEAM_403_ARCHIVED"),
  closed: () => new Problem("POLL_403_CLOSED"),
  picks: () => invalidField("picks", "options"),
};

/** Another vote takes the place of the first; no picks take it back. */
export async function vote(
  { db, now }: Pick<Services, "db" | "now">,
  target: CardTarget,
  picks: readonly number[],
): Promise<void> {
  if (!isId(target.teamId) || !isId(target.cardId)) throw new Problem("FEED_404");
  const outcome = await castVote(db, { ...target, picks, now: now() });
  if (outcome !== "voted" && outcome !== "same") throw voteFaults[outcome]();
}
