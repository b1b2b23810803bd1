import type { MailboxKey } from "../../../domain/account/mailbox-key";
import type { NoticeKind } from "../../../domain/schedule/notice/notice-rules";
import type { Services } from "../../core/base/services";
import { findAllBlocked, type IsBlocked } from "../../core/invitation/invitation-mail-share";
import { mailTokenOf } from "../../core/invitation/invitation-secrets";
import { countMails, lockSpotInvitations, mostUnanswered } from "../../core/invitation/spot-invitation.store";
import { linkTo } from "../../core/mail/templates";
import { stopTokenOf } from "../../core/notification/mail-stop";
import { type AnswerLink, answerTokenOf, linkEnd } from "../../core/schedule/answer-token";
import type { EventRow } from "../../core/schedule/event.store";
import type { findReaders } from "../../core/schedule/notice.store";
import type { NoticeRow } from "../../core/schedule/notice-queue.store";
import type { Queries, Transaction } from "../../platform/db/database";
import type { RecipientRow } from "../../reads/receipt/recipients.store";
import { type MailLine, scheduleMail, spotScheduleMail, urgency } from "./notice-mail-text";

/** A mail's line before it is known to which address it goes. */
export type GatheredLine = Omit<MailLine, "action"> & { event: EventRow };

/** What one person, or the family of one spot, is mailed in a round. */
export interface MailDraft {
  /** The notices that it tells of. */
  notices: NoticeRow[];
  /** The earliest arrival that it tells of, old or new. */
  neededBy: Date;
  lines: Map<string, GatheredLine>;
}
export type MailDrafts = Map<string, MailDraft>;

/**
 * Adds a line to the reader's mail. Two players of one family at one event share a line, and so does a change with what repeats it: the line is of the
 * more urgent kind, and names all that is new.
 */
export function addToDraft(
  drafts: MailDrafts,
  reader: string,
  line: GatheredLine,
  { recipient, notice, neededBy }: { recipient: RecipientRow; notice: NoticeRow; neededBy: Date },
): void {
  const mine = drafts.get(reader) ?? { notices: [], neededBy, lines: new Map<string, GatheredLine>() };
  if (!mine.notices.includes(notice)) mine.notices.push(notice);
  if (neededBy < mine.neededBy) mine.neededBy = neededBy;
  const key = `${line.event.id} ${isForAnswer(line.kind) ? "answer" : "change"}`;
  const before = mine.lines.get(key) ?? line;
  const { players, away } = before;
  const name = recipient.userId === null ? [recipient.firstName ?? recipient.spotFirstName ?? ""] : [];
  mine.lines.set(key, {
    ...(urgency.indexOf(before.kind) < urgency.indexOf(line.kind) ? before : line),
    changes: before.changes.length > line.changes.length ? before.changes : line.changes,
    players: joined(players, name),
    away: recipient.source === "away" ? joined(away ?? [], name) : away,
  });
  drafts.set(reader, mine);
}

const joined = (names: readonly string[], more: readonly string[]) => [...new Set([...names, ...more])];

const isForAnswer = (kind: NoticeKind) => kind === "added" || kind === "answer_wanted";

type Mailing = Pick<Services, "config" | "mail">;
type Readers = Awaited<ReturnType<typeof findReaders>>;

/** Queues the mails to people with an account, and returns the notices that each tells of. */
export async function mailReaders(
  tx: Transaction,
  services: Mailing,
  { drafts, readers, at }: { drafts: MailDrafts; readers: Readers; at: Date },
): Promise<NoticeRow[]> {
  const { config, mail } = services;
  const addressed = [...drafts].flatMap(([id, mine]) => {
    const reader = readers.get(id);
    return reader ? [{ id, reader, mine }] : [];
  });
  const isBlocked = await blockedIn(
    tx,
    config,
    addressed.map(({ reader, mine }) => ({ key: reader.mailboxKey, mine })),
  );
  const written = addressed.flatMap(({ id, reader: { mailboxKey: to, name, hasMutedAnswers }, mine }) => {
    const isWanted = ({ kind }: { kind: string }) => !(hasMutedAnswers && kind === "answer_wanted");
    const lines = linesTo(config, { id, kind: "user" }, { key: to, mine, isBlocked, at }).filter(isWanted);
    if (lines.length === 0) return [];
    const { publicOrigin } = config;
    const text = scheduleMail(name, lines, { publicOrigin, stopToken: stopTokenOf(config, id, "answers") });
    const letter = { to, ...text, usefulUntil: lastEnd(mine), neededBy: mine.neededBy };
    const notices = mine.notices.filter((notice) => isWanted(notice) && !isBlocked(notice.teamId, to));
    return [{ letter, notices }];
  });
  await mail.queue(tx, ...written.map(({ letter }) => letter));
  return written.flatMap(({ notices }) => notices);
}

