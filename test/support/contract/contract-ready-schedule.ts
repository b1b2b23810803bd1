import { randomUUID } from "node:crypto";
import { type event as eventTable, series, venue } from "../../../server/platform/db/schema/schedule";
import { samePlayer } from "../../../server/platform/db/schema/schedule-answers";
import { addAdult, addChild, addMember, addTeam } from "../people/club";
import { addAnswer, addEvent } from "../people/schedule";
import { newPractice, newSeries, otherRule, type ScheduleOperation } from "./contract-calls-schedule";
import type { Ready } from "./contract-ready";
import { adult } from "./contract-ready-family";
import type { Person, World } from "./contract-world";

const as = (person: Person) => ({ sending: { bearer: person.accessToken }, person });

/** The team Comets; the caller manages and coaches it and is the guardian of its player Sam. */
export async function club(world: World) {
  world.clock.set(new Date("2026-11-22T18:00:00Z"));
  const person = await adult(world);
  const { id } = await addTeam(world, person.id, { roles: ["manager", "coach"] });
  const sam = await addChild(world, [person.id]);
  const member = await addMember(world, id, { childId: sam.id, number: "7" });
  return { caller: as(person), id, memberId: member.id, userId: person.id };
}

type Change = Partial<typeof eventTable.$inferInsert>;

/** The same with a practice on Tuesday. */
async function withPractice(world: World, change: Change = {}) {
  const made = await club(world);
  const event = await addEvent(world, made.id, {
    startsLocal: newPractice.starts_local,
    createdBy: made.userId,
    ...change,
  });
  return { ...made, event, path: { id: made.id, event_id: event.id } };
}

/** The same with Sam's answer In. */
async function withAnswer(world: World) {
  const made = await withPractice(world);
  await addAnswer(world, made.event, made.memberId, { answer: "yes", by: made.userId });
  return made;
}

/** The same with a practice on every Tuesday, far enough ahead to be taken back. */
async function withTuesdays(world: World) {
  const made = await club(world);
  const seriesId = randomUUID();
  await world.services.db.insert(series).values({
    teamId: made.id,
    id: seriesId,
    weekdays: 4,
    firstDay: "2026-12-01",
    lastDay: "2026-12-01",
    fields: newSeries.fields,
    createdBy: made.userId,
  });
  await addEvent(world, made.id, {
    seriesId,
    seriesDay: "2026-12-01",
    startsLocal: "2026-12-01T17:30:00",
    createdBy: made.userId,
  });
  return { ...made, seriesId };
}

const changedOnce = { version: 2, noticeVersion: 2 };

/** The same with a second profile of Sam on the roster. */
async function withTwin(world: World) {
  const made = await club(world);
  const other = await addChild(world, [(await addAdult(world)).user.id]);
  world.clock.advance(1);
  return { ...made, twinId: (await addMember(world, made.id, { childId: other.id })).id };
}

async function withRiverside(world: World) {
  const made = await club(world);
  const row = {
    teamId: made.id,
    id: randomUUID(),
    name: "Riverside",
    category: "field",
    address: "12 River Road",
  };
  await world.services.db.insert(venue).values(row);
  return { ...made, venueId: row.id };
}

