import type { EventRing } from "../../../domain/push/ring";
import type { EventChange } from "../../../domain/schedule/event/event-change";
import type { EventSnapshot } from "../../../domain/schedule/event/event-parts";
import {
  isNotified,
  isPushed,
  type NoticeKind,
  type RingingKind,
} from "../../../domain/schedule/notice/notice-rules";
import type { NewPush } from "../../core/notification/push-queue.store";
import type { EventRow } from "../../core/schedule/event.store";
import { earlierMoments } from "../../core/schedule/event-urgency";
import { dayAt, momentOn } from "../../core/time/local-time";
import { listenerOf } from "../../reads/receipt/receipt-state";
import type { RecipientRow } from "../../reads/receipt/recipients.store";

/** When to push to the devices of a mailed reader; null if the mail is enough. */
export function ringFor(
  kind: NoticeKind,
  {
    event,
    changes,
    possibleVersions,
    at,
  }: {
    event: EventRow;
    changes: readonly EventChange[];
    possibleVersions: readonly EventSnapshot[] | null;
    at: Date;
  },
): { kind: RingingKind; dueAt: Date } | null {
  const about = {
    arrivesAt: earlierMoments(event, changes, { possibleVersions, at }).arrivesAt,
    startsAt: event.startsAt.getTime(),
    endsAt: event.endsAt.getTime(),
    isToday: dayAt(at, event.timeZone) === event.firstDay,
  };
  if (!isPushed(kind, about, at.getTime())) return null;
  return { kind, dueAt: isAsking(kind) ? new Date(Math.max(at.getTime(), wakingOf(event).getTime())) : at };
}

const isAsking = (kind: RingingKind) => kind === "answer_wanted" || kind === "nudged";

/** A missing answer wakes nobody. */
const wakingOf = ({ timeZone, firstDay }: EventRow) => momentOn(firstDay, "07:00", timeZone);

/** Adds a push; two players of one family at one event share one. */
export function addPush(
  rings: Map<string, NewPush<EventRing>>,
  { kind, dueAt }: { kind: RingingKind; dueAt: Date },
  {
    userId,
    recipient,
    event,
    source,
  }: { userId: string; recipient: RecipientRow; event: EventRow; source: string },
): void {
  const key = `${userId} ${event.id}`;
  const before = rings.get(key)?.ring;
  // In one round a change rings as what it is, also where an answer is missing.
  if (before && isAsking(kind) && !isAsking(before.kind)) return;
  const ring: EventRing = {
    kind,
    of: event.kind,
    team_id: event.teamId,
    event_id: event.id,
    membership_ids: [...(before?.kind === kind ? before.membership_ids : []), recipient.membershipId],
    notice_version: event.noticeVersion,
    time_version: event.timeVersion,
    rung: [],
  };
  rings.set(key, { userId, ring, source, dueAt });
}

/** False if the change was undone, replaced, answered or seen elsewhere since, or no longer concerns the person. */
export function isStillNews(
  ring: EventRing,
  event: EventRow,
  recipients: readonly RecipientRow[],
  userId: string,
): boolean {
  return isStillSo(ring, event) && recipients.some((recipient) => concerns(ring, recipient, userId));
}

function isStillSo(ring: EventRing, event: EventRow): boolean {
  if (ring.kind === "called_off") return event.status === "called_off";
  if (ring.kind === "moved") return event.status === "on" && event.timeVersion === ring.time_version;
  return event.status === "on" || ring.kind === "nudged";
}

const concerns = (ring: EventRing, recipient: RecipientRow, userId: string) =>
  recipient.people.includes(userId) &&
  ring.membership_ids.includes(recipient.membershipId) &&
  isNotified(ring.kind, listenerOf(recipient), ring.notice_version);
