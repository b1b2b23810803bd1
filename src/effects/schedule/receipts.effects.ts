import type { GotItOutcome, Seen } from "../../../domain/schedule/week/schedule";
import type { Client } from "../../api/client";
import { acknowledgeEvents as acknowledgeEventsShape } from "../../api/shapes/acknowledgements";
import { failedOutcome, isRefusal } from "../base/outcome";

/** Acknowledges these events for every own player, up to the versions that were on the screen. An unknown outcome is sent again. */
export async function sendGotIt(client: Client, seen: readonly Seen[]): Promise<GotItOutcome> {
  const items = seen.map(({ teamId, eventId, version }) => ({ team_id: teamId, event_id: eventId, version }));
  const result = await client.quietly(acknowledgeEventsShape, (http, init) =>
    http.POST("/schedule/got_it", { ...init, body: { items } }),
  );
  if (result.kind === "ok") return { kind: "saved" };
  return isRefusal(result) ? failedOutcome(result) : { kind: "unreachable" };
}
