import type { NoticeKind } from "../../../domain/schedule/notice/notice-rules";
import type { Services } from "../../core/base/services";
import { addAllDings, type News } from "../../core/notification/ding.store";
import { queuePushes } from "../../core/notification/push-queue.store";
import { clearTrips, findOpenAgain } from "../../core/ride/riders.store";
import { startEscalations } from "../../core/schedule/escalation.store";
import { findEventsOfTeams } from "../../core/schedule/event.store";
import { withSnapshot } from "../../core/schedule/event-snapshot";
import {
  findLastNotified,
  findReaders,
  lockDueNotices,
  markNotified,
} from "../../core/schedule/notice.store";
import type { NoticeRow } from "../../core/schedule/notice-queue.store";
import { remindOfAnswers } from "../../core/schedule/reminders.store";
import type { Transaction } from "../../platform/db/database";
import { readRecipientsByEvent } from "../../reads/receipt/recipients.store";
import { gatherNotice, isNewChange, type Noticed, type Round } from "./gather-notice";
import { mailReaders, mailSpots } from "./notice-mails";

/**
 * What one round delivers at most: few teams, so that its transaction is short and the requests of people come in between, and of each all that is
 * due, so that it is one mail.
 */
const mostInARound = { teams: 10, count: 100 };

type DeliveryServices = Pick<Services, "db" | "now" | "config" | "mail" | "scheduleChanges"> & {
  log: Pick<Services["log"], "error">;
};

/** Delivers one batch of due notices and returns its size. Row locks keep two servers from taking the same notice. */
export async function deliverDueNotices(services: DeliveryServices): Promise<number> {
  const { db, now, config, log, scheduleChanges } = services;
  await remindOfAnswers(db, now());
  const due = await db.transaction(async (tx) => {
    const at = now();
    const due = await lockDueNotices(tx, at, mostInARound);
    if (due.length === 0) return due;
    const round: Round = {
      dings: new Map(),
      drafts: new Map(),
      spots: new Map(),
      escalations: new Map(),
      rings: new Map(),
    };
    const dropped = new Set<NoticeRow>();
    const read = await readNoticed(tx, due, at);
    for (const row of due)
      try {
        const noticed = row.eventId === null ? undefined : read.get(row.eventId);
        if (noticed) gatherNotice(row, noticed, { round, at, origin: config.publicOrigin });
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
      ...(await mailReaders(tx, services, { drafts: round.drafts, readers, at })),
      ...(await mailSpots(tx, services, { drafts: round.spots, at })),
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
