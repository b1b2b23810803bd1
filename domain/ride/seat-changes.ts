import type { RideWay, SeatState } from "./ride";

/** What a seat was, or is. The driver is null where nobody drives, or has left. */
export interface SeenSeat {
  readonly eventId: string;
  readonly way: RideWay;
  readonly membershipId: string;
  readonly state: SeatState;
  readonly driverId: string | null;
  readonly secondId: string | null;
}

export interface SeatChanges<Seat extends SeenSeat> {
  /** As they were: a family had agreed to the ride, and nobody drives the player any more. */
  readonly lost: readonly Seat[];
  /** As they were: a driver had offered a seat. */
  readonly withdrawn: readonly Seat[];
  /** Everybody in a car in which a ride was agreed and is not any more, though it has its driver and its player. */
  readonly openAgain: readonly { eventId: string; membershipIds: string[]; userIds: string[] }[];
}

const wasAgreedTo = ({ state }: SeenSeat) =>
  state === "agreed" || state === "needs_company" || state === "open_again";

/** What became of seats of whom somebody else left, was out, or took a yes back. A player who is out has lost nothing. */
export function seatChanges<Seat extends SeenSeat>(
  before: readonly Seat[],
  after: readonly Seat[],
): SeatChanges<Seat> {
  const now = new Map(after.map((seat) => [keyOf(seat), seat]));
  const gone = before.filter((seat) => seat.driverId !== null && now.get(keyOf(seat))?.state === "wanted");
  const left = before.flatMap((was) => {
    const is = now.get(keyOf(was));
    const isThere = is !== undefined && is.state !== "off" && is.state !== "not_coming";
    return isThere && is.driverId !== null && is.driverId === was.driverId ? [{ was, is }] : [];
  });
  const cars = new Set(
    left.filter(({ was, is }) => was.state === "agreed" && is.state !== "agreed").map(({ is }) => carOf(is)),
  );
  const aboard = left.filter(({ was, is }) => cars.has(carOf(is)) && wasAgreedTo(was)).map(({ is }) => is);
  const events = new Set(aboard.map(({ eventId }) => eventId));
  return {
    lost: gone.filter(wasAgreedTo),
    withdrawn: gone.filter((seat) => !wasAgreedTo(seat)),
    openAgain: [...events].map((eventId) => {
      const seats = aboard.filter((seat) => seat.eventId === eventId);
      return {
        eventId,
        membershipIds: [...new Set(seats.map(({ membershipId }) => membershipId))],
        userIds: [
          ...new Set(seats.flatMap(({ driverId, secondId }) => [driverId ?? [], secondId ?? []].flat())),
        ],
      };
    }),
  };
}

const keyOf = ({ eventId, way, membershipId }: SeenSeat) => `${eventId} ${way} ${membershipId}`;
const carOf = ({ eventId, way, driverId }: SeenSeat) => `${eventId} ${way} ${driverId}`;
