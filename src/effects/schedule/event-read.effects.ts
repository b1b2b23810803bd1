import type { Result } from "../../../domain/base/result";
import type { EventDetails, ScheduleEvent } from "../../../domain/schedule/event/event-fields";
import { type EventKey, type EventReadOutcome, keyOf } from "../../../domain/schedule/event/event-sheet";
import { readEvent as readEventCall } from "../../api/calls/read-event";
import type { Client } from "../../api/client";
import { asTag } from "../base/saved-form.effects";
import { readTagged } from "../base/tagged.effects";
import { serverClockOf } from "./server-clock.effects";

export async function readEvent(
  client: Client,
  { teamId, eventId, tag, signal }: EventKey & { tag: string | null; signal: AbortSignal },
): Promise<EventReadOutcome> {
  const outcome = await readTagged(
    client,
    readEventCall,
    { tag, signal, through: serverClockOf(client).heard },
    { path: { id: teamId, event_id: eventId } },
  );
  return outcome.kind === "read" ? { kind: "read", details: outcome.value, tag: outcome.tag } : outcome;
}

/** Path and If-Match of an event in the version that was shown. */
export const targetOf = ({ team_id, id, version }: ScheduleEvent) => ({
  path: { id: team_id, event_id: id },
  header: { "If-Match": asTag(version) },
});

export const readAgain = (client: Client, event: ScheduleEvent): Promise<Result<EventDetails>> => {
  const { teamId, eventId } = keyOf(event);
  return client.send(readEventCall, { path: { id: teamId, event_id: eventId } });
};
