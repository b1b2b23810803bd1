import { sql } from "drizzle-orm";
import { shortLink } from "../../../../server/platform/db/schema/share";
import { makeCalendarFile } from "../../../../src/api/calls/make-calendar-file";
import { removeEventLink } from "../../../../src/api/calls/remove-event-link";
import { shareEvent } from "../../../../src/api/calls/share-event";
import { addTeam } from "../../people/club";
import { addEvent } from "../../people/schedule";
import { fileTokenFor, makeEventLink } from "../../people/share";
import { contractCase } from "../contract-case";
import { elsewhere, force, rolesAre } from "../contract-changes";
import { adult, as } from "../contract-scenes";
import type { World } from "../contract-world";
import { eventPath, token } from "../typical";

/** The caller manages the Comets, who practise on Tuesday. */
async function practice(world: World) {
  world.clock.set(new Date("2026-11-22T18:00:00Z"));
  const person = await adult(world);
  const { id } = await addTeam(world, person.id, { roles: ["manager"] });
  const event = await addEvent(world, id, { startsLocal: "2026-11-24T17:30:00", createdBy: person.id });
  const path = { id, event_id: event.id };
  return { caller: as(person), path, target: { teamId: id, eventId: event.id, userId: person.id } };
}

async function shared(world: World) {
  const made = await practice(world);
  return { ...made, token: await makeEventLink(world, made.target) };
}

const unknownEvent = elsewhere(/(\/event_id\/)[^/]+/);
const unknownTeam = elsewhere(/(\/team_id\/)[^/]+/);
const removed = ({ services: { db } }: World) => db.delete(shortLink);
const nobodys = elsewhere(/(\/(?:e|calendar_file)\/)[^/?]+/, () => "x".repeat(43));

export const shareCases = {
  makeCalendarFile: contractCase({
    call: makeCalendarFile,
    typical: { path: eventPath },
    ready: async (world) => {
      const { caller, path } = await practice(world);
      return { ...caller, input: { path } };
    },
    shows: ({ address, until }) => [new URL(address).pathname.split("/")[1], until],
    expects: { typical: ["calendar_file", "2026-11-22T18:10:00.000Z"] },
    provokes: { TEAM_404: unknownTeam, EVENT_ITEM_404: unknownEvent },
  }),
  // Its bytes are read in test/server/reads/share.
  readCalendarFile: contractCase<"readCalendarFile">({
    call: { method: "get", path: "/calendar_file/{token}" },
    typical: { path: { token } },
    ready: async (world) => {
      const { target } = await practice(world);
      return { sending: {}, person: null, input: { path: { token: fileTokenFor(world, target) } } };
    },
    shows: () => null,
    provokes: { EVENT_ITEM_404: nobodys },
  }),
  shareEvent: contractCase({
    call: shareEvent,
    typical: { path: eventPath },
    ready: async (world) => {
      const { caller, path } = await practice(world);
      return { ...caller, input: { path } };
    },
    shows: ({ address, may_remove }) => [new URL(address).search, may_remove],
    expects: { typical: ["?v=1", true] },
    provokes: {
      TEAM_404: unknownTeam,
      EVENT_ITEM_404: unknownEvent,
      SHORT_FORM_URL_401_CREATE: rolesAre("{follower}"),
      SHORT_FORM_URL_404: (world) =>
        force(
          world,
          sql`update event set arrives_at = arrives_at - interval '30 days', starts_at = starts_at - interval '30 days',
        ends_at = ends_at - interval '30 days'`,
        ),
    },
  }),
  removeEventLink: contractCase({
    call: removeEventLink,
    typical: { path: eventPath },
    ready: async (world) => {
      const { caller, path } = await shared(world);
      return { ...caller, input: { path } };
    },
    shows: ({ ended }) => ended,
    expects: { typical: true },
    provokes: {
      TEAM_404: unknownTeam,
      EVENT_ITEM_404: unknownEvent,
      SHORT_FORM_URL_404: removed,
      SHORT_FORM_URL_401_DELETE: async (world, ready, callDirectly) => {
        await world.services.db.update(shortLink).set({ madeBy: null });
        await rolesAre("{player}")(world, ready, callDirectly);
      },
    },
  }),
  // Its page is read in test/server/reads/share.
  readSharedEvent: contractCase<"readSharedEvent">({
    call: { method: "get", path: "/e/{token}" },
    typical: { path: { token } },
    ready: async (world) => {
      const { token } = await shared(world);
      return { sending: {}, person: null, input: { path: { token } } };
    },
    shows: () => null,
    provokes: { SHORT_FORM_URL_404: nobodys },
  }),
};
export type ShareOperation = keyof typeof shareCases;
