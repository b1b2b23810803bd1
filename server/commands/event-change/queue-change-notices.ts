import { changesForSpot } from "../../../domain/mail-links/spot-view";
import { changeKindOf, type EventChange } from "../../../domain/schedule/event/event-change";
import { settleTime, unseenAt } from "../../../domain/schedule/notice/change-notice-text";
import { isMailed, isNotified, type Listener } from "../../../domain/schedule/notice/notice-rules";
import { mayTellFrom, newMailsAt } from "../../../domain/schedule/receipt/receipts";
import type { Services } from "../../core/base/services";
import type { EventRow } from "../../core/schedule/event.store";
import type { NotificationPlan } from "../../core/schedule/event-snapshot";
import {
  dropWaitingChanges,
  findMailedChanges,
  findMailsOfNews,
  wantUnseen,
} from "../../core/schedule/notice.store";
import { insertNotices } from "../../core/schedule/notice-queue.store";
import type { Transaction } from "../../platform/db/database";
import { Problem } from "../../platform/http/problem";
import { type PlayerAnswers, readPlayerAnswers } from "../../reads/receipt/player-answers.store";
import { countReached } from "../../reads/receipt/reachable-by-mail";
import { listenerOf } from "../../reads/receipt/receipt-state";

interface Changed {
  before: EventRow;
  after: EventRow;
  changes: EventChange[];
}

/**
 * Queues the notices of changes in their transaction, replacing pending ones of the same events. None is sent before `tells_at`, so that an
 * undo until then notifies nobody. All events belong to one team. A change that would mail families too often is refused.
 */
export async function queueChangeNotices(
  tx: Transaction,
  changed: readonly Changed[],
  { now, config }: Pick<Services, "config"> & { now: Date },
): Promise<NotificationPlan> {
  const news = changed.flatMap(({ before, after, changes }) => {
    const kind = changeKindOf(changes);
    const earlier = before.startsAt < after.startsAt ? before : after;
    const starts = earlier.startsAt.getTime();
    const tells = new Date(now.getTime() + settleTime(starts, now.getTime()));
    return kind === null
      ? []
      : [{ kind, before, event: after, wasOn: before.status === "on", changes, earlier, starts, tells }];
  });
  const [first] = [...news].sort((one, other) => one.starts - other.starts);
  if (!first) return null;
  const { teamId } = first.event;
  const waiting = await dropWaitingChanges(
    tx,
    teamId,
    news.map(({ event }) => event.id),
  );
  const further = news.filter(
    ({ kind, event, wasOn, starts }) =>
      // Calling off an event that is on is never refused, so that nobody drives to a field in vain.
      !(kind === "called_off" && wasOn) && !waiting.has(event.id) && isMailed(kind, starts, now.getTime()),
  );
  await refuseFlood(
    tx,
    teamId,
    further.map(({ event }) => event.id),
    now,
  );
  await insertNotices(
    tx,
    news.map(({ kind, before, event, tells }) => ({
      teamId,
      eventId: event.id,
      eventVersion: event.version,
      kind,
      arrivesAt: earliest([before.arrivesAt, event.arrivesAt, waiting.get(event.id)]),
      madeAt: now,
      notBefore: tells,
    })),
  );
  await wantUnseen(
    tx,
    teamId,
    news.flatMap(({ before, event, starts }) => {
      const unseen = unseenAt(starts, now.getTime());
      if (unseen === null) return [];
      const arrivesAt = earliest([before.arrivesAt, event.arrivesAt]);
      return [{ eventId: event.id, at: new Date(unseen), version: event.version, arrivesAt }];
    }),
    now,
  );
  const players = await readPlayerAnswers(
    tx,
    teamId,
    news.map(({ event }) => event.id),
  );
  const told = players.flatMap((player) => {
    const theirs = news.filter(({ kind, event }) =>
      isNotified(kind, listenerAt(player, event), event.noticeVersion),
    );
    return theirs.length === 0 ? [] : [{ player, changes: theirs.flatMap(({ changes }) => changes) }];
  });
  const mails = await countReached(tx, config, {
    teamId,
    people: new Set(told.flatMap(({ player }) => player.people)),
    spots: told.flatMap(({ player: { membershipId, isSpot }, changes }) =>
      isSpot && changesForSpot(changes).length > 0 ? [membershipId] : [],
    ),
    now,
  });
  return {
    what: first.kind,
    events: news.length,
    mails,
    starts_at: new Date(first.starts).toISOString(),
    starts_local: first.earlier.startsLocal,
    tells_at: first.tells.toISOString(),
  };
}

const earliest = (moments: readonly (Date | null | undefined)[]): Date =>
  new Date(Math.min(...moments.flatMap((moment) => moment?.getTime() ?? [])));

/** Refuses a change of an event whose families were mailed too often, for example by calling off and putting back repeatedly. */
async function refuseFlood(
  tx: Transaction,
  teamId: string,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  if (ids.length === 0) return;
  const since = new Date(now.getTime() - 86_400_000);
  const told = await findMailedChanges(tx, { teamId, ids, since });
  const ends = [...told.values()].map((moments) => mayTellFrom(moments, now.getTime()) ?? 0);
  const end = Math.max(0, ...ends);
  if (end > 0)
    throw new Problem("REQUEST_429_LIMIT", { retryAfter: Math.ceil((end - now.getTime()) / 1000) });
}

/** `wasHere` holds for everybody on the roster, since the change is being made now. */
const listenerAt = ({ childId, answers }: PlayerAnswers, event: EventRow): Listener => {
  const { answer = null, isOut = false, seenVersion = null } = answers[event.id] ?? {};
  return listenerOf({ childId, isAsked: event.asks !== "nobody", answer, isOut, seenVersion, wasHere: true });
};

/**
 * Queues a notice of each of a team's new events; none for an event in the past, which is only for the record. After several mails within an
 * hour the notice waits, so that one mail names all events that were added meanwhile.
 */
export async function queueNewEventNotices(
  tx: Transaction,
  events: readonly EventRow[],
  now: Date,
): Promise<void> {
  const toCome = events.filter(({ startsAt }) => startsAt > now);
  const [first] = toCome;
  if (!first) return;
  const isNear = ({ startsAt }: EventRow) => isMailed("added", startsAt.getTime(), now.getTime());
  const since = new Date(now.getTime() - 3_600_000);
  const mails = toCome.some(isNear) ? await findMailsOfNews(tx, { teamId: first.teamId, since }) : [];
  await insertNotices(
    tx,
    toCome.map((event) => {
      const starts = event.startsAt.getTime();
      const settled = now.getTime() + settleTime(starts, now.getTime());
      const waited = isNear(event) ? newMailsAt(mails, settled) : settled;
      return {
        teamId: event.teamId,
        eventId: event.id,
        kind: "added",
        eventVersion: event.version,
        arrivesAt: event.arrivesAt,
        madeAt: now,
        // A mail after the start would be of no use.
        notBefore: new Date(waited < starts ? waited : settled),
      };
    }),
  );
}

export const queueNewEventNotice = (tx: Transaction, event: EventRow, now: Date): Promise<void> =>
  queueNewEventNotices(tx, [event], now);
