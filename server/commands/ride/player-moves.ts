import { findConsentGiver } from "../../core/ride/driver-consent.store";
import { type CarRow, isInAnotherCar, lockCars } from "../../core/ride/ride.store";
import {
  deleteSeat,
  findSeat,
  isGuardianOf,
  leaveSeat,
  lockSeat,
  type RiderRow,
  type SeatKey,
  type SeatRow,
  takeSeat,
  wantSeat,
} from "../../core/ride/seat.store";
import type { Transaction } from "../../platform/db/database";
import { Problem } from "../../platform/http/problem";
import { requireCar, requireRoom } from "./require-car";
import type { RideEvent } from "./ride-target";

/** What is done about a player's seat on one way, by the family or by the driver. */
export type PlayerMove = "ask" | "agree" | "leave" | "take" | "drop";

interface Riding {
  tx: Transaction;
  at: RideEvent;
  key: SeatKey;
  rider: RiderRow;
  me: string;
  /** The driver whom the press names. */
  driverId: string | undefined;
}

export const playerMoves: Readonly<Record<PlayerMove, (riding: Riding) => Promise<void>>> = {
  async ask(riding) {
    const { tx, at, key, me, driverId } = riding;
    await wantSeat(tx, key, { by: me, now: at.now });
    if (driverId === undefined) return;
    const { seat, cars } = await lockSeatAndCars(riding, driverId);
    requireFree(seat, cars, driverId);
    await agreeTo(riding, requireCar(cars, driverId), seat);
  },

  async agree(riding) {
    const { seat, cars } = await lockSeatAndCars(riding);
    const driverId = seat?.driverId ?? undefined;
    if (driverId === undefined || (riding.driverId ?? driverId) !== driverId) throw new Problem("RIDE_404");
    await agreeTo(riding, requireCar(cars, driverId), seat);
  },

  async leave(riding) {
    const { tx, at, key, driverId } = riding;
    const { seat } = await lockSeatAndCars(riding);
    if (!seat) return;
    if (driverId === undefined) await deleteSeat(tx, key);
    else if (seat.driverId === driverId) await leaveSeat(tx, key, at.now);
  },

  async take(riding) {
    const { tx, at, key, rider, me } = riding;
    const { seat, cars } = await lockSeatAndCars(riding, me);
    if (!seat) throw new Problem("RIDE_401_UPDATE");
    requireFree(seat, cars, me);
    const car = requireCar(cars, me);
    if (seat.driverId === me) return;
    if (rider.userId === me) throw new Problem("RIDE_409_CONFLICT");
    requireRoom(car);
    const { childId } = rider;
    const isOwn = childId !== null && (await isGuardianOf(tx, childId, me));
    const giver =
      childId === null || isOwn
        ? null
        : await findConsentGiver(tx, { childId, driverId: me }, at.event.lastDay);
    await takeSeat(tx, key, {
      driverId: me,
      familyBy: isOwn ? me : giver,
      isByConsent: giver !== null,
      now: at.now,
    });
  },

  async drop(riding) {
    const { tx, at, key, me, driverId = me } = riding;
    const { seat } = await lockSeatAndCars(riding);
    if (seat?.driverId === driverId) await leaveSeat(tx, key, at.now);
  },
};

/** The seat with its car and the one that is wanted. Cars are locked first: one that ends locks its seats after itself. */
async function lockSeatAndCars(
  { tx, key }: Riding,
  wanted?: string,
): Promise<{ seat: SeatRow | undefined; cars: Map<string, CarRow> }> {
  const seen = await findSeat(tx, key);
  const drivers = new Set([seen?.driverId, wanted].flatMap((id) => id ?? []));
  const cars = await lockCars(tx, key, [...drivers]);
  const seat = await lockSeat(tx, key);
  if ((seat?.driverId ?? null) !== (seen?.driverId ?? null)) throw new Problem("REQUEST_412_CHANGED");
  return { seat, cars };
}

/** Whether the player has no other driver who is still in the team. */
function requireFree(seat: SeatRow | undefined, cars: ReadonlyMap<string, CarRow>, driverId: string) {
  const present = seat?.driverId ?? null;
  if (present !== null && present !== driverId && cars.get(present)?.isHere)
    throw new Problem("RIDE_409_CONFLICT");
}

/** The family agrees to this car and to the time as it is. */
async function agreeTo({ tx, at, key, rider, me }: Riding, car: CarRow, seat: SeatRow | undefined) {
  const { driverId } = car;
  const isAdult = rider.userId === me;
  if (isAdult && (driverId === me || (await isInAnotherCar(tx, key, { userId: me, driverId }))))
    throw new Problem("RIDE_409_CONFLICT");
  if (seat?.driverId !== driverId) requireRoom(car);
  await takeSeat(tx, key, { driverId, familyBy: me, isByConsent: false, now: at.now });
}
