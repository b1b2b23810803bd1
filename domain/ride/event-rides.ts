import type { components } from "../../openapi";
import { timeText } from "../dates/wall-time";
import type { RideWay } from "./seat-moves";
import { isAskingSeat, type Seat, wayNames } from "./seat-texts";

export type Ride = components["schemas"]["Ride"];
export type EventSeat = components["schemas"]["Seat"];

/** A driver's car, both ways. */
export type Car = {
  driverId: string;
  driverName: string;
  isMine: boolean;
  isSecondMine: boolean;
  ways: readonly Ride[];
};

/** Cars by driver, one's own first. */
export function carsOf(rides: readonly Ride[]): Car[] {
  const drivers = [...new Set(rides.map(({ driver_id }) => driver_id))];
  return drivers
    .map((driverId): Car => {
      const ways = rides.filter((ride) => ride.driver_id === driverId).sort(thereFirst);
      const [first] = ways;
      return {
        driverId,
        driverName: first?.driver_name ?? "",
        isMine: first?.is_me === true,
        isSecondMine: ways.some(({ second }) => second?.is_me === true),
        ways,
      };
    })
    .sort((one, other) => Number(other.isMine) - Number(one.isMine));
}

const thereFirst = (one: { way: RideWay }, other: { way: RideWay }) =>
  Number(one.way === "back") - Number(other.way === "back");

export const freeIn = ({ seats, taken }: Pick<Ride, "seats" | "taken">) => Math.max(0, seats - taken);

/** "There at 9:10, library car park · 2 free". */
export function rideLine(ride: Ride): string {
  const free = freeIn(ride);
  return [wayLine(ride), free === 0 ? "full" : `${free} free`, companyText(ride)]
    .filter(Boolean)
    .join("\u00a0· ");
}

/** "There at 1:10 pm, library car park". */
export const wayLine = ({ way, leaves_local: leaves, meeting_point: point }: Ride) =>
  [`${wayNames[way]}${leaves ? ` at ${timeText(leaves)}` : ""}`, point].filter(Boolean).join(", ");

/** Who else is in the car, so that no adult is alone with somebody else's child. */
function companyText({ company, second }: Ride): string | null {
  if (second && !second.is_me) return `${second.name} rides along`;
  if (company === "two_adults") return "two grown-ups";
  if (company === "two_players") return "two or more players";
  return company === "none" ? "needs one more aboard" : null;
}

/** The ways of this car on which the player could still have a seat. */
export const freeWays = (car: Car, seats: readonly EventSeat[], membershipId: string): RideWay[] =>
  car.ways
    .filter(
      (ride) =>
        freeIn(ride) > 0 &&
        !seats.some((seat) => seat.membership_id === membershipId && seat.way === ride.way && isSeated(seat)),
    )
    .map(({ way }) => way);

/** In a car, or about to be. */
const isSeated = ({ state, driver_id: driver }: Seat) => driver !== undefined && state !== "wanted";

/** A player's seats that can be told in one breath: the same driver, the same state. */
export type SeatGroup = { ways: readonly RideWay[]; seat: EventSeat };

export function seatGroups(seats: readonly EventSeat[]): SeatGroup[] {
  const groups: { ways: RideWay[]; seat: EventSeat }[] = [];
  for (const seat of [...seats].sort(thereFirst)) {
    const same = groups.find(
      ({ seat: first }) =>
        first.membership_id === seat.membership_id &&
        first.state === seat.state &&
        first.driver_id === seat.driver_id &&
        (seat.state === "wanted" || isAskingSeat(seat)),
    );
    if (same) same.ways.push(seat.way);
    else groups.push({ ways: [seat.way], seat });
  }
  return groups;
}

/** Who sits in a car, and on which ways. */
export type Rider = {
  membershipId: string;
  name: string;
  ways: readonly RideWay[];
  isNotComing: boolean;
  /** Of the reader's family. */
  isOwn: boolean;
};

export function ridersOf({ driverId }: Car, seats: readonly EventSeat[]): Rider[] {
  const inIt = seats.filter((seat) => seat.driver_id === driverId && seat.state !== "wanted");
  return [...new Set(inIt.map(({ membership_id }) => membership_id))].map((membershipId) => {
    const own = inIt.filter((seat) => seat.membership_id === membershipId).sort(thereFirst);
    return {
      membershipId,
      name: own[0]?.name ?? "",
      ways: own.map(({ way }) => way),
      isNotComing: own.some(({ state }) => state === "not_coming"),
      isOwn: own.some(({ is_own }) => is_own),
    };
  });
}
