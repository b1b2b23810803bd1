import { mayOnRide } from "../../../domain/ride/ride-rights";
import type { components } from "../../../openapi";
import {
  deleteCar,
  isInAnotherCar,
  lockCars,
  lockPersonForShare,
  type RideKey,
  writeCar,
} from "../../core/ride/ride.store";
import type { RideNews, RideServices } from "../../core/ride/ride-news";
import { findRidersOf } from "../../core/ride/riders.store";
import { renewOwnSeats } from "../../core/ride/seat.store";
import { withSeatNews } from "../../core/ride/seat-news";
import { writeScheduleAudit } from "../../core/schedule/schedule-access";
import type { Transaction } from "../../platform/db/database";
import { Problem } from "../../platform/http/problem";
import { atEvents, type LeftOut, type RideEvent, type RideTarget } from "./ride-target";

type NewRide = components["schemas"]["NewRide"];
type RideWay = components["schemas"]["RideWay"];

type CarTarget = RideTarget & { driverId: string };

/** Offers the caller's own car on these ways, or changes it. The driver agrees to the time as it is. */
export async function offerRide(
  services: RideServices,
  tx: Transaction,
  { driverId, ...target }: CarTarget,
  { ways, event_version: version, scope }: NewRide,
): Promise<LeftOut[]> {
  const { caller } = target;
  if (!mayOnRide(caller.teamRoles, "drive")) throw new Problem("RIDE_401_CREATE");
  if (new Set(ways.map(({ way }) => way)).size < ways.length)
    throw new Problem("REQUEST_400_INVALID", { fields: [{ field: "ways", rule: "uniqueItems" }] });
  await lockPersonForShare(tx, caller.userId);
  return atEvents(services, tx, target, { version, scope }, async (inner, at) => {
    if (driverId !== caller.userId) throw new Problem("RIDE_401_UPDATE");
    const news: RideNews[] = [];
    for (const { way, seats, minutes, meeting_point } of inOrder(ways)) {
      const key = keyOf(at, way);
      if (await isInAnotherCar(inner, key, { userId: driverId, driverId }))
        throw new Problem("RIDE_409_CONFLICT");
      const car = (await lockCars(inner, key, [driverId])).get(driverId);
      if (car && car.taken > seats) throw new Problem("RIDE_403_FULL");
      const meetingPoint = meeting_point?.trim() || null;
      await writeCar(inner, key, { driverId, seats, minutes: minutes ?? null, meetingPoint, now: at.now });
      await renewOwnSeats(inner, key, { driverId, now: at.now });
      const isOther = car && (car.minutes !== (minutes ?? null) || car.meetingPoint !== meetingPoint);
      if (isOther && car.taken > 0)
        news.push({
          kind: "ride_settled",
          event: at.event,
          membershipIds: await findRidersOf(inner, key, { way, driverId }),
        });
    }
    return news;
  });
}

/** Ends a car on one way or both: the driver's own, or for staff anybody's. */
export async function endRide(
  services: RideServices,
  tx: Transaction,
  { driverId, ...target }: CarTarget,
  { way, scope }: { way?: RideWay | undefined; scope?: "one" | "later" | undefined },
): Promise<LeftOut[]> {
  const { caller } = target;
  const isOwn = driverId === caller.userId;
  if (!isOwn && !mayOnRide(caller.teamRoles, "end_any")) throw new Problem("RIDE_401_UPDATE");
  if (!mayOnRide(caller.teamRoles, "drive")) throw new Problem("RIDE_401_UPDATE");
  const ways: RideWay[] = way ? [way] : ["back", "there"];
  return atEvents(services, tx, target, { scope, isGivingUp: true }, async (inner, at) => {
    const { event, now } = at;
    const { result, lost, openAgain } = await withSeatNews(inner, { events: [event], now }, async () => {
      const ended: RideWay[] = [];
      for (const each of ways) if (await deleteCar(inner, keyOf(at, each), driverId)) ended.push(each);
      return ended;
    });
    if (result.length === 0) throw new Problem("RIDE_404");
    if (!isOwn)
      await writeScheduleAudit(inner, at, "ride.ended", {
        event_id: event.id,
        driver_id: driverId,
        ways: result,
      });
    return [...lost, ...openAgain, { kind: "ride_settled", event, userIds: [driverId] }];
  });
}

/** The same at each call, since cars are locked one after the other. */
const inOrder = <Item extends { way: RideWay }>(ways: readonly Item[]): Item[] =>
  [...ways].sort((one, other) => (one.way < other.way ? -1 : 1));

export const keyOf = ({ teamId, event }: RideEvent, way: RideWay): RideKey => ({
  teamId,
  eventId: event.id,
  way,
});
