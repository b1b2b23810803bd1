import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { dutiesOfTeam } from "../../../../domain/duty/limits";
import type { components } from "../../../../openapi";
import { requireTeamAccess } from "../../../../server/core/team/team-role";
import { event } from "../../../../server/platform/db/schema/schedule";
import { readDutyBook } from "../../../../server/reads/duty/duty-book";
import { addDuty } from "../../../../src/api/calls/add-duty";
import { changeDuty } from "../../../../src/api/calls/change-duty";
import { chooseDuties } from "../../../../src/api/calls/choose-duties";
import { endDuty } from "../../../../src/api/calls/end-duty";
import { moveTurn } from "../../../../src/api/calls/move-turn";
import { readDuties } from "../../../../src/api/calls/read-duties";
import { shareDuty } from "../../../../src/api/calls/share-duty";
import { undoShare } from "../../../../src/api/calls/undo-share";
import { addMember } from "../../people/club";
import * as people from "../../people/duty";
import { addAnswer, addEvent } from "../../people/schedule";
import { contractCase } from "../contract-case";
import {
  type Change,
  changed,
  elsewhere,
  force,
  idOf,
  plays,
  rolesAre,
  send,
  sendAs,
} from "../contract-changes";
import type { World } from "../contract-world";
import { dutyId, eventPath, keyed, memberId, teamId, versioned } from "../typical";
import { club } from "./schedule/schedule.scenes";

const dutyPath = { id: teamId, duty_id: dutyId };
const snacks: components["schemas"]["NewDuty"] = {
  name: "Snacks",
  sign: "snacks",
  families: 1,
  kinds: ["game"],
};

/** The team with a duty, and a game in two weeks. */
async function withSnacks(world: World) {
  const made = await club(world);
  const duty = await people.addDuty(world, made.id, { sparesStaff: false });
  const game = await addEvent(world, made.id, {
    ...{ kind: "game", title: "Game", createdBy: made.userId },
    startsLocal: "2026-12-05T10:00:00",
  });
  return { ...made, duty, game, path: { id: made.id, duty_id: duty.id } };
}

/** The same, shared out just now. */
async function withSharedSnacks(world: World) {
  const made = await withSnacks(world);
  await force(world, sql`update duty set shared_at = ${world.clock.now().toISOString()}::timestamptz`);
  return made;
}

async function planTagOf({ services, clock }: World, { id, userId }: { id: string; userId: string }) {
  const caller = await requireTeamAccess(services.db, userId, id);
  const book = await readDutyBook(services.db, { caller, teamId: id, now: clock.now() });
  return book.duties[0]?.plan?.tag ?? "";
}

const showBook = ({ duties }: components["schemas"]["DutyBook"]) =>
  duties.map(({ name, sign, families, kinds }) => [name, sign, families, ...kinds]);
const oneDuty = [["Snacks", "snacks", 1, "game"]];

const noDuty = elsewhere(/(\/duty_id\/)[^/]+/);
const otherDuty: Change = (_, ready) => send(ready, { duty_id: randomUUID() });

