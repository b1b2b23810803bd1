import type { CalendarLine } from "../../domain/calendar-link/lines";
import { collectionOf } from "../base/collection.setup";

/** Calendar links: what one has and may make, or those of a child's guests. */
export const calendarLinksMachine = collectionOf<CalendarLine>("calendarLinks");
