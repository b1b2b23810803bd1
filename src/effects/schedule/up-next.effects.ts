import type { ReadOutcome } from "../../../domain/base/collection";
import { type Day, isoDateOf } from "../../../domain/dates/calendar";
import type { ScheduleEvent } from "../../../domain/schedule/event/event-fields";
import { readTeamEvents } from "../../api/calls/read-team-events";
import type { Client } from "../../api/client";
import { readTagged } from "../base/tagged.effects";
import { serverClockOf } from "./server-clock.effects";

type Asking = { teamId: string; tag: string | null; today: Day; signal: AbortSignal; most?: number };

/**
 * The next few events of a team, up to the first that takes place, within the longest window of one call. Further pages are read only if the
 * first has too few of them.
 */
export async function readUpNext(client: Client, asking: Asking): Promise<ReadOutcome<ScheduleEvent>> {
  const clock = serverClockOf(client);
  const { most = shownEvents } = asking;
  let outcome = await readPage(client, asking);
  let tag = outcome.kind === "read" ? outcome.tag : null;
  let events: ScheduleEvent[] = [];
  while (outcome.kind === "read") {
    const now = clock.now();
    const { events: read, next_after: after } = outcome.value;
    events = [...events, ...read.filter(({ ends_at }) => Date.parse(ends_at) > now)];
    const on = events.findIndex(({ status }) => status === "on");
    if (after === undefined || (events.length >= most && on !== -1))
      return { kind: "listed", items: events.slice(0, Math.max(most, on + 1)), nextAfter: null, tag };
    tag = null;
    outcome = await readPage(client, { ...asking, tag, after });
  }
  return outcome;
}

const readPage = (client: Client, { teamId, tag, today, signal, after }: Asking & { after?: string }) =>
  readTagged(
    client,
    readTeamEvents,
    { tag, signal, through: serverClockOf(client).heard },
    {
      path: { id: teamId },
      query: { from: isoDateOf(today), days: "62", ...(after !== undefined && { after }) },
    },
  );

const shownEvents = 3;