/** The operations of the schedule; see `readyCalls`. */
export const readyScheduleCalls: { [Id in ScheduleOperation]: (world: World) => Promise<Ready<Id>> } = {
  readSchedule: async (world) => ({ ...(await withAnswer(world)).caller, input: {} }),
  readAgenda: async (world) => ({ ...(await withAnswer(world)).caller, input: {} }),
  readTeamEvents: async (world) => {
    const { caller, id } = await withAnswer(world);
    return { ...caller, input: { id } };
  },
  readEvent: async (world) => {
    const { caller, path } = await withAnswer(world);
    return { ...caller, input: path };
  },
  addEvent: async (world) => {
    const { caller, id } = await club(world);
    return { ...caller, input: { id, body: newPractice } };
  },
  changeEvent: async (world) => {
    const { caller, path } = await withAnswer(world);
    return { ...caller, input: { ...path, body: { kit: "blue" } } };
  },
  takeEventBack: async (world) => {
    const { caller, path } = await withPractice(world);
    return { ...caller, input: path };
  },
  callOffEvent: async (world) => {
    const { caller, path } = await withAnswer(world);
    return { ...caller, input: { ...path, body: { reason: "weather" } } };
  },
  putEventBack: async (world) => {
    const { caller, path } = await withPractice(world, { status: "called_off", calledOffFor: "weather" });
    return { ...caller, input: path };
  },
  answerEvent: async (world) => {
    const { caller, path, memberId } = await withPractice(world);
    const body = { answer: "yes", event_version: 1 } as const;
    return { ...caller, input: { ...path, membership_id: memberId, body } };
  },
  acknowledgeEvents: async (world) => {
    const { caller, id, event } = await withPractice(world, changedOnce);
    const items = [{ team_id: id, event_id: event.id, version: 2 }];
    return { ...caller, input: { body: { items } } };
  },
  readReceipt: async (world) => {
    const { caller, path, id, event, memberId, userId } = await withPractice(world, changedOnce);
    await addAnswer(world, event, memberId, { answer: "yes", by: userId });
    await addMember(world, id, { spotFirstName: "Ada", spotLastInitial: "K", number: "3" });
    return { ...caller, input: path };
  },
  tellFamilies: async (world) => {
    const { caller, path, id, memberId } = await withPractice(world, changedOnce);
    await addMember(world, id, { spotFirstName: "Ada", spotLastInitial: "K", number: "3" });
    return { ...caller, input: { ...path, body: { membership_ids: [memberId], notice_version: 2 } } };
  },
  untellFamilies: async (world) => {
    const { caller, path, id, event, memberId, userId } = await withPractice(world, changedOnce);
    await addAnswer(world, event, memberId, { answer: "yes", by: userId });
    const ada = await addMember(world, id, { spotFirstName: "Ada", spotLastInitial: "K", number: "3" });
    return { ...caller, input: { ...path, body: { membership_ids: [ada.id] } } };
  },
  sendSchedule: async (world) => {
    const { caller, id, event, memberId } = await withPractice(world);
    const answer = { answer: "yes", answer_version: 0, event_version: 1 } as const;
    const about = { team_id: id, event_id: event.id, membership_id: memberId };
    return { ...caller, input: { body: { items: [{ kind: "answer", ...about, ...answer }] } } };
  },
  nudgeFamilies: async (world) => {
    const { caller, path, id } = await withPractice(world);
    await addMember(world, id, { spotFirstName: "Ada", spotLastInitial: "K" });
    return { ...caller, input: { ...path, body: { about: "answer" } } };
  },
  addSeries: async (world) => {
    const { caller, id } = await club(world);
    return { ...caller, input: { id, body: newSeries } };
  },
  changeSeries: async (world) => {
    const { caller, id, seriesId } = await withTuesdays(world);
    return { ...caller, input: { id, series_id: seriesId, body: otherRule } };
  },
  takeSeriesBack: async (world) => {
    const { caller, id, seriesId } = await withTuesdays(world);
    return { ...caller, input: { id, series_id: seriesId } };
  },
  readVenues: async (world) => {
    const { caller, id } = await withRiverside(world);
    return { ...caller, input: { id } };
  },
  addVenue: async (world) => {
    const { caller, id } = await club(world);
    const body = { name: "Riverside", category: "field", address: "12 River Road" } as const;
    return { ...caller, input: { id, body } };
  },
  changeVenue: async (world) => {
    const { caller, id, venueId } = await withRiverside(world);
    return { ...caller, input: { id, venue_id: venueId, body: { hidden: false } } };
  },
  joinPlayers: async (world) => {
    const { caller, id, memberId, twinId } = await withTwin(world);
    return { ...caller, input: { id, membership_id: twinId, body: { counts_as: memberId } } };
  },
  partPlayers: async (world) => {
    const { caller, id, memberId, twinId, userId } = await withTwin(world);
    const pair = { membershipId: twinId, countsAs: memberId };
    await world.services.db.insert(samePlayer).values({ teamId: id, ...pair, byUser: userId });
    return { ...caller, input: { id, membership_id: twinId } };
  },
};
