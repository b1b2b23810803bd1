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
import type { Services } from "../../core/base/services";
import { tidy } from "../../core/mail/templates";
import { addAllDings, type News } from "../../core/notification/ding.store";
import { type NewPush, queuePushes } from "../../core/notification/push-queue.store";
import { clearTrips, findOpenAgain } from "../../core/ride/riders.store";
import { type EscalationRow, startEscalations } from "../../core/schedule/escalation.store";
import type { EventRow } from "../../core/schedule/event.store";
import { findEventsOfTeams } from "../../core/schedule/event.store";
import { withSnapshot } from "../../core/schedule/event-snapshot";
import { earlierMoments } from "../../core/schedule/event-urgency";
import {
  findLastNotified,
  findReaders,
  lockDueNotices,
  markNotified,
  type NotifiedVersion,
} from "../../core/schedule/notice.store";
import type { NoticeRow } from "../../core/schedule/notice-queue.store";
import { remindOfAnswers } from "../../core/schedule/reminders.store";
import { dayAt } from "../../core/time/local-time";
import type { Transaction } from "../../platform/db/database";
import { listenerOf } from "../../reads/receipt/receipt-state";
import { type RecipientRow, readRecipientsByEvent } from "../../reads/receipt/recipients.store";
import { escalationOf } from "./escalate";
import { addPush, ringFor } from "./event-push";
import { dayWords } from "./notice-mail-text";
import { type GatheredLine, mailReaders, mailSpots, type Posts, post } from "./notice-mails";

/**
 * What one round delivers at most: few teams, so that its transaction is short and the requests of people come in between, and of each all that is
 * due, so that it is one mail.
 */
const mostInARound = { teams: 10, count: 100 };

/** The output of one round: at most one mail for each person, and one ding and one push for each event. */
interface Round {
  dings: Map<string, News & { userId: string }>;
  posts: Posts;
  /** To families of spots, by the spot. */
  spots: Posts;
  /** Changes that are told again until families know, by event. */
  escalations: Map<string, EscalationRow>;
  /** Urgent pushes, for people who are also mailed. */
  rings: Map<string, NewPush<EventRing>>;
}

type DeliveryState = Pick<Services, "db" | "now" | "config" | "mail" | "scheduleChanges"> & {
  log: Pick<Services["log"], "error">;
};

/** Delivers one batch of due notices and returns its size. Row locks keep two servers from taking the same notice. */
export async function deliverDueNotices(services: DeliveryState): Promise<number> {
  const { db, now, config, log, scheduleChanges } = services;
  await remindOfAnswers(db, now());
  const due = await db.transaction(async (tx) => {
    const at = now();
    const due = await lockDueNotices(tx, at, mostInARound);
    if (due.length === 0) return due;
    const round: Round = {
      dings: new Map(),
      posts: new Map(),
      spots: new Map(),
      escalations: new Map(),
      rings: new Map(),
    };
    const dropped = new Set<NoticeRow>();
    const read = await readNoticed(tx, due, at);
    for (const row of due)
      try {
        const noticed = row.eventId === null ? undefined : read.get(row.eventId);
        if (noticed) gather(row, noticed, { round, at, origin: config.publicOrigin });
      } catch (error) {
        dropped.add(row);
        // Dropped, since retrying it in every round would block all other notices.
        log.error(
          { err: error, notice: row.id },
          "A notice could not be delivered and was dropped; the others were delivered.",
        );
      }
    const changed = due.flatMap(({ teamId, eventId: id, kind }) =>
      id !== null && isNewChange(kind as NoticeKind) ? [{ teamId, id }] : [],
    );
    await clearTrips(tx, changed);
    // Whoever drives reads of a change and of the ride in one; a coach without a player there, of the ride alone.
    for (const { teamId, eventId, userId } of await findOpenAgain(tx, changed)) {
      const key = `${userId} ${eventId}`;
      const news = { kind: "ride_open_again" as const, teamId, about: { event_id: eventId } };
      if (!round.dings.has(key)) round.dings.set(key, { ...news, userId, userIds: [userId] });
    }
    const dings = [...round.dings.values()];
    const readers = await findReaders(tx, [...new Set(dings.map(({ userId }) => userId))]);
    const told = dings.filter(({ userId }) => readers.has(userId));
    await addAllDings(tx, joined(told), at);
    const mailed = [
      ...(await mailReaders(tx, services, { posts: round.posts, readers, at })),
      ...(await mailSpots(tx, services, { posts: round.spots, at })),
    ];
    // Before the pushes: a round of escalations holds its rows while it queues some.
    await startEscalations(tx, [...round.escalations.values()]);
    const rings = [...round.rings.values()].filter(({ userId }) => readers.has(userId));
    await queuePushes(tx, rings, at);
    await markNotified(
      tx,
      due.map((row) => ({
        ...row,
        mails: mailed.filter(({ id }) => id === row.id).length,
        isDropped: dropped.has(row),
      })),
      at,
    );
    return due;
  });
  for (const teamId of new Set(due.map((row) => row.teamId))) scheduleChanges?.publish(teamId, "readers");
  return due.length;
}

