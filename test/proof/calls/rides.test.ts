import { randomUUID } from "node:crypto";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { components } from "../../../openapi";
import { addAdult, addChild, addMember, addTeam } from "../../support/people/club";
import { addEvent } from "../../support/people/schedule";
import { record } from "../../support/proof";
import { openTestServer } from "../../support/server/server";
import { type AnyBody, judgeCells, type Request, readCells, type TableCall } from "./cells";
import { canaries } from "./club-world";
import { addOwnCars, newCar, openRides, seatSam, seatSecond, type World } from "./ride-world";
import { rideFields, rideTable, viewers } from "./rides.data";

const test = suite("who may do what with rides");

type Move = components["schemas"]["SeatMove"];
type Call = TableCall<World>;

const carOf = ({ at }: World, nth: number, driver: string) => `${at(nth)}/ride/user_id/${driver}`;
const sam = ({ kids }: World) => kids.sam.id;
const zephyrine = ({ kids }: World) => kids.zephyrine.id;
const dan = ({ id }: World) => id("dan");

interface About {
  nth: number;
  whose?: (world: World) => string;
  driver?: (world: World, own: string) => string;
  always?: true;
}

const payload = (world: World, move: Move["move"], { whose, driver, always }: About, own: string): Move => ({
  ...{ move, ways: ["there"], event_version: 1 },
  ...(whose && { membership_id: whose(world) }),
  ...(driver && { driver_id: driver(world, own) }),
  ...(always && { always }),
});
const moves = (move: Move["move"], about: About): Call => ({
  request: (world, own) => ({
    method: "POST",
    url: `${world.at(about.nth)}/seat`,
    payload: payload(world, move, about, own),
  }),
});
const sends = (move: Move["move"], about: About): Call => ({
  request: (world, own) => ({
    method: "POST",
    url: "/schedule/send",
    payload: {
      items: [
        {
          ...{ kind: "seat", team_id: world.teamId, event_id: world.game(about.nth).id },
          ...payload(world, move, about, own),
        },
      ],
    },
  }),
  codeOf: ({ results }: AnyBody) => (results[0].outcome === "saved" ? undefined : results[0].code),
});
const offers = (nth: number, more: object = {}): Call => ({
  request: (world, own) => ({
    method: "PUT",
    url: carOf(world, nth, own),
    payload: { ...newCar, ...more },
  }),
});
const drivers = (kid: "sam" | "ada"): Call => ({
  request: ({ kids }) => ({ method: "GET", url: `/child/child_id/${kids[kid].childId}/driver` }),
});
const allows = (kid: "sam" | "ada", driver: "oth" | "coa"): Call => ({
  request: ({ kids, id, dayIn }) => ({
    method: "PUT",
    url: `/child/child_id/${kids[kid].childId}/driver/user_id/${id(driver)}`,
    payload: { until: dayIn(50) },
  }),
});
const forbids = (kid: "sam" | "ada"): Call => ({
  request: ({ kids, id }) => ({
    method: "DELETE",
    url: `/child/child_id/${kids[kid].childId}/driver/user_id/${id("dan")}`,
  }),
});
const ends = (driver: (world: World, own: string) => string, nth: number, query = ""): Call => ({
  request: (world, own) => ({
    method: "DELETE",
    url: `${carOf(world, nth, driver(world, own))}${query}`,
  }),
});

const calls: Record<string, Call> = {
  "offerRide/a first one": offers(4),
  "offerRide/own": offers(3),
  "offerRide/own on later events": offers(3, { scope: "later" }),
  "endRide/own": ends((_, own) => own, 3),
  "endRide/Dan's": ends(dan, 0),
  "endRide/Dan's one way": ends(dan, 0, "?way=there"),
  "drop/Sam from Dan's": moves("drop", { nth: 0, whose: sam, driver: dan }),
  "drop/Zephyrine from Dan's": moves("drop", { nth: 0, whose: zephyrine, driver: dan }),
  "ask/for Sam of nobody": moves("ask", { nth: 1, whose: sam }),
  "ask/for Sam of Dan": moves("ask", { nth: 1, whose: sam, driver: dan }),
  "ask/for pla of Dan": moves("ask", { nth: 1, whose: ({ pla }) => pla, driver: dan }),
  "ask/for Kit of Dan": moves("ask", { nth: 1, whose: ({ kids }) => kids.kit.id, driver: dan }),
  "agree/Sam with Dan": moves("agree", { nth: 2, whose: sam, driver: dan }),
  "agree/Sam with Dan always": moves("agree", { nth: 2, whose: sam, driver: dan, always: true }),
  "leave/Sam Dan's": moves("leave", { nth: 0, whose: sam, driver: dan }),
  "leave/Sam wants none": moves("leave", { nth: 3, whose: sam }),
  "leave/Zephyrine Dan's": moves("leave", { nth: 0, whose: zephyrine, driver: dan }),
  "agree/still driving own": moves("agree", { nth: 3, driver: (_, own) => own }),
  "take/Sam into own": moves("take", { nth: 3, whose: sam }),
  "drop/Sam from own": {
    ready: seatSam,
    ...moves("drop", { nth: 3, whose: sam, driver: (_, own) => own }),
  },
  "join/Dan": moves("join", { nth: 1, driver: dan }),
  "quit/Dan": { ready: seatSecond, ...moves("quit", { nth: 1, driver: dan }) },
  "sendSchedule/ask for Sam of Dan": sends("ask", { nth: 1, whose: sam, driver: dan }),
  "sendSchedule/take Sam into own": sends("take", { nth: 3, whose: sam }),
  "readDrivers/Sam's": drivers("sam"),
  "readDrivers/Ada's": drivers("ada"),
  "allowDriver/Sam's oth": allows("sam", "oth"),
  "allowDriver/Ada's coa": allows("ada", "coa"),
  "forbidDriver/Sam's Dan": forbids("sam"),
  "forbidDriver/Ada's Dan": forbids("ada"),
};

