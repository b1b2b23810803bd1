import type { RingingKind } from "../schedule/audience";
import type { EventKind } from "../schedule/event";

/** Maximum for one person; a further device replaces the oldest. */
export const devicesThatRing = 10;

/** A push that is due to a person's devices, stored until it is sent. */
export type Ring = {
  readonly kind: RingingKind;
  readonly of: EventKind;
  readonly team_id: string;
  readonly event_id: string;
  /** The players because of whom this person is notified. */
  readonly membership_ids: readonly string[];
  /** The event versions of the push: it is dropped if they were acknowledged or have changed since. */
  readonly notice_version: number;
  readonly time_version: number;
  /** Devices that received it already, when another one failed. */
  readonly rung: readonly string[];
};

/** The encrypted payload. It names no person, place or time. */
export type PushPayload = {
  readonly v: 1;
  readonly kind: RingingKind;
  readonly of: EventKind;
  /** By event, so that a newer notification replaces the shown one. */
  readonly tag: string;
  readonly url: string;
};

export const payloadOf = ({ kind, of, team_id, event_id }: Ring): PushPayload => ({
  v: 1,
  kind,
  of,
  tag: `e:${event_id}`,
  url: `/app/schedule?event=${team_id}.${event_id}`,
});