/** Several events of a team, as after a change of a series, are one ding that says how many. */
function joined(dings: readonly (News & { userId: string })[]): News[] {
  const groups = new Map<string, News & { times: number }>();
  for (const ding of dings) {
    const key = `${ding.userId} ${ding.teamId} ${ding.kind}`;
    const before = groups.get(key);
    groups.set(key, before ? { ...before, about: {}, times: before.times + 1 } : { ...ding, times: 1 });
  }
  return [...groups.values()];
}

/** The current state of an event that a notice is about. */
interface Noticed {
  event: EventRow;
  teamName: string;
  shown: EventSnapshot;
  lastNotified: NotifiedVersion | undefined;
  recipients: RecipientRow[];
}

/** Reads the current state of all events, so that nothing is sent about what was undone, seen or left since; nothing of those that are over. */
async function readNoticed(
  tx: Transaction,
  due: readonly NoticeRow[],
  at: Date,
): Promise<Map<string, Noticed>> {
  const keys = due.flatMap(({ teamId, eventId }) => (eventId === null ? [] : [{ teamId, id: eventId }]));
  const found = (await findEventsOfTeams(tx, keys)).filter(({ event }) => event.endsAt > at);
  const events = found.map(({ event }) => event);
  const shown = await withSnapshot(tx, found);
  const lastNotified = await findLastNotified(tx, events);
  const recipients = await readRecipientsByEvent(tx, events);
  return new Map(
    shown.map((row) => {
      const { id } = row.event;
      return [id, { ...row, lastNotified: lastNotified.get(id), recipients: recipients.get(id) ?? [] }];
    }),
  );
}

function gather(
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
    const toTell = kindToTell(kind, changes);
    const line = lineOf(toTell, { event, teamName, changes, at, origin });
    const { heard } = recipient;
    const ring = ringFor(toTell, { event, changes, heard, at });
    const earlier = earlierMoments(event, changes, { heard, at });
    if (recipient.spotFirstName !== null)
      notifySpot(round, toTell, { event, teamName, changes, at, origin, recipient, notice: row });
    for (const userId of recipient.people) {
      const news = { kind: toTell, teamId: event.teamId, about: { event_id: event.id } };
      round.dings.set(`${userId} ${event.id}`, { ...news, userId, userIds: [userId] });
      if (!isMailed(kind, earlier.startsAt, at.getTime())) continue;
      post(round.posts, userId, line, { recipient, notice: row, neededBy: new Date(earlier.arrivesAt) });
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
const isNewChange = (kind: NoticeKind) => isAboutChange(kind) && kind !== "unseen" && kind !== "nudged";

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
const kindToTell = (kind: NoticeKind, changes: readonly EventChange[]): NoticeKind =>
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
  const earlier = earlierMoments(event, changes, { heard: recipient.heard, at });
  if (!isMailed(kind, earlier.startsAt, at.getTime())) return;
  const line = lineOf(kind, { ...about, changes });
  post(
    spots,
    recipient.membershipId,
    { ...line, title: kindNames[event.kind], opponent: null },
    { recipient, notice, neededBy: new Date(earlier.arrivesAt) },
  );
}
