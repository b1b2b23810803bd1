import type { WindowAsked, WindowOutcome } from "../../../domain/schedule/schedule";
import type { Client } from "../../api/client";
import { textOf } from "../../api/error-handler";
import { readSchedule as readScheduleShape } from "../../api/shapes/schedule-window";
import { serverClockOf } from "./server-clock.effects";

/** Reads the household's events in a range of days. Quiet: the page shows its own loading state. */
export async function readWindow(
  client: Client,
  { from, days, tag, signal }: WindowAsked & { signal: AbortSignal },
): Promise<WindowOutcome> {
  let newTag: string | null = null;
  const result = await client.call(
    async (http, init) => {
      const reply = await serverClockOf(client).heard(
        http.GET("/schedule", {
          ...init,
          params: {
            query: { from, days: String(days) },
            header: tag === null ? {} : { "If-None-Match": tag },
          },
        }),
      );
      newTag = reply.response.headers.get("etag");
      return reply;
    },
    { bearer: true, isQuiet: true, signal, shape: readScheduleShape },
  );
  if (result.kind === "ok") return { kind: "read", window: result.value, tag: newTag };
  if (result.kind === "unreachable") return { kind: "unreachable" };
  return result.status === 304 ? { kind: "unchanged" } : { kind: "refused", text: textOf(result) };
}