export const dutyCases = {
  readDuties: contractCase({
    call: readDuties,
    typical: { path: { id: teamId } },
    ready: async (world) => {
      const { caller, id } = await withSnacks(world);
      return { ...caller, input: { path: { id } } };
    },
    shows: showBook,
    expects: { typical: oneDuty },
    provokes: {
      EVENT_PARTY_MEMBER_401_REQUEST: async (world, ready, callDirectly) => {
        await force(
          world,
          sql`update membership set ended_at = now(), end_reason = 'left' where child_id is not null`,
        );
        await rolesAre("{follower}")(world, ready, callDirectly);
      },
    },
  }),
  addDuty: contractCase({
    call: addDuty,
    typical: { path: { id: teamId }, header: keyed, body: snacks },
    ready: async (world) => {
      const { caller, id } = await club(world);
      return { ...caller, input: { path: { id }, body: snacks } };
    },
    shows: showBook,
    expects: { typical: oneDuty },
    provokes: {
      STEP_401_CREATE: plays,
      STEP_403_TOO_MANY: async (world, ready) => {
        for (let nth = 0; nth < dutiesOfTeam; nth++) await people.addDuty(world, idOf(ready));
      },
      EVENT_ITEM_404: (_, ready) => send(ready, { event_id: randomUUID() }),
      EVENT_ITEM_403_OVER: async (world, ready) => {
        const past = await addEvent(world, idOf(ready), {
          createdBy: ready.person?.id ?? "",
          startsLocal: "2026-11-20T17:30:00",
        });
        send(ready, { event_id: past.id });
      },
      REQUEST_422_REUSED: changed({ name: "Drinks" }),
    },
  }),
  changeDuty: contractCase({
    call: changeDuty,
    typical: { path: dutyPath, header: versioned, body: { families: 1 } },
    ready: async (world) => {
      const { caller, path } = await withSnacks(world);
      return { ...caller, input: { path } };
    },
    shows: showBook,
    expects: { typical: oneDuty },
    provokes: { STEP_401_UPDATE: plays, STEP_404: noDuty },
  }),
  endDuty: contractCase({
    call: endDuty,
    typical: { path: dutyPath, header: versioned },
    ready: async (world) => {
      const { caller, id } = await withSnacks(world);
      const drinks = await people.addDuty(world, id, { name: "Drinks", sign: "drinks" });
      return { ...caller, input: { path: { id, duty_id: drinks.id } } };
    },
    shows: showBook,
    expects: { typical: oneDuty },
    provokes: { STEP_401_DELETE: plays, STEP_404: noDuty },
  }),
  shareDuty: contractCase({
    call: shareDuty,
    typical: {
      path: { id: teamId },
      header: keyed,
      body: { duty_id: dutyId, plan_tag: "nZ4Jb0k2yqO0aT3m9fXw1Q" },
    },
    ready: async (world) => {
      const made = await withSnacks(world);
      const body = { duty_id: made.duty.id, plan_tag: await planTagOf(world, made) };
      return { ...made.caller, input: { path: { id: made.id }, body } };
    },
    shows: showBook,
    expects: { typical: oneDuty },
    provokes: {
      STEP_401_UPDATE: plays,
      STEP_404: otherDuty,
      REQUEST_412_CHANGED: (_, ready) => send(ready, { plan_tag: "another" }),
      REQUEST_422_REUSED: changed({ plan_tag: "another" }),
    },
  }),
  undoShare: contractCase({
    call: undoShare,
    typical: { path: { id: teamId } },
    ready: async (world) => {
      const { caller, id } = await withSharedSnacks(world);
      return { ...caller, input: { path: { id } } };
    },
    shows: showBook,
    expects: { typical: oneDuty },
    provokes: {
      STEP_401_UPDATE: plays,
      REQUEST_412_CHANGED: (world) => force(world, sql`update duty set shared_at = null`),
    },
  }),
  chooseDuties: contractCase({
    call: chooseDuties,
    typical: { path: { id: teamId, membership_id: memberId }, body: { duty_ids: [dutyId] } },
    ready: async (world) => {
      const { caller, id, memberId: membershipId, duty } = await withSnacks(world);
      const path = { id, membership_id: membershipId };
      return { ...caller, input: { path, body: { duty_ids: [duty.id] } } };
    },
    shows: showBook,
    expects: { typical: oneDuty },
    provokes: {
      EVENT_PARTY_MEMBER_401_UPDATE: async (world, ready, callDirectly) => {
        const spot = await addMember(world, idOf(ready), { spotFirstName: "Ada", spotLastInitial: "K" });
        await plays(world, ready, callDirectly);
        sendAs(ready, (url) => url.replace(/(\/membership_id\/)[^/]+/, `$1${spot.id}`));
      },
      COLLABORATOR_404: elsewhere(/(\/membership_id\/)[^/]+/),
      STEP_404: (_, ready) => send(ready, { duty_ids: [randomUUID()] }),
    },
  }),
  moveTurn: contractCase({
    call: moveTurn,
    typical: {
      path: eventPath,
      body: { duty_id: dutyId, slot: 1, move: "take", membership_id: memberId, version: 0 },
    },
    ready: async (world) => {
      const { caller, id, memberId: membershipId, duty, game } = await withSnacks(world);
      const createdAt = new Date(world.clock.now().getTime() + 1);
      await people.addDuty(world, id, { name: "Drinks", sign: "drinks", createdAt });
      const path = { id, event_id: game.id };
      const body = {
        ...{ duty_id: duty.id, membership_id: membershipId },
        ...{ slot: 1, move: "take" as const, version: 0 },
      };
      return { ...caller, input: { path, body } };
    },
    shows: ({ duties = [] }) => duties.map(({ name, slots }) => [name, ...slots.map(({ state }) => state)]),
    expects: {
      typical: [
        ["Snacks", "taken"],
        ["Drinks", "open"],
      ],
    },
    provokes: {
      EVENT_PARTY_MEMBER_401_UPDATE: async (world, ready) => {
        const spot = await addMember(world, idOf(ready), { spotFirstName: "Ada", spotLastInitial: "K" });
        send(ready, { membership_id: spot.id });
      },
      EVENT_PARTY_MEMBER_409_TAKEN: (_, ready) => send(ready, { version: 7 }),
      EVENT_PARTY_MEMBER_409_CONFLICT: async (world, ready) => {
        const own = { id: idOf(ready), event_id: idOf(ready, "event_id") };
        const drinks = await people.addDuty(world, own.id, { name: "Kit wash", sign: "kit" });
        const mine = ready.input.body as { membership_id?: string } | undefined;
        await people.addTurn(world, {
          event: { teamId: own.id, id: own.event_id },
          dutyId: drinks.id,
          membershipId: mine?.membership_id ?? null,
        });
      },
      EVENT_PARTY_MEMBER_404: (world, ready) => {
        const game = { teamId: idOf(ready), id: idOf(ready, "event_id"), version: 1 };
        const mine = ready.input.body as { membership_id?: string } | undefined;
        return addAnswer(world, game, mine?.membership_id ?? "", { answer: "no", by: "staff" });
      },
      EVENT_ITEM_403_CALLED_OFF: (world) =>
        world.services.db.update(event).set({ status: "called_off", calledOffFor: "weather" }),
      COLLABORATOR_404: (_, ready) => send(ready, { membership_id: randomUUID() }),
      STEP_404: otherDuty,
    },
  }),
};
export type DutyOperation = keyof typeof dutyCases;