test("each person gets for each call what the table says, and a refused call changes nothing", async () => {
  const server = await openTestServer();
  const world = await openRides(server);
  await addOwnCars(world);
  const cells = readCells(rideTable);
  const wrong = await judgeCells({ server, world, personOf: world.judged }, cells, calls);
  assert.equal(wrong, []);
  assert.is(cells.length, 30 * 20);
  record({ point: 1, tried: "Cells of the matrix of rides", count: cells.length, wrong: 0 });
  await server.close();
});

test("nobody offers or changes a car in another's name, not even staff", async () => {
  const server = await openTestServer();
  const world = await openRides(server);
  const codes: (string | undefined)[] = [];
  for (const key of ["man", "coa", "pla", "mak", "oth"] as const)
    for (const nth of [0, 4])
      codes.push((await world.call(key, `PUT ${carOf(world, nth, dan(world))}`, { body: newCar })).code);
  assert.equal(codes, Array(10).fill("RIDE_401_UPDATE"));
  await server.close();
});

/** The names of the fields of the table that a person gets. */
async function fieldsFor({ call, at, id, kids, dayIn }: World, key: (typeof viewers)[number]) {
  const get = async (path: string): Promise<AnyBody> => (await call<AnyBody>(key, `GET ${path}`)).body;
  const [first, second] = [await get(at(0)), await get(at(3))];
  const { events = [] } = await get(`/schedule?from=${dayIn(0)}&days=14`);
  const { items = [] } = await get("/user/me/waiting");
  const car = first.rides?.find((ride: AnyBody) => ride.driver_id === id("dan"));
  const has = (details: AnyBody, membershipId: string, driverId?: string) =>
    [...(details.seats ?? []), ...(details.rides ?? []).flatMap(({ riders = [] }: AnyBody) => riders)].some(
      (seat: AnyBody) => seat.membership_id === membershipId && (!driverId || seat.driver_id === driverId),
    );
  const companies = [...(second.seats ?? []), ...(second.rides ?? [])].map(({ company }) => company);
  const got: Record<keyof typeof rideFields, boolean> = {
    "cars and free seats": car?.seats === 4 && car.taken === 2,
    "Dan's name": JSON.stringify([first, second, events, items]).includes(canaries.driver),
    "Dan's meeting point": car?.meeting_point === canaries.meetingPoint,
    "Dan's minutes": car?.minutes === 20,
    "who rides along with Dan": car?.second !== undefined,
    "that Sam is aboard": has(first, kids.sam.id),
    "that Zephyrine is aboard": has(first, kids.zephyrine.id),
    "that Ada wants a ride": has(second, kids.ada.id),
    "that Kit is with pla": has(second, kids.kit.id),
    "who allows Kit with pla":
      companies.includes("consent") || (second.seats ?? []).some(({ consent_by }: AnyBody) => consent_by),
    "week Sam's seat": events.some(({ mine }: AnyBody) =>
      mine.some((each: AnyBody) => each.membership_id === kids.sam.id && each.seats?.length > 0),
    ),
    "week own car": events.some(({ drives }: AnyBody) => drives?.length > 0),
    "waiting ride": items.some(({ kind }: AnyBody) => kind === "ride"),
  };
  return Object.entries(got).flatMap(([name, isThere]) => (isThere ? [name] : []));
}

