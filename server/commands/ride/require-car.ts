import type { CarRow } from "../../core/ride/ride.store";
import { Problem } from "../../platform/http/problem";

/** The car of a driver who is still in the team. */
export function requireCar(cars: ReadonlyMap<string, CarRow>, driverId: string): CarRow {
  const car = cars.get(driverId);
  if (!car?.isHere) throw new Problem("RIDE_404");
  return car;
}

export function requireRoom({ taken, seats }: CarRow): void {
  if (taken >= seats) throw new Problem("RIDE_403_FULL");
}
