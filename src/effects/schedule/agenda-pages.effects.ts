import type { Result } from "../../../domain/base/result";
import type { ScheduleEvent } from "../../../domain/schedule/answer/answering";
import type { PageAsk, PagesOutcome, ReadPage } from "../../../domain/schedule/week/agenda-pages";
import type { components } from "../../../openapi";
import { readAgenda } from "../../api/calls/read-agenda";
import type { Client } from "../../api/client";
import { textOf } from "../../api/error-handler";

type Page = components["schemas"]["AgendaPage"];
type Asked = { asks: readonly PageAsk[]; signal: AbortSignal };

/** Reads the next page of the agenda, or all loaded pages again. */
export async function readPages(client: Client, { asks, signal }: Asked): Promise<PagesOutcome> {
  const pages: ReadPage[] = [];
  for (const { direction, place, least, isWhole } of asks) {
    let events: ScheduleEvent[] = [];
    let next: string | null = place;
    do {
      const query = direction === "later" ? { after: next } : { before: next };
      const result: Result<Page> = await readPage(client, query, signal);
      if (result.kind !== "ok") return { kind: "refused", text: textOf(result) };
      const { events: read, next_after, next_before } = result.value;
      events = direction === "later" ? [...events, ...read] : [...read, ...events];
      next = direction === "later" ? next_after : next_before;
    } while (next !== null && events.length < least);
    pages.push({ direction, isWhole, events, next });
  }
  return { kind: "read", pages };
}

const readPage = (
  client: Client,
  query: { after: string } | { before: string },
  signal: AbortSignal,
): Promise<Result<Page>> => client.send(readAgenda, { query }, { signal });
