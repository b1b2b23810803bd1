import type { GotItOutcome, Seen } from "../../../domain/schedule/week/schedule";
import { acknowledgeEvents } from "../../api/calls/acknowledge-events";
import type { Client } from "../../api/client";
import { failedOutcome, isRefusal } from "../base/outcome";

/** Acknowledges these events for every own player, up to the versions that were on the screen. An unknown outcome is sent again. */
export async function sendGotIt(client: Client, seen: readonly Seen[]): Promise<GotItOutcome> {
  const items = seen.map(({ teamId, eventId, version }) => ({ team_id: teamId, event_id: eventId, version }));
  const result = await client.send(acknowledgeEvents, { body: { items } });
  if (result.kind === "ok") return { kind: "saved" };
  return isRefusal(result) ? failedOutcome(result) : { kind: "unreachable" };
}
