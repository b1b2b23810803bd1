import type { Result } from "../../../domain/base/result";
import type { EventDetails, ScheduleEvent } from "../../../domain/schedule/event/event-fields";
import { type EventKey, type EventReadOutcome, keyOf } from "../../../domain/schedule/event/event-sheet";
import type { Client } from "../../api/client";
import { readEvent as readEventShape } from "../../api/shapes/event-details";
import { asTag } from "../base/saved-form.effects";
import { readTagged } from "../base/tagged.effects";
import { serverClockOf } from "./server-clock.effects";

export async function readEvent(
  client: Client,
  { teamId, eventId, tag, signal }: EventKey & { tag: string | null; signal: AbortSignal },
): Promise<EventReadOutcome> {
  const outcome = await readTagged(
    client,
    { tag, signal, shape: readEventShape },
    (http, { params, ...init }) =>
      serverClockOf(client).heard(
        http.GET("/team/team_id/{id}/event/event_id/{event_id}", {
          ...init,
          params: { ...params, path: { id: teamId, event_id: eventId } },
        }),
      ),
  );
  return outcome.kind === "read" ? { kind: "read", details: outcome.value, tag: outcome.tag } : outcome;
}

/** Path and If-Match of an event in the version that was shown. */
export const aimAt = ({ team_id, id, version }: ScheduleEvent) => ({
  params: { path: { id: team_id, event_id: id }, header: { "If-Match": asTag(version) } },
});

export const readAgain = (client: Client, event: ScheduleEvent): Promise<Result<EventDetails>> => {
  const { teamId, eventId } = keyOf(event);
  return client.quietly(readEventShape, (http, init) =>
    http.GET("/team/team_id/{id}/event/event_id/{event_id}", {
      ...init,
      params: { path: { id: teamId, event_id: eventId } },
    }),
  );
};
