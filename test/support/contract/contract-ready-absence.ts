import { addAbsence, addUsualYes } from "../people/absence";
import { addChild, addMember, addTeam } from "../people/club";
import { addAnswer, addEvent } from "../people/schedule";
import { type AbsenceOperation, newAbsence } from "./contract-calls-absence";
import type { Ready } from "./contract-ready";
import { adult } from "./contract-ready-family";
import type { World } from "./contract-world";

/** Sam of the Comets said In to a practice on Dec 22, a minute ago; the caller is the guardian. */
async function club(world: World) {
  world.clock.set(new Date("2026-11-22T17:59:00Z"));
  const person = await adult(world);
  const { id } = await addTeam(world, person.id, { roles: ["manager"] });
  const sam = await addChild(world, [person.id]);
  const member = await addMember(world, id, { childId: sam.id, number: "7" });
  const practice = await addEvent(world, id, {
    startsLocal: "2026-12-22T17:30:00",
    createdBy: person.id,
  });
  await addAnswer(world, practice, member.id, { answer: "yes", by: person.id });
  world.clock.set(new Date("2026-11-22T18:00:00Z"));
  return {
    caller: { sending: { bearer: person.accessToken }, person },
    sam: sam.id,
    by: person.id,
    player: { id, membership_id: member.id },
  };
}

/** The same, and Sam is away. */
async function withAbsence(world: World, days: { firstDay?: string } = {}) {
  const made = await club(world);
  const absence = await addAbsence(world, {
    childId: made.sam,
    firstDay: newAbsence.first_day,
    lastDay: newAbsence.last_day,
    by: made.by,
    ...days,
  });
  return { ...made, id: absence.id };
}

/** What each operation of absences needs before its call can succeed. */
export const readyAbsenceCalls: { [Id in AbsenceOperation]: (world: World) => Promise<Ready<Id>> } = {
  readAbsences: async (world) => {
    const { caller, player, by } = await withAbsence(world);
    await addUsualYes(world, { teamId: player.id, membershipId: player.membership_id, by });
    return { ...caller, input: {} };
  },
  addAbsences: async (world) => {
    const { caller, sam } = await club(world);
    return { ...caller, input: { body: { people: [{ child_id: sam }], ...newAbsence } } };
  },
  changeAbsence: async (world) => {
    const { caller, id } = await withAbsence(world, { firstDay: "2026-12-23" });
    return { ...caller, input: { id, body: { first_day: newAbsence.first_day } } };
  },
  endAbsence: async (world) => {
    const { caller, id } = await withAbsence(world);
    return { ...caller, input: { id } };
  },
  saveUsualYes: async (world) => {
    const { caller, player } = await club(world);
    return { ...caller, input: { ...player, body: {} } };
  },
  endUsualYes: async (world) => {
    const { caller, player, by } = await club(world);
    await addUsualYes(world, { teamId: player.id, membershipId: player.membership_id, by });
    return { ...caller, input: player };
  },
};
