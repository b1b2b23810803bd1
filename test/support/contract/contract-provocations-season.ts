import { randomUUID } from "node:crypto";
import { series } from "../../../server/platform/db/schema/schedule";
import { importedGame } from "./contract-calls-season";
import { type Change, send } from "./contract-changes";
import { changed, fillWithEvents, plays, tooLong } from "./contract-provocations-schedule";

/** By message code, for imports and copies; see `changes`. */
export const seasonChanges: Record<string, Change> = {
  "importEvents REQUEST_422_REUSED": changed({ rows: [{ ...importedGame, opponent: "Comets" }] }),
  "readPastSeries REQUEST_400_INVALID": tooLong,
  "readPastSeries EVENT_ITEM_401_REQUEST": plays,
  "copySeries REQUEST_422_REUSED": changed({ last_day: "2026-12-13" }),
  "copySeries REQUEST_412_CHANGED": (_, ready) => send(ready, { plan_tag: "of another plan" }),
  "copySeries EVENT_ITEM_400_TIME": (_, ready) => send(ready, { first_day: "2026-10-01" }),
  "copySeries SERIES_400_EMPTY": (_, ready) => send(ready, { first_day: "2026-12-02" }),
  "copySeries SERIES_400_TOO_MANY": async (world, ready) => {
    await world.services.db.update(series).set({ weekdays: 127 });
    send(ready, { last_day: "2027-11-24" });
  },
  "copySeries EVENT_ITEM_403_FULL": fillWithEvents,
  "copySeries SERIES_404": (_, ready) => send(ready, { series_ids: [randomUUID()] }),
};
