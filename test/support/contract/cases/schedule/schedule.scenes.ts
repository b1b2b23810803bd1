import { randomUUID } from "node:crypto";
import { eventsToCome } from "../../../../../domain/schedule/limits";
import { event } from "../../../../../server/platform/db/schema/schedule";
import { moveEvent } from "../../../people/answer-links";
import { addChild, addMember, addTeam } from "../../../people/club";
import { addEvent } from "../../../people/schedule";
import type { Ready } from "../../contract-case";
import { type Change, idOf, personOf } from "../../contract-changes";
import { adult, as } from "../../contract-scenes";
import type { World } from "../../contract-world";
import { newPractice } from "../../typical";

/** The team Comets; the caller manages and coaches it and is the guardian of its player Sam. */
export async function club(world: World) {
  world.clock.set(new Date("2026-11-22T18:00:00Z"));
  const person = await adult(world);
  const { id } = await addTeam(world, person.id, { roles: ["manager", "coach"] });
  const sam = await addChild(world, [person.id]);
  const member = await addMember(world, id, { childId: sam.id, number: "7" });
  return { caller: as(person), id, memberId: member.id, userId: person.id };
}

type EventRow = Partial<typeof event.$inferInsert>;

/** The same with a practice on Tuesday. */
export async function withPractice(world: World, change: EventRow = {}) {
  const made = await club(world);
  const event = await addEvent(world, made.id, {
    startsLocal: newPractice.starts_local,
    createdBy: made.userId,
    ...change,
  });
  return { ...made, event, path: { id: made.id, event_id: event.id } };
}

/** The same, moved from 18:00. */
export async function withMovedPractice(world: World) {
  const made = await withPractice(world, { startsLocal: "2026-11-24T18:00:00" });
  return { ...made, event: await moveEvent(world, made.event, newPractice.starts_local) };
}

export const thePractice =
  (change: EventRow): Change =>
  (world) =>
    world.services.db.update(event).set(change);

export async function fillWithEvents(world: World, ready: Ready) {
  const createdBy = personOf(ready).id;
  const { id: _, ...row } = await addEvent(world, idOf(ready), { createdBy });
  const rows = Array.from({ length: eventsToCome }, () => ({ ...row, id: randomUUID() }));
  await world.services.db.insert(event).values(rows.slice(1));
}
