import { mayOnRide } from "../../../domain/ride/ride-rights";
import type { components } from "../../../openapi";
import { isId } from "../../core/access/team-access.store";
import { lockPersonForShare, type RideKey } from "../../core/ride/ride.store";
import type { RideNews, RideServices } from "../../core/ride/ride-news";
import { findRidersOf } from "../../core/ride/riders.store";
import { findRider, findSeat, type RiderRow, type SeatKey } from "../../core/ride/seat.store";
import { withSeatNews } from "../../core/ride/seat-news";
import { isOwnStill, lockSubjectForShare } from "../../core/schedule/answer.store";
import type { Transaction } from "../../platform/db/database";
import { Problem } from "../../platform/http/problem";
import { isOwnPlayer } from "../answer/answer-event";
import { type AdultMove, adultMoves } from "./adult-moves";
import { allowUntilSeasonEnds } from "./driver-consents";
import { type PlayerMove, playerMoves } from "./player-moves";
import { atEvents, type LeftOut, type RideEvent, type RideTarget } from "./ride-target";
import { keyOf } from "./rides";

type SeatMove = components["schemas"]["SeatMove"];

interface PlayerPress {
  of: "player";
  move: PlayerMove;
  membershipId: string;
}
/** About an adult's own place in a car. */
interface AdultPress {
  of: "adult";
  move: AdultMove;
}

/** Moves a seat, as the player's family, as the driver or as another adult in the car. */
export async function moveSeat(
  services: RideServices,
  tx: Transaction,
  target: RideTarget,
  body: SeatMove,
): Promise<LeftOut[]> {
  const { caller } = target;
  if (!mayOnRide(caller.teamRoles, "drive")) throw new Problem("RIDE_401_UPDATE");
  const asked = readPress(body);
  const { move } = asked;
  // Whoever gets into a car as an adult; a family's press may be of an adult player.
  if (asked.of === "adult" || move === "ask" || move === "agree") await lockPersonForShare(tx, caller.userId);
  const press = asked.of === "player" ? { ...asked, rider: await requireRider(tx, target, asked) } : asked;
  if (isForDriver(move)) requireDriver(target, body);
  if (press.of === "player" && move === "agree" && body.always)
    await allowAlways(services, tx, { ...target, ...press.rider, driverId: body.driver_id });
  const isGivingUp = move === "leave" || move === "drop" || move === "quit";
  const { event_version: version, scope } = body;
  return atEvents(services, tx, target, { version, scope, isGivingUp }, async (inner, at) => {
    const work = () =>
      press.of === "player" ? movePlayer(inner, at, press, body) : moveAdult(inner, at, press, body);
    if (!isGivingUp) return work();
    const { result, lost, openAgain } = await withSeatNews(inner, { events: [at.event], now: at.now }, work);
    // A family that gives its seat up has lost none.
    return [...result, ...(move === "leave" ? [] : lost), ...openAgain];
  });
}

/** `join` and `quit` are an adult's, and so is an `agree` that names no player. */
function readPress({
  move,
  membership_id: membershipId,
  driver_id: driverId,
}: SeatMove): PlayerPress | AdultPress {
  if (move === "join" && driverId === undefined) throw missing("driver_id");
  if (move === "join" || move === "quit") return { of: "adult", move };
  if (membershipId !== undefined) return { of: "player", move, membershipId };
  if (move === "agree") return { of: "adult", move };
  throw missing("membership_id");
}

/** Beside a yes: the driver may drive the child also alone. */
async function allowAlways(
  services: RideServices,
  tx: Transaction,
  { childId, driverId, ...target }: RideTarget & RiderRow & { driverId: string | undefined },
): Promise<void> {
  if (childId === null) return;
  if (driverId === undefined) throw missing("driver_id");
  await allowUntilSeasonEnds(services, tx, { ...target, childId, driverId });
}

/** On each way, in the order in which cars are locked. */
const waysOf = ({ ways }: SeatMove) => [...ways].sort();

async function movePlayer(
  tx: Transaction,
  at: RideEvent,
  { move, membershipId, rider }: PlayerPress & { rider: RiderRow },
  body: SeatMove,
): Promise<RideNews[]> {
  const news: RideNews[] = [];
  for (const way of waysOf(body)) {
    const key = { ...keyOf(at, way), membershipId };
    const before = (await findSeat(tx, key))?.driverId ?? null;
    await playerMoves[move]({ tx, at, key, rider, me: at.caller.userId, driverId: body.driver_id });
    news.push(...(await newsOfSeat(tx, at, { key, move, before })));
  }
  return news;
}

/** The driver reads what the family did, the family what the driver did, and the other guardians both. */
async function newsOfSeat(
  tx: Transaction,
  { event }: RideEvent,
  { key, move, before }: { key: SeatKey; move: PlayerMove; before: string | null },
): Promise<RideNews[]> {
  const seat = await findSeat(tx, key);
  const driverId = seat?.driverId ?? before;
  if (driverId === null) return [];
  const membershipIds = [key.membershipId];
  if (move === "take" && seat?.familyBy === null) return [{ kind: "ride_asked", event, membershipIds }];
  return [{ kind: "ride_settled", event, membershipIds, userIds: [driverId] }];
}

async function moveAdult(
  tx: Transaction,
  at: RideEvent,
  { move }: AdultPress,
  body: SeatMove,
): Promise<RideNews[]> {
  const news: RideNews[] = [];
  let done = 0;
  for (const way of waysOf(body)) {
    const key = keyOf(at, way);
    const drivers = await adultMoves[move]({ tx, at, key, me: at.caller.userId, driverId: body.driver_id });
    done += drivers.length;
    for (const driverId of drivers)
      news.push({ kind: "ride_settled", event: at.event, ...(await peopleOfCar(tx, key, driverId)) });
  }
  if (move === "agree" && done === 0) throw new Problem("RIDE_404");
  return news;
}

/** The driver, and the families in the car. */
const peopleOfCar = async (tx: Transaction, key: RideKey, driverId: string) => ({
  membershipIds: await findRidersOf(tx, key, { way: key.way, driverId }),
  userIds: [driverId],
});

const isForDriver = (move: SeatMove["move"]) => move === "take" || move === "drop";

/** The player; refused to whoever is not of the family, where it is for them to say. */
async function requireRider(
  tx: Transaction,
  { caller, teamId }: RideTarget,
  { move, membershipId }: PlayerPress,
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
  if (!isMine && (move === "take" || !mayOnRide(caller.teamRoles, "end_any")))
    throw new Problem("RIDE_401_UPDATE");
}

const missing = (field: string) =>
  new Problem("REQUEST_400_INVALID", { fields: [{ field, rule: "required" }] });
