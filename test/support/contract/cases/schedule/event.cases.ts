import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { components } from "../../../../../openapi";
import { event } from "../../../../../server/platform/db/schema/schedule";
import { addEvent as addEventCall } from "../../../../../src/api/calls/add-event";
import { callOffEvent } from "../../../../../src/api/calls/call-off-event";
import { changeEvent } from "../../../../../src/api/calls/change-event";
import { putEventBack } from "../../../../../src/api/calls/put-event-back";
import { readAgenda } from "../../../../../src/api/calls/read-agenda";
import { readEvent } from "../../../../../src/api/calls/read-event";
import { readSchedule } from "../../../../../src/api/calls/read-schedule";
import { readTeamEvents } from "../../../../../src/api/calls/read-team-events";
import { takeEventBack } from "../../../../../src/api/calls/take-event-back";
import { addAnswer } from "../../../people/schedule";
import { contractCase } from "../../contract-case";
import { type Change, changed, personOf, plays, send, sendAs } from "../../contract-changes";
import type { World } from "../../contract-world";
import { eventPath, keyed, newPractice, teamId, versioned } from "../../typical";
import { club, fillWithEvents, thePractice, withPractice } from "./schedule.scenes";

const twoWeeks = { from: "2026-11-22", days: "14" };

function showWindow({ teams, people, events }: components["schemas"]["ScheduleWindow"]) {
  return {
    teams: teams.map(({ name }) => name),
    people: people.map(({ name }) => name),
    events: showEvents(events),
  };
}

const showEvents = (events: components["schemas"]["ScheduleEvent"][]) =>
  events.map(({ title, starts_local, mine }) => [
    title,
    starts_local,
    mine.map(({ first_name, answer }) => [first_name, answer]),
  ]);

function showDetails({ event: { kind, title, starts_local } }: components["schemas"]["EventDetails"]) {
  return { kind, title, starts: starts_local };
}

/** The practice with Sam's answer In. */
async function withAnswer(world: World) {
  const made = await withPractice(world);
  await addAnswer(world, made.event, made.memberId, { answer: "yes", by: made.userId });
  return made;
}

const practice = { kind: "practice", title: "Practice", starts: "2026-11-24T17:30:00" };

const week = {
  teams: ["Comets"],
  people: ["Sam"],
  events: [["Practice", "2026-11-24T17:30:00", [["Sam", "yes"]]]],
};

const tooManyDays: Change = (_, ready) => sendAs(ready, (url) => url.replace("days=14", "days=63"));

const noPlace: Change = (_, ready) =>
  sendAs(ready, (url) => url.replace("after=2026-11-22", "after=2026-11-31"));

export const eventCases = {
  readSchedule: contractCase({
    call: readSchedule,
    typical: { query: twoWeeks },
    ready: async (world) => (await withAnswer(world)).caller,
    shows: showWindow,
    expects: { typical: week },
    provokes: { REQUEST_400_INVALID: tooManyDays },
  }),
  readAgenda: contractCase({
    call: readAgenda,
    typical: { query: { after: "2026-11-22" } },
    ready: async (world) => (await withAnswer(world)).caller,
    shows: ({ events, next_after }) => ({ events: showEvents(events), isAll: next_after === null }),
    expects: { typical: { events: week.events, isAll: true } },
    provokes: { REQUEST_400_INVALID: noPlace },
  }),
  readTeamEvents: contractCase({
    call: readTeamEvents,
    typical: { path: { id: teamId }, query: twoWeeks },
    ready: async (world) => {
      const { caller, id } = await withAnswer(world);
      return { ...caller, input: { path: { id } } };
    },
    shows: showWindow,
    expects: { typical: week },
    provokes: { REQUEST_400_INVALID: tooManyDays },
  }),
  readEvent: contractCase({
    call: readEvent,
    typical: { path: eventPath },
    ready: async (world) => {
      const { caller, path } = await withAnswer(world);
      return { ...caller, input: { path } };
    },
    shows: (value) => ({
      ...showDetails(value),
      players: value.participants.map(({ name, answer }) => [name, answer]),
    }),
    expects: { typical: { ...practice, players: [["Sam R.", "yes"]] } },
  }),
  addEvent: contractCase({
    call: addEventCall,
    typical: { path: { id: teamId }, header: keyed, body: newPractice },
    ready: async (world) => {
      const { caller, id } = await club(world);
      return { ...caller, input: { path: { id } } };
    },
    shows: showDetails,
    expects: { typical: practice },
    provokes: {
      VENUE_404: (_, ready) => send(ready, { venue_id: randomUUID() }),
      EVENT_ITEM_400_TIME: (_, ready) => send(ready, { starts_local: "2026-02-30T17:30:00" }),
      EVENT_ITEM_403_FULL: fillWithEvents,
      // The series created under the key was taken back since.
      EVENT_ITEM_404: async (world, _, callDirectly) => {
        await callDirectly();
        await world.services.db.delete(event);
      },
      REQUEST_422_REUSED: changed({ kit: "red" }),
    },
  }),
  changeEvent: contractCase({
    call: changeEvent,
    typical: { path: eventPath, header: versioned, body: { kit: "blue" } },
    ready: async (world) => {
      const { caller, path } = await withAnswer(world);
      return { ...caller, input: { path } };
    },
    shows: (value) => ({ ...showDetails(value), kit: value.event.kit }),
    expects: { typical: { ...practice, kit: "blue" } },
    provokes: {
      VENUE_404: (_, ready) => send(ready, { venue_id: randomUUID() }),
      EVENT_ITEM_400_TIME: (_, ready) => send(ready, { starts_local: "2026-02-30T17:30:00" }),
      EVENT_ITEM_403_CALLED_OFF: thePractice({ status: "called_off", calledOffFor: "weather" }),
    },
  }),
  takeEventBack: contractCase({
    call: takeEventBack,
    typical: { path: eventPath, header: versioned },
    ready: async (world) => {
      const { caller, path } = await withPractice(world);
      return { ...caller, input: { path } };
    },
    shows: ({ ended }) => ({ ended }),
    expects: { typical: { ended: true } },
    provokes: {
      EVENT_ITEM_401_DELETE: plays,
      EVENT_ITEM_409_CONFLICT: async (world, ready) => {
        const { rows } = await world.services.db.execute<{ id: string }>(
          sql`select id from membership where child_id is not null`,
        );
        const [practice] = await world.services.db.select().from(event);
        if (!practice) throw new Error("There is no event here.");
        await addAnswer(world, practice, String(rows[0]?.id), { answer: "yes", by: personOf(ready).id });
      },
    },
  }),
  callOffEvent: contractCase({
    call: callOffEvent,
    typical: { path: eventPath, header: versioned, body: { reason: "weather" } },
    ready: async (world) => {
      const { caller, path } = await withAnswer(world);
      return { ...caller, input: { path } };
    },
    shows: showDetails,
    expects: { typical: practice },
  }),
  putEventBack: contractCase({
    call: putEventBack,
    typical: { path: eventPath, header: versioned },
    ready: async (world) => {
      const { caller, path } = await withPractice(world, { status: "called_off", calledOffFor: "weather" });
      return { ...caller, input: { path } };
    },
    shows: showDetails,
    expects: { typical: practice },
  }),
};
