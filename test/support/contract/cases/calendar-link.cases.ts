import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { linksOfPerson } from "../../../../domain/calendar-link/calendar-link";
import type { components } from "../../../../openapi";
import { calendarFeed } from "../../../../server/platform/db/schema/calendar-link";
import { addCalendarLink as addCalendarLinkCall } from "../../../../src/api/calls/add-calendar-link";
import { changeCalendarLink } from "../../../../src/api/calls/change-calendar-link";
import { endCalendarLink } from "../../../../src/api/calls/end-calendar-link";
import { lookByLink } from "../../../../src/api/calls/look-by-link";
import { readCalendarLinks } from "../../../../src/api/calls/read-calendar-links";
import { addCalendarLink, addGuestLink } from "../../people/calendar-link";
import { addChild, addMember, addTeam } from "../../people/club";
import { addEvent } from "../../people/schedule";
import { contractCase } from "../contract-case";
import { type Change, changed, personOf, send, sendAs } from "../contract-changes";
import { adult } from "../contract-scenes";
import type { World } from "../contract-world";
import { childId, keyed, token, versioned } from "../typical";

const linkId = "0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9be1";

function showLink({ scope, name, link, leaves_out_declined }: components["schemas"]["CalendarLink"]) {
  return [scope, name, link !== null, leaves_out_declined];
}

/** The caller manages the Comets and is Sam's guardian; a practice is on Tuesday. */
async function club(world: World) {
  world.clock.set(new Date("2026-11-22T18:00:00Z"));
  const person = await adult(world);
  const { id } = await addTeam(world, person.id, { roles: ["manager"] });
  const sam = await addChild(world, [person.id]);
  await addMember(world, id, { childId: sam.id, number: "7" });
  await addEvent(world, id, { startsLocal: "2026-11-24T17:30:00", createdBy: person.id });
  return { sending: { bearer: person.accessToken }, person, sam };
}

/** The same, with a link of the caller's week. */
async function withLink(world: World) {
  const { sending, person } = await club(world);
  const link = await addCalendarLink(world, person.id);
  return { sending, person, link };
}

const ourWeek = ["household", null, true, true];

const ofLink =
  (what: () => string = randomUUID): Change =>
  (_, ready) =>
    sendAs(ready, (url) => url.replace(/(\/link_id\/)[^/]+/, `$1${what()}`));

export const calendarLinkCases = {
  readCalendarLinks: contractCase({
    call: readCalendarLinks,
    typical: {},
    ready: async (world) => {
      const { sending, person } = await withLink(world);
      return { sending, person };
    },
    shows: ({ items, children, teams }) => ({
      items: items.map(showLink),
      children: children.map(({ first_name, guests_until }) => [first_name, guests_until]),
      teams: teams.map(({ name }) => name),
    }),
    expects: {
      typical: {
        items: [ourWeek],
        children: [["Sam", "2027-11-22"]],
        teams: ["Comets"],
      },
    },
  }),
  addCalendarLink: contractCase({
    call: addCalendarLinkCall,
    typical: { header: keyed, body: { scope: "household" } },
    ready: async (world) => {
      const { sending, person } = await club(world);
      return { sending, person };
    },
    shows: showLink,
    expects: { typical: ourWeek },
    provokes: {
      CALENDAR_LINK_403_TOO_MANY: async (world, ready) => {
        for (let count = 0; count < linksOfPerson; count += 1)
          await addCalendarLink(world, personOf(ready).id);
      },
      CALENDAR_LINK_404: async ({ services: { db } }, _, callDirectly) => {
        await callDirectly();
        await db.update(calendarFeed).set({ revokedAt: new Date() });
      },
      CHILD_404: (_, ready) => send(ready, { scope: "child", child_id: randomUUID() }),
      TEAM_404: (_, ready) => send(ready, { scope: "team", team_id: randomUUID() }),
      REQUEST_422_REUSED: changed({ leaves_out_declined: false }),
    },
    permissionCall: () => ({ body: { scope: "child" as const, child_id: childId } }),
  }),
  changeCalendarLink: contractCase({
    call: changeCalendarLink,
    typical: { path: { id: linkId }, header: versioned, body: { leaves_out_declined: false } },
    ready: async (world) => {
      const { sending, person, link } = await withLink(world);
      return { sending, person, input: { path: { id: link.id } } };
    },
    shows: showLink,
    expects: { typical: ["household", null, true, false] },
    provokes: {
      CALENDAR_LINK_404: ofLink(),
      REQUEST_412_CHANGED: ({ services: { db } }) =>
        db.update(calendarFeed).set({ version: sql`${calendarFeed.version} + 1` }),
    },
  }),
  endCalendarLink: contractCase({
    call: endCalendarLink,
    typical: { path: { id: linkId } },
    ready: async (world) => {
      const { sending, person, link } = await withLink(world);
      return { sending, person, input: { path: { id: link.id } } };
    },
    shows: ({ ended }) => ({ ended }),
    expects: { typical: { ended: true } },
    provokes: { CALENDAR_LINK_404: ofLink() },
  }),
  // Its bytes are read in test/server/calendar-link.
  readCalendar: contractCase<"readCalendar">({
    call: { method: "get", path: "/calendar/{token}.ics" },
    typical: { path: { token } },
    ready: async (world) => {
      const { link } = await withLink(world);
      return { sending: {}, person: null, input: { path: { token: link.token } } };
    },
    shows: () => null,
    provokes: {
      CALENDAR_LINK_404: (_, ready) => sendAs(ready, (url) => url.replace(/[^/]+\.ics$/, "no-token.ics")),
    },
  }),
  lookByLink: contractCase({
    call: lookByLink,
    typical: { body: { token } },
    ready: async (world) => {
      const { person, sam } = await club(world);
      const { token } = await addGuestLink(world, { by: person.id, childId: sam.id });
      return { sending: {}, person: null, input: { body: { token } } };
    },
    shows: ({ is_over, first_name, events }) => [is_over, first_name, events?.map(({ title }) => title)],
    expects: {
      typical: [false, "Sam", ["Practice"]],
      over: [true, undefined, undefined],
    },
    provokes: { over: (_, ready) => send(ready, { token: "x".repeat(43) }) },
  }),
};
export type CalendarLinkOperation = keyof typeof calendarLinkCases;
