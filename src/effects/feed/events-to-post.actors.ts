import type { ReadOnce } from "../../../domain/base/outcome";
import type { ScheduleEvent } from "../../../domain/schedule/event/event-fields";
import { eventsToPostMachine } from "../../../machines/feed/events-to-post.machine";
import type { Client } from "../../api/client";
import { withEffects } from "../base/with-effects.effects";
import { readToday } from "../dates/temporal.effects";
import { readUpNext } from "../schedule/up-next.effects";

export const eventsToPostWith = (client: Client) =>
  withEffects(eventsToPostMachine, {
    read: ({ input, signal }) => readEventsToPost(client, input, signal),
  });

/** Those of the next two months. */
export async function readEventsToPost(
  client: Client,
  { teamId }: { teamId: string },
  signal: AbortSignal,
): Promise<ReadOnce<readonly ScheduleEvent[]>> {
  const today = await readToday();
  const listed = await readUpNext(client, { teamId, tag: null, today, signal, most: mostEventsToPost });
  if (listed.kind === "refused") return listed;
  return { kind: "known", value: listed.kind === "listed" ? listed.items : [] };
}

const mostEventsToPost = 12;
