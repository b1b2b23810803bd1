import { agreedLocalOf, companyOfCar } from "../../../domain/ride/ride";
import { mayOnRide } from "../../../domain/ride/ride-rights";
import type { components } from "../../../openapi";
import type { ParticipantRow } from "../../core/schedule/answer.store";
import type { Caller } from "../../core/team/team-role";
import type { Queries } from "../../platform/db/database";
import { lineOf } from "../event/present-answers";
import { type CarRow, readCars, readSeats, type SeatRow } from "./event-rides.store";

type Ride = components["schemas"]["Ride"];
type Seat = components["schemas"]["Seat"];

interface Place {
  way: string;
  driver_id: string | null;
}

/** The cars and seats of an event, as far as the caller may know of them; nothing for followers. */
export async function readEventRides(
  db: Queries,
  { caller, teamId, id }: { caller: Caller; teamId: string; id: string },
  participants: readonly ParticipantRow[],
): Promise<{ rides?: Ride[]; seats?: Seat[] }> {
  if (!mayOnRide(caller.teamRoles, "see_rides")) return {};
  const [cars, rows] = await Promise.all([readCars(db, { teamId, id }), readSeats(db, { teamId, id })]);
  const lines = new Map(participants.map((row) => [row.membershipId, lineOf(row, caller)]));
  const seats = rows.flatMap((row) => {
    const line = lines.get(row.membership_id);
    return line ? [{ ...row, name: line.name, isOwn: line.isMine }] : [];
  });
  const seesAboard = openCars(caller, cars, seats);
  return {
    rides: cars.map((car) =>
      presentCar(car, {
        caller,
        riders: seats.filter((seat) => keyOf(seat) === keyOf(car)),
        seesAboard: seesAboard(car),
      }),
    ),
    seats: seats
      .filter((seat) => seat.isOwn || seat.state === "wanted" || seesAboard(seat))
      .map((seat) => presentSeat(seat)),
  };
}

/** Of which cars the caller may know who is aboard and where they meet. */
function openCars(caller: Caller, cars: readonly CarRow[], seats: readonly NamedSeat[]) {
  if (mayOnRide(caller.teamRoles, "see_aboard")) return () => true;
  const { userId } = caller;
  const open = new Set([
    ...cars.filter(({ driver_id, second_id }) => driver_id === userId || second_id === userId).map(keyOf),
    ...seats.filter(({ isOwn, driver_id }) => isOwn && driver_id !== null).map(keyOf),
  ]);
  return (place: Place) => open.has(keyOf(place));
}

const keyOf = ({ way, driver_id }: Place) => `${way} ${driver_id}`;

type NamedSeat = SeatRow & { name: string; isOwn: boolean };

function presentCar(
  car: CarRow,
  { caller, riders, seesAboard }: { caller: Caller; riders: readonly NamedSeat[]; seesAboard: boolean },
): Ride {
  const { second_id: secondId, meeting_point: meetingPoint } = car;
  const company = companyOfCar(riders);
  const showsCompany = seesAboard || (company !== "own" && company !== "consent");
  return {
    driver_id: car.driver_id,
    driver_name: car.driver_name,
    is_me: car.driver_id === caller.userId,
    way: car.way,
    seats: car.seats,
    taken: car.taken,
    ...(car.minutes !== null && { minutes: car.minutes }),
    ...(car.leaves_local !== null && { leaves_local: car.leaves_local }),
    is_current: car.is_current,
    ...(company !== null && showsCompany && { company }),
    version: car.version,
    ...(seesAboard && {
      ...(meetingPoint !== null && { meeting_point: meetingPoint }),
      ...(secondId !== null && {
        second: {
          user_id: secondId,
          name: car.second_name ?? "",
          is_me: secondId === caller.userId,
          is_current: car.is_second_current,
        },
      }),
      riders: riders.map(({ membership_id, name, state }) => ({ membership_id, name, state })),
    }),
  };
}

function presentSeat({ name, isOwn, ...row }: NamedSeat): Seat {
  const { driver_id, driver_name, company, consent_by, family_trip } = row;
  return {
    way: row.way,
    membership_id: row.membership_id,
    name,
    state: row.state,
    is_own: isOwn,
    ...(driver_id !== null && { driver_id, driver_name: driver_name ?? "" }),
    ...(company !== null && { company }),
    ...(company === "consent" && consent_by !== null && { consent_by }),
    ...(isOwn &&
      row.state === "open_again" &&
      family_trip !== null && { agreed_local: agreedLocalOf(family_trip) }),
    version: row.version,
  };
}
