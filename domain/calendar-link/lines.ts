import type { CalendarLink, CalendarLinks } from "./calendar-link";
import { calendarLinkTexts } from "./texts";

/** A line of the list: what one has a link of, or may make one of. */
export interface CalendarLine {
  id: string;
  title: string;
  scope: CalendarLink["scope"];
  childId: string | null;
  teamId: string | null;
  /** Null where none was made yet. */
  link: CalendarLink | null;
  /** Listed without a link as well. */
  isOffered: boolean;
  /** What a press asked for, in a change that is not confirmed yet. */
  pendingAction?: "make" | "off";
}

/** The household, each child and each team, with the first link of each; then links beside these, and those of guests. */
export function linesOfLinks({ items, children, teams }: CalendarLinks): CalendarLine[] {
  const subjects = [
    {
      id: "household",
      title: calendarLinkTexts.ourWeek,
      scope: "household",
      childId: null,
      teamId: null,
    } as const,
    ...children.map(({ child_id: childId, first_name: title }) => ({
      ...{ id: `child.${childId}`, title, childId },
      scope: "child" as const,
      teamId: null,
    })),
    ...teams.map(({ team_id: teamId, name: title }) => ({
      ...{ id: `team.${teamId}`, title, teamId },
      scope: "team" as const,
      childId: null,
    })),
  ];
  const own = items.filter(({ guest_name: guest }) => guest === null);
  const lines = subjects.map((subject) => ({
    ...subject,
    link: own.find((link) => isOf(link, subject)) ?? null,
    isOffered: true,
  }));
  const shown = new Set(lines.map(({ link }) => link?.id));
  return [
    ...lines,
    ...own
      .filter(({ id }) => !shown.has(id))
      .map((link) => lineOf(link, link.name ?? titlesWithout[link.scope])),
    ...items.filter(({ guest_name: guest }) => guest !== null).map(guestLine),
  ];
}

/** Those of a child's guests. */
export const guestsOf = ({ items }: CalendarLinks, childId: string): CalendarLine[] =>
  items
    .filter((link) => link.guest_name !== null && link.child_id === childId)
    .map((link) => lineOf(link, link.guest_name ?? ""));

const guestLine = (link: CalendarLink) =>
  lineOf(link, calendarLinkTexts.guest(link.guest_name ?? "", link.name ?? ""));

const lineOf = (link: CalendarLink, title: string): CalendarLine => ({
  ...{ id: link.id, title, scope: link.scope, childId: link.child_id, teamId: link.team_id },
  link,
  isOffered: false,
});

const titlesWithout = {
  household: calendarLinkTexts.ourWeek,
  child: calendarLinkTexts.endedPlayer,
  team: calendarLinkTexts.endedTeam,
};

/** Whether its maker has no access any more to the child or team that it is about: it shows nothing. */
export const isEnded = ({ scope, name }: CalendarLink): boolean => scope !== "household" && name === null;

const isOf = (
  link: CalendarLink,
  { scope, childId, teamId }: Pick<CalendarLine, "scope" | "childId" | "teamId">,
) => link.scope === scope && link.child_id === childId && link.team_id === teamId;

/** Opens the device's calendar, which then asks the address by https. */
export const calendarHref = (link: string): string => link.replace(/^https?:/, "webcal:");
