import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { linksOfPerson } from "../../../domain/calendar-link/calendar-link";
import { calendarFeed } from "../../../server/platform/db/schema/calendar-link";
import { addCalendarLink } from "../people/calendar-link";
import { type Change, personOf, send, sendAs } from "./contract-changes";

const elsewhere =
  (what: () => string = randomUUID): Change =>
  (_, ready) =>
    sendAs(ready, (url) => url.replace(/(\/link_id\/)[^/]+/, `$1${what()}`));

/** By message code, for the operations of calendar links; see `changes`. */
export const calendarLinkChanges: Record<string, Change> = {
  CALENDAR_LINK_404: elsewhere(),
  "readCalendar CALENDAR_LINK_404": (_, ready) =>
    sendAs(ready, (url) => url.replace(/[^/]+\.ics$/, "no-token.ics")),
  CALENDAR_LINK_403_TOO_MANY: async (world, ready) => {
    for (let count = 0; count < linksOfPerson; count += 1) await addCalendarLink(world, personOf(ready).id);
  },
  "addCalendarLink CALENDAR_LINK_404": async ({ services: { db } }, _, callDirectly) => {
    await callDirectly();
    await db.update(calendarFeed).set({ revokedAt: new Date() });
  },
  "addCalendarLink CHILD_404": (_, ready) => send(ready, { scope: "child", child_id: randomUUID() }),
  "addCalendarLink TEAM_404": (_, ready) => send(ready, { scope: "team", team_id: randomUUID() }),
  "addCalendarLink REQUEST_422_REUSED": async (_, ready, callDirectly) => {
    await callDirectly();
    send(ready, { leaves_out_declined: false });
  },
  "changeCalendarLink REQUEST_412_CHANGED": ({ services: { db } }) =>
    db.update(calendarFeed).set({ version: sql`${calendarFeed.version} + 1` }),
  "endCalendarLink REQUEST_400_INVALID": elsewhere(() => "x".repeat(64)),
  "lookByLink over": (_, ready) => send(ready, { token: "x".repeat(43) }),
};
