import { randomUUID } from "node:crypto";
import type { components } from "../../../openapi";
import { openTestServer } from "../server/server";
import { ask, type Person } from "./ask";
import { addAdult, addChild, addMember, addTeam } from "./club";
import { addEvent } from "./schedule";

type Schemas = components["schemas"];
type Book = Schemas["DutyBook"];
type Details = Schemas["EventDetails"];

export const snacks = { name: "Snacks", sign: "snacks", families: 1, kinds: ["game"] };

/** A team of families with one child each, and a game a week. The coach has no child. */
export async function openDutyTeam({
  names = ["Ada", "Ben", "Cem"],
  games = 6,
  today = "2026-11-20",
  firstGame = "2026-12-05",
} = {}) {
  const server = await openTestServer();
  const { clock } = server;
  clock.set(new Date(`${today}T18:00:00Z`));
  const named = (firstName: string) => addAdult(server, { firstName, fullName: `${firstName} Grown` });
  const coach = await named("Cora");
  const { id: teamId } = await addTeam(server, coach.user.id, { roles: ["manager", "coach"] });
  const families: { person: Person; childId: string; id: string }[] = [];
  for (const [nth, name] of names.entries()) {
    const person = await named(`Of${name}`);
    const kid = await addChild(server, [person.user.id], { firstName: name, lastInitial: "X" });
    const { id } = await addMember(server, teamId, { childId: kid.id, number: String(nth + 1) });
    families.push({ person, childId: kid.id, id });
  }
  const events: Awaited<ReturnType<typeof addEvent>>[] = [];
  for (let nth = 0; nth < games; nth++) {
    const startsLocal = `${daysAfter(firstGame, 7 * nth)}T10:00:00`;
    events.push(
      await addEvent(server, teamId, { kind: "game", title: "Game", startsLocal, createdBy: coach.user.id }),
    );
  }

  const team = `/team/team_id/${teamId}`;
  const read = (person: Person) => ask<Book>(server, person, `GET ${team}/duty`);
  const add = (person: Person, body: object = {}) =>
    ask<Book>(server, person, `POST ${team}/duty`, { body: { ...snacks, ...body } });
  const change = (person: Person, id: string, version: number, body: object) =>
    ask<Book>(server, person, `PATCH ${team}/duty/duty_id/${id}`, { version, body });
  const end = (person: Person, id: string, version: number) =>
    ask<Book>(server, person, `DELETE ${team}/duty/duty_id/${id}`, { version });
  const share = async (person: Person, id: string, key: string = randomUUID()) => {
    const { duties } = (await read(coach)).body;
    const plan_tag = duties.find((duty) => duty.id === id)?.plan?.tag ?? "none";
    return ask<Book>(server, person, `POST ${team}/duty/share`, { key, body: { duty_id: id, plan_tag } });
  };
  const undo = (person: Person) => ask<Book>(server, person, `DELETE ${team}/duty/share`);
  const choose = (person: Person, membershipId: string, ...duty_ids: string[]) =>
    ask<Book>(server, person, `PUT ${team}/duty/choice/membership_id/${membershipId}`, {
      body: { duty_ids },
    });
  const move = (person: Person, eventId: string, body: object) =>
    ask<Details>(server, person, `POST ${team}/event/event_id/${eventId}/turn`, {
      body: { slot: 1, ...body },
    });
  const event = async (person: Person, eventId: string) =>
    (await ask<Details>(server, person, `GET ${team}/event/event_id/${eventId}`)).body;
  const say = (person: Person, eventId: string, membershipId: string, answer: string, seen = 0) =>
    ask(server, person, `PUT ${team}/event/event_id/${eventId}/answer/membership_id/${membershipId}`, {
      version: seen,
      body: { answer, event_version: 1 },
    });

  /** A duty that the coach added. */
  const duty = async (body: object = {}) => {
    clock.advance(1);
    const { duties } = (await add(coach, body)).body;
    const added = duties.at(-1);
    if (!added) throw new Error("No duty was added.");
    return added;
  };
  /** By event: which family has the first turn of a duty, by its place, and its state. */
  const turns = async (dutyId: string) => {
    const book = (await read(coach)).body;
    return events.map(({ id }) => {
      const turn = book.turns.find((one) => one.event_id === id && one.duty_id === dutyId);
      const place = families.findIndex((family) => family.id === turn?.membership_id);
      return { ...turn, id, place, state: turn?.state, version: turn?.version ?? 0 };
    });
  };
  const calls = { read, add, change, end, share, undo, choose, move, event, say, duty, turns };
  return { server, clock, db: server.services.db, coach, teamId, team, families, events, ...calls };
}

const daysAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
