import type { ScheduleWindow } from "../../../domain/schedule/week/agenda";
import type { WindowAsked, WindowOutcome } from "../../../domain/schedule/week/schedule";
import { readSchedule } from "../../api/calls/read-schedule";
import type { Client } from "../../api/client";
import { textOf } from "../../api/error-handler";
import { serverClockOf } from "./server-clock.effects";

type Asked = WindowAsked & { signal: AbortSignal };

/** Reads the household's events in a range of days, all pages of it. Quiet: the page shows its own loading state. */
export async function readWindow(client: Client, asked: Asked): Promise<WindowOutcome> {
  const first = await readPage(client, asked);
  if (first.kind !== "read") return first;
  let { window } = first;
  while (window.next_after !== undefined) {
    const more = await readPage(client, { ...asked, tag: null, after: window.next_after });
    if (more.kind !== "read") return more;
    window = withMore(window, more.window);
  }
  // The first page's tag says nothing about the others.
  return { kind: "read", window, tag: window === first.window ? first.tag : null };
}

/** An event that was moved between two calls is in both pages: the later one is right. */
function withMore(window: ScheduleWindow, more: ScheduleWindow): ScheduleWindow {
  const again = new Set(more.events.map(({ id }) => id));
  return { ...more, events: [...window.events.filter(({ id }) => !again.has(id)), ...more.events] };
}

async function readPage(
  client: Client,
  { from, days, tag, after, signal }: Asked & { after?: string },
): Promise<WindowOutcome> {
  let newTag: string | null = null;
  const result = await client.send(
    readSchedule,
    {
      query: { from, days: String(days), ...(after !== undefined && { after }) },
      header: tag === null ? {} : { "If-None-Match": tag },
    },
    {
      signal,
      through: async (sending) => {
        const reply = await serverClockOf(client).heard(sending);
        newTag = reply.response.headers.get("etag");
        return reply;
      },
    },
  );
  if (result.kind === "ok") return { kind: "read", window: result.value, tag: newTag };
  if (result.kind === "unreachable") return { kind: "unreachable" };
  return result.status === 304 ? { kind: "unchanged" } : { kind: "refused", text: textOf(result) };
}
