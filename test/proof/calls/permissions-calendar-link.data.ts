import type { CalendarLinkOperation } from "../../support/contract/cases/calendar-link.cases";
import { openToAll, type Row, squadMembersGet } from "./permissions-rows";

/** The callers are adults with verified addresses, without a child or a team. Standings: standings-calendar-link.data.ts. */
export const calendarLinkPermissions: Record<CalendarLinkOperation, Row> = {
  readCalendarLinks: squadMembersGet(200),
  // The child is nobody's.
  addCalendarLink: squadMembersGet("CHILD_404"),
  changeCalendarLink: squadMembersGet("CALENDAR_LINK_404"),
  endCalendarLink: squadMembersGet("CALENDAR_LINK_404"),
  readCalendar: openToAll,
  lookByLink: openToAll,
};
