import {
  type CallsRing,
  type EventRing,
  isOfCalls,
  isOfEvent,
  isOfTalk,
  type Ring,
  type TalkRing,
} from "../../domain/push/ring";
import type { DeliveryRow } from "../dings/delivery.store";
import { findWhomToRing, isNewlySeated } from "../huddle/ringing.store";
import { type EventRow, findEvent } from "../schedule/event/event.store";
import { findTeamName } from "../schedule/notice/notices.store";
import { isStillNews } from "../schedule/notice/rings";
import { type KnowerRow, readKnowers } from "../schedule/receipt/receipts.store";
import { isToCall } from "../schedule/whistle/call-list.store";
import type { Services } from "../services";

const day = 86_400_000;
const talkLasts = 4 * 3_600_000;

/** What is sent, and until when it is of use. */
export interface RingNews {
  ring: Ring;
  until: Date;
  isUrgent: boolean;
  /** After it has begun an answer is of no use. */
  startsAt: Date | null;
}

type EventNews = { event: EventRow; knowers: KnowerRow[] } | null;

/** Reads for a batch of pushes what is still news; each event once. */
export function openNews(services: Pick<Services, "db" | "now">) {
  const { db, now } = services;
  const events = new Map<string, Promise<EventNews>>();

  /** Null if the event or its team is gone. */
  async function readEvent(key: { teamId: string; id: string }): Promise<EventNews> {
    const event = await findEvent(db, key);
    if (!event || (await findTeamName(db, key.teamId)) === undefined) return null;
    return { event, knowers: await readKnowers(db, [event]) };
  }

  /** Of use until the start, or until the end for an event that had begun; a day at most. */
  async function ofEvent(ring: EventRing, { userId, madeAt }: DeliveryRow): Promise<RingNews | null> {
    const { team_id: teamId, event_id: id } = ring;
    const found = events.get(id) ?? readEvent({ teamId, id });
    events.set(id, found);
    const news = await found;
    if (!news || !isStillNews(ring, news.event, news.knowers, userId)) return null;
    const { startsAt, endsAt } = news.event;
    const until = new Date(
      Math.min(now().getTime() + day, (startsAt > madeAt ? startsAt : endsAt).getTime()),
    );
    return until > now() ? { ring, until, isUrgent: true, startsAt } : null;
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
    const isNews =
      ring.kind === "seated"
        ? await isNewlySeated(db, { ...place, userId, now: now() })
        : (await findWhomToRing(db, { ...place, after: 0, upTo: ring.up_to }, { now: now(), only: userId }))
            .length > 0;
    const until = new Date(now().getTime() + talkLasts);
    return isNews ? { ring, until, isUrgent: false, startsAt: null } : null;
  }

  /** Of what waited for the end of the quiet hours: one alone rings as itself. */
  async function ofQuiet(
    rings: readonly (EventRing | TalkRing)[],
    row: DeliveryRow,
  ): Promise<RingNews | null> {
    const found = await Promise.all(rings.map((ring) => read(ring, row)));
    const [first, ...more] = found.filter((each) => each !== null);
    if (first === undefined || more.length === 0) return first ?? null;
    const until = new Date(now().getTime() + talkLasts);
    return { ring: row.about, until, isUrgent: false, startsAt: null };
  }

  const read = (ring: Ring, row: DeliveryRow): Promise<RingNews | null> => {
    if (isOfEvent(ring)) return ofEvent(ring, row);
    if (isOfCalls(ring)) return ofCalls(ring, row.userId);
    return isOfTalk(ring) ? ofTalk(ring, row.userId) : ofQuiet(Object.values(ring.held), row);
  };
  return (row: DeliveryRow) => read(row.about, row);
}
