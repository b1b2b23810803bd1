import type { EventKind } from "../schedule/event/event";
import type { RingingKind } from "../schedule/notice/notice-rules";

/** Maximum for one person; a further device replaces the oldest. */
export const devicesThatRing = 10;

/** Devices that received it already, when another one failed. */
type Rung = { readonly rung: readonly string[] };

export type EventRing = Rung & {
  readonly kind: RingingKind;
  readonly of: EventKind;
  readonly team_id: string;
  readonly event_id: string;
  /** The players because of whom this person is notified. */
  readonly membership_ids: readonly string[];
  /** The event versions of the push: it is dropped if they were acknowledged or have changed since. */
  readonly notice_version: number;
  readonly time_version: number;
};

/** To staff: families do not know of a change yet. */
export type CallsRing = Rung & {
  readonly kind: "call_list";
  readonly of: EventKind;
  readonly team_id: string;
  readonly event_id: string;
  readonly notice_version: number;
};

/** To a family: nobody drives a player any more who had a ride. It is dropped once all of them have another, or are out. */
export type RideRing = Rung & {
  readonly kind: "ride_lost";
  readonly of: EventKind;
  readonly team_id: string;
  readonly event_id: string;
  readonly membership_ids: readonly string[];
};

export type TalkRingKind = "message" | "named" | "answered" | "seated" | "post" | "comment" | "card_nudged";

export type TalkRing = Rung & {
  readonly kind: TalkRingKind;
  readonly team_id: string;
  readonly huddle_id: string;
  /** The last message that it stands for: it is dropped if all up to it were read. */
  readonly up_to: number;
  /** The huddle is a post of the feed with its comments. */
  readonly is_post?: true;
  /** Of a reminder: it is dropped once the person has seen the post, or voted. */
  readonly wants?: "seen" | "vote";
};

/** What waited for the end of the quiet hours, by its key. */
export type QuietRing = Rung & {
  readonly kind: "quiet_over";
  readonly held: Readonly<Record<string, EventRing | TalkRing>>;
};

/** A push that is due to a person's devices, stored until it is sent. */
export type Ring = EventRing | CallsRing | RideRing | TalkRing | QuietRing;

const talkKinds: readonly string[] = [
  "message",
  "named",
  "answered",
  "seated",
  "post",
  "comment",
  "card_nudged",
] satisfies TalkRingKind[];

export const isOfTalk = (ring: Ring): ring is TalkRing => talkKinds.includes(ring.kind);
export const isOfCalls = (ring: Ring): ring is CallsRing => ring.kind === "call_list";
export const isOfRide = (ring: Ring): ring is RideRing => ring.kind === "ride_lost";
export const isOfEvent = (ring: Ring): ring is EventRing =>
  ring.kind !== "quiet_over" && !isOfTalk(ring) && !isOfCalls(ring) && !isOfRide(ring);

export const callsKey = (eventId: string): string => `calls:${eventId}`;

/** A newer push of the same key replaces an older one. */
export function ringKey(ring: Ring): string {
  if (isOfTalk(ring)) return `huddle:${ring.huddle_id}`;
  if (isOfCalls(ring)) return callsKey(ring.event_id);
  if (isOfRide(ring)) return `ride:${ring.event_id}`;
  return isOfEvent(ring) ? `event:${ring.event_id}` : "quiet";
}

const atAnyHour: readonly string[] = [
  "called_off",
  "moved",
  "back_on",
  "call_list",
  "ride_lost",
] satisfies Ring["kind"][];

/**
 * What is off, has moved or is back on within a day rings at any hour, and so do its call list and a ride that is lost; all else waits for the end of
 * the quiet hours.
 */
export const waitsForQuiet = ({ kind }: Ring): boolean => !atAnyHour.includes(kind);

/** The encrypted payload. It names no person, team, place or time, and holds no words. */
export type PushPayload = {
  readonly v: 1;
  readonly kind: Ring["kind"];
  readonly of?: EventKind;
  /** A newer notification with the same tag replaces the shown one. */
  readonly tag: string;
  readonly url: string;
  /** What the device acknowledges it with. */
  readonly heard?: string;
};

export function payloadOf(ring: Ring): PushPayload {
  const { kind } = ring;
  if (isOfTalk(ring)) {
    const place = `${ring.team_id}.${ring.huddle_id}`;
    const url = ring.is_post ? `/app/home?card=${place}` : `/app/chat/${place}`;
    return { v: 1, kind, tag: `h:${ring.huddle_id}`, url };
  }
  if (ring.kind === "quiet_over") return { v: 1, kind, tag: "quiet", url: "/app/dings" };
  const { of, team_id, event_id } = ring;
  const tag = `${isOfCalls(ring) ? "c" : isOfRide(ring) ? "r" : "e"}:${event_id}`;
  return { v: 1, kind, of, tag, url: `/app/schedule?event=${team_id}.${event_id}` };
}
