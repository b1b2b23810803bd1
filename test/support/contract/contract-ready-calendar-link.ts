import { addCalendarLink, addGuestLink } from "../people/calendar-link";
import { addChild, addMember, addTeam } from "../people/club";
import { addEvent } from "../people/schedule";
import type { CalendarLinkOperation } from "./contract-calls-calendar-link";
import type { Ready } from "./contract-ready";
import { adult } from "./contract-ready-family";
import type { World } from "./contract-world";

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

/** What each operation of calendar links needs before its call can succeed. */
export const readyCalendarLinkCalls: { [Id in CalendarLinkOperation]: (world: World) => Promise<Ready<Id>> } =
  {
    readCalendarLinks: async (world) => {
      const { sending, person } = await withLink(world);
      return { sending, person, input: {} };
    },
    addCalendarLink: async (world) => {
      const { sending, person } = await club(world);
      return { sending, person, input: { body: { scope: "household" } } };
    },
    changeCalendarLink: async (world) => {
      const { sending, person, link } = await withLink(world);
      return { sending, person, input: { id: link.id, body: { leaves_out_declined: false } } };
    },
    endCalendarLink: async (world) => {
      const { sending, person, link } = await withLink(world);
      return { sending, person, input: { id: link.id } };
    },
    readCalendar: async (world) => {
      const { link } = await withLink(world);
      return { sending: {}, person: null, input: { token: link.token } };
    },
    lookByLink: async (world) => {
      const { person, sam } = await club(world);
      const { token } = await addGuestLink(world, { by: person.id, childId: sam.id });
      return { sending: {}, person: null, input: { body: { token } } };
    },
  };
