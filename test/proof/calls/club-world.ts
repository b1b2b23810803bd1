import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import * as assert from "uvu/assert";
import { rateBucket } from "../../../server/platform/db/schema/http";
import type { event } from "../../../server/platform/db/schema/schedule";
import { season, teamBar } from "../../../server/platform/db/schema/team";
import { ask, type Person } from "../../support/people/ask";
import { addAdult, addChild, addFollower, addMember, addTeam } from "../../support/people/club";
import { addPerson } from "../../support/people/person";
import { addEvent } from "../../support/people/schedule";
import type { TestServer } from "../../support/server/server";
import type { PersonKey } from "./standings.data";

const day = 86_400_000;

/** Dan guards Dora and drives; Zia guards Zephyrine; Nell guards nobody's player and manages another team. */
export type Somebody = Exclude<PersonKey, "out"> | "dan" | "zia" | "nell";
export type EventRow = typeof event.$inferSelect;

/** Each stands in one place alone. */
export const canaries = {
  rider: "Zephyrine",
  driver: "Bartholomew",
  second: "Quentin",
  meetingPoint: "Quokka car park",
  duty: "Marshmallows",
} as const;

export type Club = Awaited<ReturnType<typeof openClub>>;

/** The team Comets with the people of standings.data.ts, and games on the next days. */
export async function openClub(server: TestServer) {
  // The database's rules use its own clock.
  server.clock.set(new Date());
  const { db } = server.services;
  const now = server.clock.now();
  const ago = (days: number) => new Date(now.getTime() - days * day);
  const proven = { emailAddressVerifiedAt: now };
  const adult = (firstName = "Robin") =>
    addAdult(server, { firstName, lastName: "Grown", fullName: `${firstName} Grown` });
  const made: Record<Somebody, Person> = {
    ban: await adult(),
    onb: await addPerson(server, { ...proven, role: "onboarding" }),
    def: await addPerson(server, { ...proven, role: "default" }),
    unk: await addPerson(server, { ...proven, dateOfBirth: null }),
    unp: await addPerson(server),
    str: await adult(),
    min: await addPerson(server, { ...proven, dateOfBirth: "2011-03-01" }),
    mak: await adult("Mak"),
    let: await adult("Let"),
    oth: await adult("Oth"),
    pla: await adult("Pla"),
    coa: await adult(canaries.second),
    cog: await adult("Cog"),
    man: await adult("Man"),
    tfo: await adult(),
    cfo: await adult(),
    exm: await adult(),
    bar: await adult(),
    lea: await adult(),
    dan: await adult(canaries.driver),
    zia: await adult("Zia"),
    nell: await adult(),
  };
  const person = (key: Somebody) => made[key];
  const id = (key: Somebody) => made[key].user.id;
  const { id: teamId } = await addTeam(server, id("man"), { createdAt: ago(30) });
  const inTeam = { createdAt: ago(20), letInAt: ago(20), letInBy: id("man") };
  const player = async (firstName: string, ...guardians: [string, ...string[]]) => {
    const { id: childId } = await addChild(server, guardians, {
      firstName,
      lastInitial: "X",
      createdAt: ago(10),
    });
    return { childId, id: (await addMember(server, teamId, { ...inTeam, childId })).id };
  };
  const kids = {
    sam: await player("Sam", id("mak"), id("let"), id("lea")),
    ada: await player("Ada", id("oth")),
    kit: await player("Kit", id("cog")),
    dora: await player("Dora", id("dan")),
    zephyrine: await player(canaries.rider, id("zia")),
  };
  const pla = (await addMember(server, teamId, { ...inTeam, userId: id("pla") })).id;
  for (const key of ["coa", "cog", "lea"] as const)
    await addMember(server, teamId, { ...inTeam, userId: id(key), roles: ["coach"] });
  await addMember(server, teamId, { ...inTeam, userId: id("tfo"), roles: ["follower"] });
  await addFollower(server, kids.sam.childId, id("cfo"), id("mak"));
  const ended = { endedAt: ago(1), endedBy: id("man"), endReason: "removed" } as const;
  await addMember(server, teamId, { ...inTeam, userId: id("exm"), ...ended });
  const banned = { userId: id("ban"), roles: ["coach" as const] };
  await addMember(server, teamId, { ...inTeam, ...banned });
  await db.insert(teamBar).values({
    ...{ teamId, id: randomUUID(), userId: id("bar") },
    ...{ createdBy: id("man"), createdAt: ago(1) },
  });
  const dayIn = (days: number) => new Date(now.getTime() + days * day).toISOString().slice(0, 10);
  await db
    .insert(season)
    .values({ teamId, id: randomUUID(), name: "Fall", startsOn: dayIn(-1), endsOn: dayIn(300) });
  const games: EventRow[] = [];
  for (const days of [3, 4, 5, 6, 20, 27])
    games.push(
      await addEvent(server, teamId, {
        ...{ kind: "game", title: "Game", createdBy: id("man"), startsLocal: `${dayIn(days)}T10:00:00` },
      }),
    );
  const game = (nth: number) => {
    const found = games[nth];
    if (!found) throw new Error(`There is no game ${nth}.`);
    return found;
  };

  const team = `/team/team_id/${teamId}`;
  const at = (nth: number) => `${team}/event/event_id/${game(nth).id}`;
  /** One call, past the limits of calls. */
  async function call<Body = Record<string, unknown>>(
    key: Somebody,
    line: Parameters<typeof ask>[2],
    more: Parameters<typeof ask>[3] = {},
  ) {
    await db.delete(rateBucket);
    return ask<Body>(server, person(key), line, more);
  }
  /** One that has to succeed. */
  async function must<Body = Record<string, unknown>>(...args: Parameters<typeof call>) {
    const asked = await call<Body>(...args);
    assert.is(asked.status, 200, `${args[0]}: ${args[1]}: ${asked.text}`);
    return asked.body;
  }
  /** Once the others have done what they do. */
  const endAccounts = async () => {
    const at = now.toISOString();
    await db.execute(sql`update "user" set banned_at = ${at}::timestamptz where id = ${id("ban")}`);
    await db.execute(sql`update "user" set deleted_at = ${at}::timestamptz where id = ${id("lea")}`);
  };
  const judged = (key: PersonKey) => (key === "out" ? undefined : made[key]);
  return {
    server,
    db,
    person,
    id,
    teamId,
    team,
    kids,
    pla,
    game,
    at,
    dayIn,
    call,
    must,
    endAccounts,
    judged,
  };
}
