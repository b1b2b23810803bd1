import {
  type CallsRing,
  type EventRing,
  isOfCalls,
  isOfEvent,
  isOfRide,
  isOfTalk,
  type RideRing,
  type Ring,
  type TalkRing,
} from "../../../domain/push/ring";
import type { Services } from "../../core/base/services";
import { findCardRecipients, findRemindable } from "../../core/feed/card-push.store";
import { findWhomToRing, isNewMember } from "../../core/huddle/huddle-push.store";
import type { RingNews } from "../../core/notification/push-acknowledgement";
import type { PushRow } from "../../core/notification/push-queue.store";
import { findStillLost, lossKey } from "../../core/ride/car-seat.store";
import { isToCall } from "../../core/schedule/call-list.store";
import { type EventRow, findEvent, findEventsOfTeams } from "../../core/schedule/event.store";
import type { Queries } from "../../platform/db/database";
import { type RecipientRow, readRecipientsByEvent } from "../../reads/receipt/recipients.store";
import { isStillNews } from "../schedule/event-push";

const day = 86_400_000;
const talkLasts = 4 * 3_600_000;

interface EventNews {
  event: EventRow;
  recipients: RecipientRow[];
}

/** All events of these pushes, without those that are gone, or whose team is. */
async function readEvents(
  db: Queries,
  rings: readonly (EventRing | RideRing)[],
): Promise<Map<string, EventNews>> {
  const keys = new Map(rings.map(({ team_id: teamId, event_id: id }) => [id, { teamId, id }]));
  if (keys.size === 0) return new Map();
  const events = (await findEventsOfTeams(db, [...keys.values()])).map(({ event }) => event);
  const recipients = await readRecipientsByEvent(db, events);
  return new Map(events.map((event) => [event.id, { event, recipients: recipients.get(event.id) ?? [] }]));
}

/** Those that a push is, or that it joins. */
const eventRingsOf = (ring: Ring): EventRing[] =>
  ring.kind === "quiet_over" ? Object.values(ring.held).filter(isOfEvent) : isOfEvent(ring) ? [ring] : [];

/** Reads for a batch of pushes what is still news. */
export async function openNews(services: Pick<Services, "db" | "now">, rows: readonly PushRow[]) {
  const { db, now } = services;
  const rides = rows.flatMap(({ userId, about }) => (isOfRide(about) ? [{ userId, ring: about }] : []));
  const events = await readEvents(db, [
    ...rows.flatMap(({ about }) => eventRingsOf(about)),
    ...rides.map(({ ring }) => ring),
  ]);
  const stillLost = await findStillLost(
    db,
    rides.map(({ userId, ring: { team_id: teamId, event_id: eventId, membership_ids: membershipIds } }) => ({
      ...{ userId, teamId, eventId, membershipIds },
    })),
  );

  /** Of use until the start, or until the end for an event that had begun; a day at most. */
  function ofEvent(ring: EventRing, { userId, madeAt }: PushRow): RingNews | null {
    const news = events.get(ring.event_id);
    if (!news || !isStillNews(ring, news.event, news.recipients, userId)) return null;
    const { startsAt, endsAt } = news.event;
    const until = new Date(
      Math.min(now().getTime() + day, (startsAt > madeAt ? startsAt : endsAt).getTime()),
    );
    return until > now() ? { ring, until, isUrgent: true, startsAt } : null;
  }

  /** Of use while a player of the family has no ride, until the event is over. */
  function ofRide(ring: RideRing, userId: string): RingNews | null {
    const news = events.get(ring.event_id);
    if (!news || !stillLost.has(lossKey({ userId, eventId: ring.event_id }))) return null;
    const until = new Date(Math.min(now().getTime() + day, news.event.endsAt.getTime()));
    return until > now() ? { ring, until, isUrgent: true, startsAt: news.event.startsAt } : null;
  }

  /** Of use while families do not know, until the event is over. */
  async function ofCalls(ring: CallsRing, userId: string): Promise<RingNews | null> {
    const { team_id: teamId, event_id: id } = ring;
    const event = await findEvent(db, { teamId, id });
    if (!event || !(await isToCall(db, userId, { teamId, eventId: id }))) return null;
    const until = new Date(Math.min(now().getTime() + day, event.endsAt.getTime()));
    return until > now() ? { ring, until, isUrgent: true, startsAt: null } : null;
  }

  async function ofTalk(ring: TalkRing, userId: string): Promise<RingNews | null> {
    const place = { teamId: ring.team_id, huddleId: ring.huddle_id };
    const isNews = ring.is_post
      ? await isNewsOfCard(ring, userId)
      : ring.kind === "seated"
        ? await isNewMember(db, { ...place, userId, now: now() })
        : (await findWhomToRing(db, { ...place, after: 0, upTo: ring.up_to }, { now: now(), only: userId }))
            .length > 0;
    const until = new Date(now().getTime() + talkLasts);
    return isNews ? { ring, until, isUrgent: false, startsAt: null } : null;
  }

  /** A push for comments is not of use because of a post that was not to ring. */
  async function isNewsOfCard(ring: TalkRing, userId: string): Promise<boolean> {
    const key = { teamId: ring.team_id, cardId: ring.huddle_id };
    if (ring.wants !== undefined)
      return (await findRemindable(db, { ...key, wants: ring.wants, only: userId }, now())).length > 0;
    const after = ring.kind === "comment" ? 1 : 0;
    const range = { ...key, after, upTo: ring.up_to };
    const recipients = await findCardRecipients(db, range, { now: now(), only: userId });
    return recipients.some(({ kind }) => kind !== null);
  }

  /** Of what waited for the end of the quiet hours: one alone rings as itself. */
  async function ofQuiet(rings: readonly (EventRing | TalkRing)[], row: PushRow): Promise<RingNews | null> {
    const found = await Promise.all(rings.map((ring) => read(ring, row)));
    const [first, ...more] = found.filter((each) => each !== null);
    if (first === undefined || more.length === 0) return first ?? null;
    const until = new Date(now().getTime() + talkLasts);
    return { ring: row.about, until, isUrgent: false, startsAt: null };
  }

  const read = async (ring: Ring, row: PushRow): Promise<RingNews | null> => {
    if (isOfEvent(ring)) return ofEvent(ring, row);
    if (isOfCalls(ring)) return ofCalls(ring, row.userId);
    if (isOfRide(ring)) return ofRide(ring, row.userId);
    return isOfTalk(ring) ? ofTalk(ring, row.userId) : ofQuiet(Object.values(ring.held), row);
  };
  return (row: PushRow) => read(row.about, row);
}
