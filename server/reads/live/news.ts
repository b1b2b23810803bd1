import { presentSharedCard } from "../feed/present-card";
import { presentSharedMessage } from "../huddle/present-huddle";
import { eventText } from "./events";
import type { News } from "./live.store";

/** How far a stream is in a team. */
export interface Place {
  /** The number in the sequence up to which it was told. One that returns is behind. */
  told: number;
  /** The number in the sequence when it was opened. */
  opened: number;
  /** Groups and the staff's huddle that its person read then, or that came since. */
  huddles: Set<string>;
}

/** A team's news, ready to be sent. */
export interface Delivery {
  /** The number up to which it tells everything. */
  at: number;
  /** Whether that is all. */
  isWhole: boolean;
  /** What somebody may read that is past a number, in order. A comment and its card have the same number, any two others have not. */
  eventsFor(userId: string, from: number): readonly { at: number; text: string }[];
  isLiving(sessionId: string): boolean;
  /** Somebody who no longer belongs to the team, or no longer reads one of these huddles. */
  isLost(userId: string, place: Place): boolean;
  /** Of these huddles the groups and the staff's that somebody reads. */
  huddlesOf(userId: string): string[];
}

/** Each event is written once, and the same text goes to all. */
export function deliveryOf(teamId: string, news: News): Delivery {
  const said = news.said ?? [];
  const altered = news.altered ?? [];
  const fullAt = news.full_at ?? Number.POSITIVE_INFINITY;
  const at = Math.min(news.at ?? 0, fullAt);
  const events = [
    ...said.map((row) => {
      const { huddle_id } = row;
      const message = presentSharedMessage(row);
      const data = { team_id: teamId, at: message.changed, huddle_id, message };
      return { ...data, seq: message.seq, text: eventText("message", data) };
    }),
    ...altered.map(({ huddle_id, changed }) => {
      const data = { team_id: teamId, at: changed, huddle_id };
      return { ...data, seq: Number.POSITIVE_INFINITY, text: eventText("huddle", data) };
    }),
    ...(news.cards ?? []).map(({ changed, ...row }) => {
      const data = { team_id: teamId, at: changed, card: presentSharedCard(row) };
      return { ...data, huddle_id: row.id, seq: Number.POSITIVE_INFINITY, text: eventText("card", data) };
    }),
  ]
    .filter((event) => event.at <= at)
    .sort((one, other) => one.at - other.at);
  const sinceOf = new Map(
    (news.readers ?? []).map(({ huddle_id, user_id, since_seq }) => [`${huddle_id} ${user_id}`, since_seq]),
  );
  const isRead = (huddleId: string | null, userId: string) => sinceOf.has(`${huddleId} ${userId}`);
  const living = new Set(news.living);
  const left = new Set((news.left ?? []).map(({ huddle_id, user_id }) => `${huddle_id} ${user_id}`));
  /** What was lost before the stream was opened, while its browser was away, is known roughly: whose role ended is not kept. */
  const wasLost = (userId: string, { told, opened, huddles }: Place) =>
    altered.some(
      ({ huddle_id, changed }) =>
        !isRead(huddle_id, userId) &&
        (huddles.has(huddle_id) || (told < opened && changed > told && left.has(`${huddle_id} ${userId}`))),
    );
  return {
    at,
    isWhole: news.full_at === null,
    eventsFor: (userId, from) =>
      events.filter(
        (event) =>
          event.at > from &&
          event.seq > (sinceOf.get(`${event.huddle_id} ${userId}`) ?? Number.POSITIVE_INFINITY),
      ),
    isLiving: (sessionId) => living.has(sessionId),
    // Whoever reads any huddle of a team reads the team's.
    isLost: (userId, place) => !isRead(news.team_huddle, userId) || wasLost(userId, place),
    huddlesOf: (userId) =>
      altered
        .filter(({ huddle_id, kind }) => (kind === "group" || kind === "staff") && isRead(huddle_id, userId))
        .map(({ huddle_id }) => huddle_id),
  };
}
