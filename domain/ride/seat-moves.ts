import type { components } from "../../openapi";

export type RideWay = components["schemas"]["RideWay"];

/** What a family does about a player's seat, or a driver about theirs. `join`: rides along as the second adult. */
export type SeatMove = components["schemas"]["SeatMoveName"];

/** A press about a seat, for the times of the event that were shown. */
export type GivenSeat = {
  teamId: string;
  eventId: string;
  move: SeatMove;
  ways: readonly RideWay[];
  /** The player; nobody for who rides along. */
  membershipId?: string;
  driverId?: string;
  eventVersion: number;
  /** Also at the later events of the series. It is sent with a network alone, as the outbox knows one event. */
  isEvery?: boolean;
  /** This driver may always drive the child, also alone. */
  isAlways?: boolean;
  /** A guardian lets the driver drive this child alone until this day. It is sent with a network alone. */
  alone?: { childId: string; until: string };
};

export type SeatKey = Pick<GivenSeat, "eventId" | "membershipId" | "driverId">;

/** One row for each player; of a car's second adult, one for each car. */
export const seatKey = ({ eventId, membershipId, driverId }: SeatKey) =>
  `seat.${eventId}.${membershipId ?? driverId}`;

/** The driver agrees anew; then nobody is named. */
export const isRenewal = ({ move, membershipId }: Pick<GivenSeat, "move" | "membershipId">) =>
  move === "agree" && membershipId === undefined;
