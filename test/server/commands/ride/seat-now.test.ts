import { sql } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { addRandomRides, type RideWorld, randomOf } from "../../../support/people/random-rides";
import type { Car, SeatOf, Trip } from "../../../support/people/random-trips";
import { openTestServer, type TestServer } from "../../../support/server/server";

const test = suite("what a seat is now, against a plain second definition");

let server: TestServer;
test.before.each(async () => {
  server = await openTestServer();
  server.clock.set(new Date("2026-11-22T18:00:00Z"));
});
test.after.each(() => server.close());

/** The rules of docs/product/schedule.md, by hand: one seat after the other, without a look at the database's. */
function judge(world: RideWorld, trip: Trip) {
  const carOf = (driverId: string | null) => trip.cars.find((car) => car.driverId === driverId);
  const drives = (userId: string) => trip.cars.some(({ driverId }) => driverId === userId);
  const isOut = ({ player }: SeatOf) =>
    trip.out.has(player.id) ||
    trip.away.has(player.id) ||
    player.hasEnded ||
    (player.childId !== null && player.guardians.length === 0);
  const consentTo = ({ player, driverId }: SeatOf) =>
    world.consents.find(
      (each) =>
        each.childId === player.childId &&
        each.driverId === driverId &&
        each.until >= trip.lastDay &&
        player.guardians.includes(each.givenBy),
    );
  const hasAgreed = (seat: SeatOf) => {
    const { player, familyBy, isByConsent } = seat;
    if (familyBy === null) return false;
    if (player.childId === null) return player.userId === familyBy && world.living.has(familyBy);
    if (!player.guardians.includes(familyBy)) return false;
    return !isByConsent || consentTo(seat)?.givenBy === familyBy;
  };
  const isAboard = (seat: SeatOf) =>
    trip.isOn &&
    !isOut(seat) &&
    seat.driverId !== null &&
    world.drivers.has(seat.driverId) &&
    carOf(seat.driverId)?.agreedTo === "this trip" &&
    hasAgreed(seat) &&
    seat.familyAgreedTo === "this trip";
  const isSomebodyElse = ({ player, driverId }: SeatOf) =>
    player.userId === null || (player.userId !== driverId && !drives(player.userId));
  const isOutAsPlayer = (userId: string) =>
    world.players.some(
      (player) => player.userId === userId && (trip.out.has(player.id) || trip.away.has(player.id)),
    );
  const hasSecond = ({ secondId, secondAgreedTo }: Car) =>
    secondId !== null &&
    secondAgreedTo === "this trip" &&
    world.drivers.has(secondId) &&
    !drives(secondId) &&
    !isOutAsPlayer(secondId);
  const isAlone = (seat: SeatOf) => {
    const { player, driverId } = seat;
    if (player.childId === null || player.guardians.includes(driverId ?? "")) return false;
    const car = carOf(driverId);
    if (car && hasSecond(car)) return false;
    return !trip.seats.some(
      (other) =>
        other.driverId === driverId &&
        isAboard(other) &&
        isSomebodyElse(other) &&
        other.player.sameAs !== player.sameAs,
    );
  };
  return trip.seats.map((seat) => {
    const state = () => {
      if (!trip.isOn) return "off";
      if (isOut(seat)) return "not_coming";
      if (seat.driverId === null || !world.drivers.has(seat.driverId)) return "wanted";
      if (!isAboard(seat)) return hasAgreed(seat) ? "open_again" : "offered";
      return isAlone(seat) && !consentTo(seat) ? "needs_company" : "agreed";
    };
    return {
      id: `${trip.eventId} ${trip.way} ${seat.player.id}`,
      state: state(),
      isUnsafe: isAlone(seat) && !consentTo(seat),
    };
  });
}

const isFull = process.env.TEST_RUN === "full";
const worlds = isFull ? 20 : 2;
const events = isFull ? 120 : 40;

test("random cars, seats, consents and answers: the states are the same, and nobody agreed is alone without consent", async () => {
  const seen = new Map<string, number>();
  for (let seed = 1; seed <= worlds; seed += 1) {
    const world = await addRandomRides(server, randomOf(seed), events);
    const { rows } = await server.services.db.execute<{ id: string; state: string }>(sql`
      select event_id || ' ' || way || ' ' || membership_id as id, state from seat_now where team_id = ${world.teamId}::uuid`);
    const now = new Map(rows.map(({ id, state }) => [id, state]));
    for (const { id, state, isUnsafe } of world.trips.flatMap((trip) => judge(world, trip))) {
      assert.is(now.get(id), state, `seed ${seed}, ${id}`);
      assert.not(isUnsafe && now.get(id) === "agreed", `seed ${seed}, ${id} would be alone`);
      seen.set(state, (seen.get(state) ?? 0) + 1);
    }
  }
  const states = ["agreed", "needs_company", "not_coming", "off", "offered", "open_again", "wanted"];
  assert.equal([...seen.keys()].sort(), states);
});

test.run();
