import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { absencesToCome } from "../../../../domain/absence/days";
import type { components } from "../../../../openapi";
import { absence, usualYes } from "../../../../server/platform/db/schema/absence";
import { child } from "../../../../server/platform/db/schema/family";
import { team } from "../../../../server/platform/db/schema/team";
import { addAbsences } from "../../../../src/api/calls/add-absences";
import { changeAbsence } from "../../../../src/api/calls/change-absence";
import { endAbsence } from "../../../../src/api/calls/end-absence";
import { endUsualYes } from "../../../../src/api/calls/end-usual-yes";
import { readAbsences } from "../../../../src/api/calls/read-absences";
import { saveUsualYes } from "../../../../src/api/calls/save-usual-yes";
import { addAbsence, addUsualYes } from "../../people/absence";
import { addChild, addMember, addTeam } from "../../people/club";
import { addAnswer, addEvent } from "../../people/schedule";
import { contractCase } from "../contract-case";
import { type Change, changed, elsewhere, personOf, send } from "../contract-changes";
import { adult } from "../contract-scenes";
import type { World } from "../contract-world";
import { childId, keyed, memberId, teamId, versioned } from "../typical";

const newAbsence = { first_day: "2026-12-20", last_day: "2027-01-03" } as const;

const absenceId = "0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9bf1";

const showAbsence = ({ first_name, first_day, last_day, covers }: components["schemas"]["Absence"]) => [
  first_name,
  first_day,
  last_day,
  covers,
];

function showReview({ items, covers, teams, events, turns }: components["schemas"]["AbsenceReview"]) {
  return {
    items: items.map(showAbsence),
    covers: [covers, teams],
    events: events.map(({ title, first_name }) => [title, first_name]),
    turns: turns.map(({ starts_local, from, to }) => [starts_local, from, to]),
  };
}

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

const holidays = ["Sam", "2026-12-20", "2027-01-03", 1];

const said = {
  items: [holidays],
  covers: [1, 1],
  events: [["Practice", "Sam"]],
  turns: [["2026-12-22T17:30:00", "yes", "no"]],
};

const changedElsewhere: Change = async ({ services: { db } }) => {
  await db.update(absence).set({ version: sql`${absence.version} + 1` });
  await db.update(usualYes).set({ version: sql`${usualYes.version} + 1` });
};

/** The proof of permissions runs at the real time. */
const farAhead = { first_day: "2199-12-20", last_day: "2200-01-03" };

export const absenceCases = {
  readAbsences: contractCase({
    call: readAbsences,
    typical: {},
    ready: async (world) => {
      const { caller, player, by } = await withAbsence(world);
      await addUsualYes(world, { teamId: player.id, membershipId: player.membership_id, by });
      return caller;
    },
    shows: ({ items, people, players }) => ({
      items: items.map(showAbsence),
      people: people.map(({ first_name }) => first_name),
      players: players.map(({ team_name, first_name, usual }) => [team_name, first_name, usual?.since]),
    }),
    expects: {
      typical: {
        items: [holidays],
        people: ["Sam"],
        players: [["Comets", "Sam", "2026-11-22"]],
      },
    },
  }),
  addAbsences: contractCase({
    call: addAbsences,
    typical: {
      header: keyed,
      body: { people: [{ child_id: childId }], ...newAbsence },
    },
    ready: async (world) => {
      const { caller, sam } = await club(world);
      return { ...caller, input: { body: { people: [{ child_id: sam }], ...newAbsence } } };
    },
    shows: showReview,
    expects: { typical: said },
    provokes: {
      ABSENCE_400_DAYS: (_, ready) => send(ready, { first_day: "2027-01-04" }),
      ABSENCE_403_TOO_MANY: async (world, ready) => {
        const [sam] = await world.services.db.select().from(child);
        const days = { firstDay: newAbsence.first_day, lastDay: newAbsence.last_day };
        for (let count = 0; count < absencesToCome; count += 1)
          await addAbsence(world, { childId: sam?.id ?? null, by: personOf(ready).id, ...days });
      },
      CHILD_404: (_, ready) => send(ready, { people: [{ child_id: randomUUID() }] }),
      REQUEST_422_REUSED: changed({ last_day: "2027-01-04" }),
    },
    permissionCall: () => ({ body: { people: [{ child_id: childId }], ...farAhead } }),
  }),
  changeAbsence: contractCase({
    call: changeAbsence,
    typical: { path: { id: absenceId }, header: versioned, body: { first_day: newAbsence.first_day } },
    ready: async (world) => {
      const { caller, id } = await withAbsence(world, { firstDay: "2026-12-23" });
      return { ...caller, input: { path: { id } } };
    },
    shows: showReview,
    expects: { typical: said },
    provokes: {
      ABSENCE_400_DAYS: (_, ready) => send(ready, { first_day: "2027-01-04" }),
      ABSENCE_404: elsewhere(/(\/absence_id\/)[^/]+/),
      REQUEST_412_CHANGED: changedElsewhere,
    },
    permissionCall: () => ({ body: farAhead }),
  }),
  endAbsence: contractCase({
    call: endAbsence,
    typical: { path: { id: absenceId }, header: versioned },
    ready: async (world) => {
      const { caller, id } = await withAbsence(world);
      return { ...caller, input: { path: { id } } };
    },
    shows: showReview,
    expects: {
      typical: {
        items: [],
        covers: [0, 0],
        events: [],
        turns: [["2026-12-22T17:30:00", "no", "yes"]],
      },
    },
    provokes: {
      ABSENCE_404: elsewhere(/(\/absence_id\/)[^/]+/),
      REQUEST_412_CHANGED: changedElsewhere,
    },
  }),
  saveUsualYes: contractCase({
    call: saveUsualYes,
    typical: { path: { id: teamId, membership_id: memberId }, header: { "If-Match": '"0"' }, body: {} },
    ready: async (world) => {
      const { caller, player } = await club(world);
      return { ...caller, input: { path: player } };
    },
    shows: ({ since, said_by }) => [since, said_by.is_me],
    expects: { typical: ["2026-11-22", true] },
    provokes: {
      REQUEST_412_CHANGED: changed({ until: "2026-12-31" }),
      COLLABORATOR_404: elsewhere(/(\/membership_id\/)[^/]+/),
      TEAM_403_USUAL: (world) => world.services.db.update(team).set({ takesUsual: false }),
    },
  }),
  endUsualYes: contractCase({
    call: endUsualYes,
    typical: { path: { id: teamId, membership_id: memberId }, header: versioned },
    ready: async (world) => {
      const { caller, player, by } = await club(world);
      await addUsualYes(world, { teamId: player.id, membershipId: player.membership_id, by });
      return { ...caller, input: { path: player } };
    },
    shows: ({ ended }) => ({ ended }),
    expects: { typical: { ended: true } },
    provokes: {
      REQUEST_412_CHANGED: changedElsewhere,
      COLLABORATOR_404: elsewhere(/(\/membership_id\/)[^/]+/),
    },
  }),
};
export type AbsenceOperation = keyof typeof absenceCases;