/**
 * The same for spots, by their id: to the addresses that staff invited, three mails each at most until somebody presses. Nobody has proven these
 * addresses.
 */
export async function mailSpots(
  tx: Transaction,
  services: Mailing,
  { drafts, at }: { drafts: MailDrafts; at: Date },
): Promise<NoticeRow[]> {
  const { config, mail } = services;
  const invitations = await lockSpotInvitations(tx, spotsOf(drafts), at);
  const addressed = invitations.flatMap((invitation) => {
    const mine = drafts.get(invitation.membershipId);
    return mine && invitation.unansweredMails < mostUnanswered ? [{ invitation, mine }] : [];
  });
  const isBlocked = await blockedIn(
    tx,
    config,
    addressed.map(({ invitation: { mailboxKey: key }, mine }) => ({ key, mine })),
  );
  const open = addressed.filter(({ invitation }) => !isBlocked(invitation.teamId, invitation.mailboxKey));
  const letters = open.map(({ invitation: { id, mailboxKey: to }, mine }) => {
    const lines = linesTo(config, { id, kind: "invitation" }, { key: to, mine, isBlocked, at });
    const text = spotScheduleMail(lines, {
      publicOrigin: config.publicOrigin,
      mailToken: mailTokenOf(config, id),
    });
    return { to, ...text, usefulUntil: lastEnd(mine), neededBy: mine.neededBy };
  });
  await mail.queue(tx, ...letters);
  await countMails(
    tx,
    open.map(({ invitation }) => invitation.id),
  );
  return open.flatMap(({ mine }) => mine.notices);
}

const spotsOf = (drafts: MailDrafts) =>
  [...drafts].flatMap(([membershipId, { notices }]) =>
    [...new Set(notices.map(({ teamId }) => teamId))].map((teamId) => ({ teamId, membershipId })),
  );

/** Who pressed *No more mail from this team*. */
const blockedIn = (
  tx: Queries,
  config: Services["config"],
  mails: readonly { key: MailboxKey; mine: MailDraft }[],
): Promise<IsBlocked> =>
  findAllBlocked(
    tx,
    { config },
    {
      keys: mails.map(({ key }) => key),
      scopes: [
        ...new Set(mails.flatMap(({ mine }) => [...mine.lines.values()].map(({ event }) => event.teamId))),
      ],
    },
  );

/** The lines for one address, each with its own link. */
const linesTo = (
  config: Services["config"],
  recipient: AnswerLink["recipient"],
  { key, mine, isBlocked, at }: { key: MailboxKey; mine: MailDraft; isBlocked: IsBlocked; at: Date },
): MailLine[] =>
  [...mine.lines.values()]
    .filter(({ event }) => !isBlocked(event.teamId, key))
    .map(({ event, ...line }) => {
      const linkAction = linkActionOf(line.kind, event.asks);
      if (linkAction === null) return { ...line, action: null };
      const { teamId, id: eventId, version, endsAt } = event;
      const { purpose, label } = linkAction;
      const until = linkEnd(endsAt, at);
      const token = answerTokenOf(config, { purpose, version, until, teamId, eventId, recipient }, key);
      return { ...line, action: { label, href: linkTo(config.publicOrigin, "answer", token) } };
    });

/** What one press in the mail does. A new event that asks nobody has nothing to press. */
function linkActionOf(
  kind: NoticeKind,
  asks: EventRow["asks"],
): { purpose: AnswerLink["purpose"]; label: string } | null {
  if (kind === "added" && asks === "nobody") return null;
  return isForAnswer(kind) ? { purpose: "answer", label: "Answer" } : { purpose: "got_it", label: "Got it" };
}

const lastEnd = ({ lines }: MailDraft) =>
  new Date(Math.max(...[...lines.values()].map(({ event }) => event.endsAt.getTime())));
