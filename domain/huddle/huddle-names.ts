import { dayText, timeText } from "../dates/wall-time";
import type { HuddleKind } from "./huddle";

export interface NamedHuddle {
  kind: HuddleKind;
  title: string | null;
  teamName: string;
  /** Null once the event was taken back. */
  event: { title: string; opponent: string | null; timing: string; startsLocal: string } | null;
  /** First names of the others in a group, in the order in which they came. */
  others: readonly string[];
  /** The beginning of a post; of a deleted one it is empty. */
  post?: string | null;
}

export function huddleName({ kind, title, teamName, event, others, post }: NamedHuddle): string {
  if (kind === "team") return `${teamName} grown-ups`;
  if (kind === "staff") return `${teamName} staff`;
  if (kind === "event") return event === null ? "An event that is off the books" : eventHuddleName(event);
  if (kind === "card") return post ? `“${post}”` : "A post";
  return title ?? groupName(others);
}

/** Whether a group's title would read like the team's huddle of all grown-ups or of staff. */
export function isTeamHuddleName(title: string, teamName: string): boolean {
  const team = { title: null, teamName, event: null, others: [] };
  return (["team", "staff"] as const).some(
    (kind) => readingOf(huddleName({ ...team, kind })) === readingOf(title),
  );
}

const readingOf = (name: string) => name.normalize("NFKC").replace(/\s+/g, "").toLowerCase();

/** "Game vs Rockets, Sat, Nov 28, 10:00". */
function eventHuddleName({
  title,
  opponent,
  timing,
  startsLocal,
}: NonNullable<NamedHuddle["event"]>): string {
  const name = opponent === null ? title : `${title} vs ${opponent}`;
  const clock = timing === "timed" ? `, ${timeText(startsLocal)}` : "";
  return `${name}, ${dayText(startsLocal.slice(0, 10))}${clock}`;
}

const shown = 2;

/** "Kim", "Kim and Alex", "Kim, Alex and 2 more". */
function groupName(others: readonly string[]): string {
  if (others.length === 0) return "Just you";
  if (others.length <= shown) return others.join(" and ");
  return `${others.slice(0, shown).join(", ")} and ${others.length - shown} more`;
}
