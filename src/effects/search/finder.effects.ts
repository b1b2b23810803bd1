import { isoDateOf } from "../../../domain/dates/calendar";
import { dayAfter, longestWindow } from "../../../domain/schedule/week/agenda";
import type { SearchOutcome } from "../../../domain/search/search";
import type { Client } from "../../api/client";
import { readToday } from "../dates/temporal.effects";
import { readWindow } from "../schedule/window.effects";
import { readRoster } from "../team/roster.effects";

/** Days of the past that are searched; two of the longest windows follow each other from there. */
const daysBack = 30;

/** Reads the events around today, and the rosters of their teams that the person may see. */
export async function readSearchIndex(client: Client, signal: AbortSignal): Promise<SearchOutcome> {
  const from = dayAfter(isoDateOf(await readToday()), -daysBack);
  const read = (start: string) => readWindow(client, { from: start, days: longestWindow, tag: null, signal });
  const [near, far] = await Promise.all([read(from), read(dayAfter(from, longestWindow))]);
  if (near.kind !== "read" || far.kind !== "read") return { kind: "failed" };
  const { teams, today } = near.window;
  const rosters = await Promise.all(
    teams.map(async ({ id }) => ({
      id,
      roster: await readRoster(client, { teamId: id, tag: null, signal }),
    })),
  );
  const known = new Set(near.window.events.map(({ id }) => id));
  return {
    kind: "read",
    index: {
      today,
      teams: teams.map(({ id, name }) => ({ id, name })),
      // A follower may not read the roster: there the team and its events are found alone.
      people: rosters.flatMap(({ id, roster }) =>
        roster.kind === "listed" ? roster.items.map((entry) => ({ teamId: id, entry })) : [],
      ),
      events: [...near.window.events, ...far.window.events.filter(({ id }) => !known.has(id))],
    },
  };
}
