import { mayOnRide } from "../../../domain/ride/ride-rights";
import type { components } from "../../../openapi";
import { isId } from "../../core/access/team-access.store";
import type { Services } from "../../core/base/services";
import { findConsentGiver } from "../../core/ride/driver-consent.store";
import {
  type CarRow,
  holdPerson,
  isInAnotherCar,
  lockCars,
  removeSecond,
  renewTrip,
  writeSecond,
} from "../../core/ride/ride.store";
import { findRidersOf } from "../../core/ride/riders.store";
import {
  deleteSeat,
  findRider,
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
import { isOwnStill, lockSubjectForShare } from "../../core/schedule/answer.store";
import type { Transaction } from "../../platform/db/database";
import { Problem } from "../../platform/http/problem";
import { isOwnPlayer } from "../answer/answer-event";
import { allowUntilSeasonEnds } from "./driver-consents";
import { type RideNews, withLostCompany } from "./ride-news";
import { atEvents, type LeftOut, type RideEvent, type RideTarget } from "./ride-target";
import { keyOf } from "./rides";

export type SeatMove = components["schemas"]["SeatMove"];
type RideWay = components["schemas"]["RideWay"];

/** One move of a seat at one event, on one way. */
interface Moving {
  tx: Transaction;
  at: RideEvent;
  way: RideWay;
  me: string;
  driverId: string | undefined;
}
/** One of a player's seat. */
interface Riding extends Moving {
  key: SeatKey;
  rider: RiderRow;
}

/** Moves a seat, as the player's family, as the driver or as another adult in the car. */
export async function moveSeat(
  services: Pick<Services, "now" | "mail" | "config">,
  tx: Transaction,
  target: RideTarget,
  body: SeatMove,
): Promise<LeftOut[]> {
  const { move, ways, event_version: version, scope, membership_id: membershipId } = body;
  const { caller } = target;
  if (!mayOnRide(caller.standings, "drive")) throw new Problem("RIDE_401_UPDATE");
  const isOfPlayer = move !== "join" && move !== "quit" && (move !== "agree" || membershipId !== undefined);
  if (isOfPlayer && membershipId === undefined) throw missing("membership_id");
  if (move === "join" && body.driver_id === undefined) throw missing("driver_id");
  const isGivingUp = move === "leave" || move === "drop" || move === "quit";
  const me = caller.userId;
  if (!isOfPlayer || move === "ask" || move === "agree") await holdPerson(tx, me);
  const rider = isOfPlayer
    ? await requireRider(tx, target, { move, membershipId: membershipId ?? "" })
    : undefined;
  if (rider && isForDriver(move)) requireDriver(target, body);
  if (rider?.childId && move === "agree" && body.always) {
    if (body.driver_id === undefined) throw missing("driver_id");
    await allowUntilSeasonEnds(services, tx, { ...target, childId: rider.childId, driverId: body.driver_id });
  }
  return atEvents(services, tx, target, { version, scope, isGivingUp }, async (inner, at) => {
    const work = async () => {
      const news: RideNews[] = [];
      let done = 0;
      for (const way of [...ways].sort()) {
        const moving = { tx: inner, at, way, me, driverId: body.driver_id };
        if (rider && membershipId !== undefined) {
          const key = { ...keyOf(at, way), membershipId };
          const before = (await findSeat(inner, key))?.driverId ?? null;
          await seatMoves[move]({ ...moving, rider, key });
          news.push(...(await newsOfSeat(inner, at, { key, move, before })));
          continue;
        }
        const drivers = await adultMoves[move](moving);
        done += drivers.length;
        if (drivers.length > 0)
          news.push({
            kind: "ride_settled",
            event: at.event,
            ...(await newsOfCars(inner, keyOf(at, way), drivers)),
          });
      }
      if (!rider && move === "agree" && done === 0) throw new Problem("RIDE_404");
      return news;
    };
    return isGivingUp ? withLostCompany(inner, at.event, work) : work();
  });
}

/** The driver reads what the family did, the family what the driver did, and the other guardians both. */
async function newsOfSeat(
  tx: Transaction,
  { event }: RideEvent,
  { key, move, before }: { key: SeatKey; move: SeatMove["move"]; before: string | null },
): Promise<RideNews[]> {
  const seat = await findSeat(tx, key);
  const driverId = seat?.driverId ?? before;
  if (driverId === null) return [];
  const membershipIds = [key.membershipId];
  if (move === "take" && seat?.familyBy === null) return [{ kind: "ride_asked", event, membershipIds }];
  const isLost = move === "drop" && before !== null && seat?.driverId === null;
  return [{ kind: "ride_settled", event, membershipIds, userIds: [driverId], isLost }];
}

/** The driver, and the families in the car. */
async function newsOfCars(tx: Transaction, key: ReturnType<typeof keyOf>, driverIds: readonly string[]) {
  const riders: string[] = [];
  for (const driverId of driverIds) riders.push(...(await findRidersOf(tx, key, { way: key.way, driverId })));
  return { membershipIds: riders, userIds: driverIds };
}

const isForDriver = (move: SeatMove["move"]) => move === "take" || move === "drop";

/** The player; refused to whoever is not of the family, where it is for them to say. */
async function requireRider(
  tx: Transaction,
  { caller, teamId }: RideTarget,
  { move, membershipId }: { move: SeatMove["move"]; membershipId: string },
): Promise<RiderRow> {
  const key = { teamId, membershipId };
  const rider = isId(membershipId) ? await findRider(tx, key) : undefined;
  if (!rider) throw new Problem("COLLABORATOR_404");
  if (isForDriver(move)) return rider;
  if (!isOwnPlayer(caller, membershipId)) throw new Problem("RIDE_401_UPDATE");
  await lockSubjectForShare(tx, key);
  if (!(await isOwnStill(tx, key, caller.userId))) throw new Problem("COLLABORATOR_404");
  return rider;
}

/** Only the driver takes players; staff drop those of others as well. */
function requireDriver({ caller }: RideTarget, { move, driver_id: driverId }: SeatMove) {
  const isMine = driverId === undefined || driverId === caller.userId;
  if (!isMine && (move === "take" || !mayOnRide(caller.standings, "end_any")))
    throw new Problem("RIDE_401_UPDATE");
}

const seatMoves: Readonly<Record<SeatMove["move"], (riding: Riding) => Promise<void>>> = {
  async ask(riding) {
    const { tx, at, key, me, driverId } = riding;
    await wantSeat(tx, key, { by: me, now: at.now });
    if (driverId === undefined) return;
    const { seat, cars } = await holdSeat(riding, driverId);
    requireFree(seat, cars, driverId);
    await agreeTo(riding, requireCar(cars, driverId), seat);
  },

  async agree(riding) {
    const { seat, cars } = await holdSeat(riding);
    const driverId = seat?.driverId ?? undefined;
    if (driverId === undefined || (riding.driverId ?? driverId) !== driverId) throw new Problem("RIDE_404");
    await agreeTo(riding, requireCar(cars, driverId), seat);
  },

  async leave(riding) {
    const { tx, at, key, driverId } = riding;
    const { seat } = await holdSeat(riding);
    if (!seat) return;
    if (driverId === undefined) await deleteSeat(tx, key);
    else if (seat.driverId === driverId) await leaveSeat(tx, key, at.now);
  },

  async take(riding) {
    const { tx, at, key, rider, me } = riding;
    const { seat, cars } = await holdSeat(riding, me);
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
    const { seat } = await holdSeat(riding);
    if (seat?.driverId === driverId) await leaveSeat(tx, key, at.now);
  },

  join: () => Promise.reject(missing("membership_id")),
  quit: () => Promise.reject(missing("membership_id")),
};

/** Moves without a player. They return the drivers whose cars it was about. */
const adultMoves: Readonly<Record<SeatMove["move"], (moving: Moving) => Promise<string[]>>> = {
  /** Still driving, or still riding along. */
  agree: ({ tx, at, way, me }) => renewTrip(tx, keyOf(at, way), { userId: me, now: at.now }),

  async join({ tx, at, way, me, driverId = "" }) {
    const key = keyOf(at, way);
    if (driverId === me || (await isInAnotherCar(tx, key, { userId: me, driverId })))
      throw new Problem("RIDE_409_CONFLICT");
    const car = requireCar(await lockCars(tx, key, [driverId]), driverId);
    if (car.secondId !== null && car.secondId !== me && car.isSecondHere) throw new Problem("RIDE_403_FULL");
    await writeSecond(tx, key, { driverId, secondId: me, now: at.now });
    return [driverId];
  },

  async quit({ tx, at, way, me }) {
    return removeSecond(tx, keyOf(at, way), { secondId: me, now: at.now });
  },

  ask: () => Promise.reject(missing("membership_id")),
  leave: () => Promise.reject(missing("membership_id")),
  take: () => Promise.reject(missing("membership_id")),
  drop: () => Promise.reject(missing("membership_id")),
};

/** The seat with its car and the one that is wanted. Cars are locked first: one that ends locks its seats after itself. */
async function holdSeat(
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

function requireCar(cars: ReadonlyMap<string, CarRow>, driverId: string): CarRow {
  const car = cars.get(driverId);
  if (!car?.isHere) throw new Problem("RIDE_404");
  return car;
}

function requireRoom({ taken, seats }: CarRow) {
  if (taken >= seats) throw new Problem("RIDE_403_FULL");
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

const missing = (field: string) =>
  new Problem("REQUEST_400_INVALID", { fields: [{ field, rule: "required" }] });