test("each person gets the fields of the table, and no other", async () => {
  const server = await openTestServer();
  const world = await openRides(server);
  const { move, offer, allow, kids, id, endAccounts } = world;
  await move("coa", 0, "join", { driver_id: id("dan") });
  await allow("cog", kids.kit.childId, "pla");
  await offer("pla", 3);
  await move("cog", 3, "ask", { membership_id: kids.kit.id, driver_id: id("pla") });
  await move("oth", 3, "ask", { membership_id: kids.ada.id });
  const { id: rockets } = await addTeam(server, id("nell"), { name: "Rockets" });
  await addEvent(server, rockets, { createdBy: id("nell") });
  await endAccounts();
  for (const [index, key] of viewers.entries()) {
    const expected = Object.entries(rideFields).flatMap(([field, signs]) =>
      signs.split(/ +/)[index] === "+" ? [field] : [],
    );
    assert.equal(await fieldsFor(world, key), expected, key);
  }
  record({
    point: 1,
    tried: "Fields of rides by person",
    count: Object.keys(rideFields).length * viewers.length,
    wrong: 0,
  });
  await server.close();
});

const plain = ({ status, text }: { status: number; text: string }) =>
  `${status} ${text.replace(/"request_id":"[^"]*"/, "")}`;

test("another team's car, player, event or child, by its path or one's own, is answered as one that never was", async () => {
  const server = await openTestServer();
  const world = await openRides(server);
  const { call, must, id, team, kids, game, dayIn } = world;
  const { id: rockets } = await addTeam(server, id("nell"), { name: "Rockets" });
  const theirGame = await addEvent(server, rockets, { kind: "game", createdBy: id("nell") });
  const father = await addAdult(server);
  const kid = await addChild(server, [father.user.id], { firstName: "Theo" });
  const theirs = await addMember(server, rockets, { childId: kid.id });
  const nells = `/team/team_id/${rockets}/event/event_id/${theirGame.id}`;
  await must("nell", `PUT ${nells}/ride/user_id/${id("nell")}`, { body: newCar });
  const never = randomUUID();
  const known = {
    ...{ team: rockets, event: theirGame.id, player: theirs.id },
    ...{ driver: id("nell"), child: kid.id },
  };
  const unknown = { team: never, event: never, player: never, driver: never, child: never };
  const lines = (of: typeof known): Request[] => {
    const seat = (path: string, payload: object): Request => ({
      method: "POST",
      url: `${path}/seat`,
      payload: { ways: ["there"], event_version: 1, ...payload },
    });
    const here = `${team}/event/event_id/${game(1).id}`;
    const places = [
      `${team}/event/event_id/${of.event}`,
      `/team/team_id/${of.team}/event/event_id/${of.event}`,
    ];
    const samOfNobody = { membership_id: kids.sam.id };
    return [
      ...places.flatMap((place): Request[] => [
        { method: "PUT", url: `${place}/ride/user_id/${id("mak")}`, payload: newCar },
        { method: "DELETE", url: `${place}/ride/user_id/${of.driver}` },
        seat(place, { move: "ask", ...samOfNobody }),
        seat(place, { move: "leave", ...samOfNobody }),
        seat(place, { move: "join", driver_id: of.driver }),
        seat(place, { move: "take", membership_id: of.player }),
      ]),
      { method: "DELETE", url: `${here}/ride/user_id/${of.driver}` },
      seat(here, { move: "ask", membership_id: of.player }),
      seat(here, { move: "take", membership_id: of.player }),
      seat(here, { move: "drop", membership_id: of.player }),
      seat(here, { move: "agree", membership_id: of.player }),
      seat(here, { move: "leave", membership_id: of.player }),
      seat(here, { move: "ask", ...samOfNobody, driver_id: of.driver }),
      seat(here, { move: "join", driver_id: of.driver }),
      { method: "GET", url: `/child/child_id/${of.child}/driver` },
      {
        method: "PUT",
        url: `/child/child_id/${of.child}/driver/user_id/${id("dan")}`,
        payload: { until: dayIn(9) },
      },
      { method: "DELETE", url: `/child/child_id/${of.child}/driver/user_id/${id("dan")}` },
      {
        method: "PUT",
        url: `/child/child_id/${kids.sam.childId}/driver/user_id/${of.driver}`,
        payload: { until: dayIn(9) },
      },
      { method: "DELETE", url: `/child/child_id/${kids.sam.childId}/driver/user_id/${of.driver}` },
    ];
  };
  let tried = 0;
  for (const key of ["man", "mak", "tfo", "str"] as const)
    for (const [index, line] of lines(known).entries()) {
      const other = lines(unknown)[index];
      assert.ok(other);
      const send = ({ method, url, payload: body }: Request) =>
        call(key, `${method} ${url}`, body ? { body } : {});
      const reply = await send(line);
      const what = `${key}: ${line.method} ${line.url} ${JSON.stringify(line.payload)}`;
      assert.is(plain(reply), plain(await send(other)), what);
      assert.is.not(reply.status, 200, what);
      tried += 1;
    }
  record({ point: 10, tried: "Calls with another team's rides", count: tried, wrong: 0 });
  await server.close();
});

test.run();
