import { randomUUID } from "node:crypto";
import { importedGame, newDates, type SeasonOperation } from "../../support/contract/contract-calls-season";

type Call = () => Promise<
  [method: "GET" | "POST", url: string, payload?: object, headers?: Record<string, string>]
>;

const team = `/team/team_id/${randomUUID()}`;
const keyed = () => ({ "idempotency-key": randomUUID() });

/** Each operation's call, which only its caller can make fail. */
export const seasonCalls: Record<SeasonOperation, Call> = {
  importEvents: async () => ["POST", `${team}/schedule_import`, { rows: [importedGame] }, keyed()],
  readPastSeries: async () => ["GET", `${team}/series`],
  copySeries: async () => [
    "POST",
    `${team}/schedule_copy`,
    { series_ids: [randomUUID()], ...newDates },
    keyed(),
  ],
};
