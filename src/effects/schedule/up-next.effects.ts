import type { ReadOutcome } from "../../../domain/base/collection";
import { type Day, isoDateOf } from "../../../domain/dates/calendar";
import type { ScheduleEvent } from "../../../domain/schedule/event-fields";
import type { Client } from "../../api/client";
import { readTeamEvents as readTeamEventsShape } from "../../api/shapes/schedule-window";
import { readTagged } from "../base/tagged.effects";
import { serverClockOf } from "./server-clock.effects";

type Asking = { teamId: string; tag: string | null; today: Day; signal: AbortSignal };

/** The next few events of a team, within the longest window of one call. */
export async function readUpNext(
  client: Client,
  { teamId, tag, today, signal }: Asking,
): Promise<ReadOutcome<ScheduleEvent>> {
  const clock = serverClockOf(client);
  const outcome = await readTagged(
    client,
    { tag, signal, shape: readTeamEventsShape },
    (http, { params, ...init }) =>
      clock.heard(
        http.GET("/team/team_id/{id}/event", {
          ...init,
          params: { ...params, path: { id: teamId }, query: { from: isoDateOf(today), days: "62" } },
        }),
      ),
  );
  if (outcome.kind !== "read") return outcome;
  const now = clock.now();
  const items = outcome.value.events.filter(({ ends_at }) => Date.parse(ends_at) > now).slice(0, shownEvents);
  return { kind: "listed", items, nextAfter: null, tag: outcome.tag };
}

const shownEvents = 3;
