import type { components } from "../../../openapi";
import { ding } from "../../../server/platform/db/schema/notification-dings";
import type { TestServer } from "../server/server";
import { ask, type Person } from "./ask";
import { addMember } from "./club";
import { scheduleCalls } from "./schedule-calls";

type Details = components["schemas"]["EventDetails"];
type Drivers = components["schemas"]["Drivers"];
type SeatMove = components["schemas"]["SeatMove"];
type NewRide = components["schemas"]["NewRide"];
type Way = components["schemas"]["RideWay"];

export interface Ride {
  teamId: string;
  id: string;
}

/** A club with a practice, and its people's calls about rides. */
export function rideCalls(server: () => TestServer) {
  const calls = scheduleCalls(server);
  const { at, club, add, named } = calls;

  async function practice(change: object = {}) {
    const people = await club();
    const player = await named("Pia Player");
    const piaId = (await addMember(server(), people.teamId, { userId: player.user.id, roles: ["player"] }))
      .id;
    const fan = await named("Frank Fan");
    await addMember(server(), people.teamId, { userId: fan.user.id, roles: ["follower"] });
    const { id } = (await add(people.coach, people.teamId, change)).body.event;
    return { ...people, player, piaId, fan, id, event: { teamId: people.teamId, id } };
  }

  const offer = (driver: Person, { teamId, id }: Ride, change: Partial<NewRide> = {}, of: Person = driver) =>
    ask<Details>(server(), driver, `PUT ${at(teamId, id)}/ride/user_id/${of.user.id}`, {
      body: { ways: [{ way: "there", seats: 3 }], event_version: 1, ...change },
    });
  const end = (person: Person, { teamId, id }: Ride, of: Person = person, query = "") =>
    ask<Details>(server(), person, `DELETE ${at(teamId, id)}/ride/user_id/${of.user.id}${query}`);
  const move = (
    person: Person,
    { teamId, id }: Ride,
    name: SeatMove["move"],
    change: Partial<SeatMove> = {},
  ) =>
    ask<Details>(server(), person, `POST ${at(teamId, id)}/seat`, {
      body: { move: name, ways: ["there"], event_version: 1, ...change },
    });
  const allow = (person: Person, childId: string, driver: Person, until: string) =>
    ask<Drivers>(server(), person, `PUT /child/child_id/${childId}/driver/user_id/${driver.user.id}`, {
      body: { until },
    });
  const forbid = (person: Person, childId: string, driver: Person) =>
    ask<Drivers>(server(), person, `DELETE /child/child_id/${childId}/driver/user_id/${driver.user.id}`);
  const drivers = (person: Person, childId: string) =>
    ask<Drivers>(server(), person, `GET /child/child_id/${childId}/driver`);

  /** "there Sam R. agreed": the seats that somebody reads. */
  const seats = async (person: Person, event: Ride) =>
    ((await calls.read(person, event.teamId, event.id)).seats ?? [])
      .map(({ way, name, state }) => `${way} ${name} ${state}`)
      .sort();
  const carOf = async (person: Person, event: Ride, driver: Person, way: Way = "there") =>
    (await calls.read(person, event.teamId, event.id)).rides?.find(
      (car) => car.driver_id === driver.user.id && car.way === way,
    );

  /** "Mia ride_asked 1": each person's dings of rides, and an empty list again. */
  async function dings(...people: Person[]) {
    const names = new Map(people.map(({ user }) => [user.id, user.firstName]));
    const rows = await server().services.db.select().from(ding);
    await server().services.db.delete(ding);
    return rows
      .filter(({ kind }) => kind.startsWith("ride_"))
      .map(({ userId, kind, times }) => `${names.get(userId) ?? "somebody else"} ${kind} ${times}`)
      .sort();
  }

  return { ...calls, practice, offer, end, move, allow, forbid, drivers, seats, carOf, dings };
}
