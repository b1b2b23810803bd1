import {
  isInAnotherCar,
  lockCars,
  type RideKey,
  removeSecond,
  renewTrip,
  writeSecond,
} from "../../core/ride/ride.store";
import { renewOwnSeats } from "../../core/ride/seat.store";
import type { Transaction } from "../../platform/db/database";
import { Problem } from "../../platform/http/problem";
import { requireCar } from "./require-car";
import type { RideEvent } from "./ride-target";

/** What an adult does about their own place in a car, as driver or as second adult. */
export type AdultMove = "agree" | "join" | "quit";

interface Moving {
  tx: Transaction;
  at: RideEvent;
  key: RideKey;
  me: string;
  /** The driver whom the press names. */
  driverId: string | undefined;
}

/** They return the drivers whose cars it was about. */
export const adultMoves: Readonly<Record<AdultMove, (moving: Moving) => Promise<string[]>>> = {
  /** Still driving, or still riding along. */
  async agree({ tx, at, key, me }) {
    const drivers = await renewTrip(tx, key, { userId: me, now: at.now });
    await renewOwnSeats(tx, key, { driverId: me, now: at.now });
    return drivers;
  },

  async join({ tx, at, key, me, driverId = "" }) {
    if (driverId === me || (await isInAnotherCar(tx, key, { userId: me, driverId })))
      throw new Problem("RIDE_409_CONFLICT");
    const car = requireCar(await lockCars(tx, key, [driverId]), driverId);
    if (car.secondId !== null && car.secondId !== me && car.isSecondHere) throw new Problem("RIDE_403_FULL");
    await writeSecond(tx, key, { driverId, secondId: me, now: at.now });
    return [driverId];
  },

  quit: ({ tx, at, key, me }) => removeSecond(tx, key, { secondId: me, now: at.now }),
};
