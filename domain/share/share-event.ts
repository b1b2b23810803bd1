import type { components } from "../../openapi";
import type { Limited, Refused } from "../base/outcome";

/** An event's public link, as the person may use it. */
export type EventLink = { address: string; mayRemove: boolean };

export type EventLinkOutcome = { kind: "made"; link: EventLink } | Limited | Refused;
export type LinkRemovalOutcome = { kind: "removed" } | Limited | Refused;
export type CalendarFileOutcome = { kind: "opened" } | Limited | Refused;

type CalendarLinks = components["schemas"]["CalendarLinks"];

/** Whether a calendar has asked within the last days for one of the person's own links that has this team's events. */
export const isShownInCalendar = ({ items }: CalendarLinks, teamId: string, now: number): boolean =>
  items.some(
    ({ is_mine: isMine, guest_name: guest, scope, team_id: ofTeam, last_fetched_at: at }) =>
      isMine &&
      guest === null &&
      (scope === "household" || ofTeam === teamId) &&
      at !== null &&
      now - Date.parse(at) < daysOfCalendar * 86_400_000,
  );

const daysOfCalendar = 3;
