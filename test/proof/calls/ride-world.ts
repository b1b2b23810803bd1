import { sql } from "drizzle-orm";
import type { TestServer } from "../../support/server/server";
import { type Club, canaries, openClub, type Somebody } from "./club-world";
import { people } from "./standings.data";

export type World = Awaited<ReturnType<typeof openRides>>;

export const newCar = {
  ways: [{ way: "there", seats: 4, minutes: 20, meeting_point: canaries.meetingPoint }],
  event_version: 1,
};

/** Dan's cars at the first three games, and the seats in them. */
export async function openRides(server: TestServer) {
  const club = await openClub(server);
  const { must, at, id, kids, dayIn } = club;
  const offer = (driver: Somebody, nth: number) =>
    must(driver, `PUT ${at(nth)}/ride/user_id/${id(driver)}`, { body: newCar });
  const move = (key: Somebody, nth: number, name: string, more: object) =>
    must(key, `POST ${at(nth)}/seat`, { body: { move: name, ways: ["there"], event_version: 1, ...more } });
  for (const nth of [0, 1, 2]) await offer("dan", nth);
  const dan = { driver_id: id("dan") };
  await move("mak", 0, "ask", { ...dan, membership_id: kids.sam.id });
  await move("zia", 0, "ask", { ...dan, membership_id: kids.zephyrine.id });
  await move("mak", 2, "ask", { membership_id: kids.sam.id });
  await move("dan", 2, "take", { membership_id: kids.sam.id });
  const until = dayIn(100);
  const allow = (key: Somebody, childId: string, driver: Somebody) =>
    must(key, `PUT /child/child_id/${childId}/driver/user_id/${id(driver)}`, { body: { until } });
  await allow("mak", kids.sam.childId, "dan");
  await allow("oth", kids.ada.childId, "dan");
  return { ...club, offer, move, allow };
}

/** A car of everybody's at the fourth game, where Sam wants a ride. Some lost the right to a car after they had offered it. */
export async function addOwnCars({ db, id, game, offer, move, kids, endAccounts }: World) {
  await offer("dan", 3);
  const { id: event } = game(3);
  for (const key of people)
    if (key !== "out")
      await db.execute(sql`
        insert into ride (team_id, event_id, way, driver_id, seats, trip, at)
        select team_id, event_id, way, ${id(key)}::text, seats, trip, at from ride
        where event_id = ${event} and driver_id = ${id("dan")}`);
  await db.execute(sql`delete from ride where event_id = ${event} and driver_id = ${id("dan")}`);
  await move("mak", 3, "ask", { membership_id: kids.sam.id });
  await endAccounts();
}

/** Sam is in this person's car at the fourth game. */
export const seatSam = ({ db, game, kids }: Club, driverId: string) =>
  db.execute(sql`
    update ride_seat set driver_id = ${driverId}::text
    where event_id = ${game(3).id} and membership_id = ${kids.sam.id}
      and exists (select from ride r where r.event_id = ride_seat.event_id and r.driver_id = ${driverId})`);

/** The second adult in Dan's car at the second game. */
export const seatSecond = ({ db, game }: Club, userId: string) =>
  db.execute(sql`
    update ride set second_id = ${userId}::text, second_trip = trip
    where event_id = ${game(1).id} and exists (select from "user" u where u.id = ${userId})`);
