import { cityOf } from "../../../domain/dates/wall-time";
import { changesForSpot } from "../../../domain/mail-links/spot-view";
import type { EventRing } from "../../../domain/push/ring";
import { kindNames } from "../../../domain/schedule/event/event";
import {
  changeKindOf,
  changesBetween,
  changeTexts,
  type EventChange,
  tidyChange,
} from "../../../domain/schedule/event/event-change";
import type { EventSnapshot } from "../../../domain/schedule/event/event-parts";
import { isMailed, isNotified, type NoticeKind } from "../../../domain/schedule/notice/notice-rules";
import { tidy } from "../../core/mail/templates";
import type { News } from "../../core/notification/ding.store";
import type { NewPush } from "../../core/notification/push-queue.store";
import type { EscalationRow } from "../../core/schedule/escalation.store";
import type { EventRow } from "../../core/schedule/event.store";
import { earlierMoments } from "../../core/schedule/event-urgency";
import type { NotifiedVersion } from "../../core/schedule/notice.store";
import type { NoticeRow } from "../../core/schedule/notice-queue.store";
import { dayAt } from "../../core/time/local-time";
import { listenerOf } from "../../reads/receipt/receipt-state";
import type { RecipientRow } from "../../reads/receipt/recipients.store";
import { escalationOf } from "./escalation-plan";
import { addPush, ringFor } from "./event-push";
import { dayWords } from "./notice-mail-text";
import { addToDraft, type GatheredLine, type MailDrafts } from "./notice-mails";

/** The output of one round: at most one mail for each person, and one ding and one push for each event. */
export interface Round {
  dings: Map<string, News & { userId: string }>;
  drafts: MailDrafts;
  /** To families of spots, by the spot. */
  spots: MailDrafts;
  /** Changes that are told again until families know, by event. */
  escalations: Map<string, EscalationRow>;
  /** Urgent pushes, for people who are also mailed. */
  rings: Map<string, NewPush<EventRing>>;
}

/** The current state of an event that a notice is about. */
export interface Noticed {
  event: EventRow;
  teamName: string;
  shown: EventSnapshot;
  lastNotified: NotifiedVersion | undefined;
  recipients: RecipientRow[];
}

/** Adds what one notice says to whom; nothing to those who know it. */
export function gatherNotice(
  row: NoticeRow,
  { event, teamName, shown: now, lastNotified, recipients }: Noticed,
  { round, at, origin }: { round: Round; at: Date; origin: string },
): void {
  const kind = row.kind as NoticeKind;
  if (event.status === "called_off" && (kind === "added" || kind === "answer_wanted")) return;
  const told = kind === "unseen" || kind === "nudged" ? undefined : lastNotified;
  const only = row.membershipIds && new Set(row.membershipIds);
  const unaware = recipients.filter(
    (recipient) =>
      (!only || only.has(recipient.membershipId)) &&
      isNotified(kind, listenerOf(recipient), event.noticeVersion),
  );
  for (const recipient of unaware) {
    const changes = newTo(recipient, now, told);
    if (isAboutChange(kind) && changes.length === 0) continue;
    const noticeKind = kindToNotify(kind, changes);
    const line = lineOf(noticeKind, { event, teamName, changes, at, origin });
    const { possibleVersions } = recipient;
    const ring = ringFor(noticeKind, { event, changes, possibleVersions, at });
    const earlier = earlierMoments(event, changes, { possibleVersions, at });
    if (recipient.spotFirstName !== null)
      notifySpot(round, noticeKind, { event, teamName, changes, at, origin, recipient, notice: row });
    for (const userId of recipient.people) {
      const news = { kind: noticeKind, teamId: event.teamId, about: { event_id: event.id } };
      round.dings.set(`${userId} ${event.id}`, { ...news, userId, userIds: [userId] });
      if (!isMailed(kind, earlier.startsAt, at.getTime())) continue;
      addToDraft(round.drafts, userId, line, {
        recipient,
        notice: row,
        neededBy: new Date(earlier.arrivesAt),
      });
      if (ring) addPush(round.rings, ring, { userId, recipient, event, source: row.id });
    }
  }
  if (!isNewChange(kind)) return;
  // With those who are out, since their absence may be taken back.
  const escalation = escalationOf(event, {
    recipients: recipients.filter(({ wasHere }) => wasHere),
    shown: now,
    at,
  });
  if (escalation) round.escalations.set(event.id, escalation);
}

const isAboutChange = (kind: NoticeKind) => kind !== "added" && kind !== "answer_wanted";
export const isNewChange = (kind: NoticeKind) =>
  isAboutChange(kind) && kind !== "unseen" && kind !== "nudged";

/** Changes since the version that the family acknowledged, or since the last one that it was notified of if that is newer. */
function newTo(
  { known, knownVersion }: RecipientRow,
  now: EventSnapshot,
  told: NotifiedVersion | undefined,
): EventChange[] {
  const last = told && told.version > (knownVersion ?? 0) ? told.shown : known;
  return last ? changesBetween(last, now) : [];
}

/** The kind of notice for this reader: several changes may have been made since they last looked. */
const kindToNotify = (kind: NoticeKind, changes: readonly EventChange[]): NoticeKind =>
  isNewChange(kind) ? (changeKindOf(changes) ?? kind) : kind;

function lineOf(
  kind: NoticeKind,
  {
    event,
    teamName,
    changes,
    at,
    origin,
  }: { event: EventRow; teamName: string; changes: EventChange[]; at: Date; origin: string },
): GatheredLine {
  return {
    event,
    kind,
    teamName,
    title: event.title,
    opponent: event.opponent,
    timing: event.timing,
    startsLocal: event.startsLocal,
    isToday: dayAt(at, event.timeZone) === event.firstDay,
    changes: changeTexts(
      changes.map((change) => tidyChange(change, tidy)),
      { day: dayWords, city: cityOf },
    ),
    players: [],
    away: null,
    href: `${origin}/app/schedule?event=${event.teamId}.${event.id}`,
  };
}

/** The family of a spot is asked, and told of changes of the time. */
function notifySpot(
  { spots }: Round,
  kind: NoticeKind,
  {
    recipient,
    notice,
    ...about
  }: Parameters<typeof lineOf>[1] & { recipient: RecipientRow; notice: NoticeRow },
): void {
  const { event, at } = about;
  const changes = changesForSpot(about.changes);
  if (kind === "added" || (isAboutChange(kind) && changes.length === 0)) return;
  const earlier = earlierMoments(event, changes, { possibleVersions: recipient.possibleVersions, at });
  if (!isMailed(kind, earlier.startsAt, at.getTime())) return;
  const line = lineOf(kind, { ...about, changes });
  addToDraft(
    spots,
    recipient.membershipId,
    { ...line, title: kindNames[event.kind], opponent: null },
    { recipient, notice, neededBy: new Date(earlier.arrivesAt) },
  );
}
