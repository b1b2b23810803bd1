import { randomUUID } from "node:crypto";
import { series } from "../../../../server/platform/db/schema/schedule";
import { copySeries } from "../../../../src/api/calls/copy-series";
import { importEvents } from "../../../../src/api/calls/import-events";
import { readPastSeries } from "../../../../src/api/calls/read-past-series";
import { addLastSeason } from "../../people/schedule";
import { contractCase } from "../contract-case";
import { changed, plays, send } from "../contract-changes";
import type { World } from "../contract-world";
import { importedGame, keyed, seriesId, teamId } from "../typical";
import { club, fillWithEvents } from "./schedule/schedule.scenes";

/** Two weeks. */
const newDates = { first_day: "2026-11-23", last_day: "2026-12-06" };

/** The club with Tuesdays that are over. */
async function withLastSeason(world: World) {
  const made = await club(world);
  return { ...made, seriesId: await addLastSeason(world, made.id, made.userId) };
}

export const seasonCases = {
  importEvents: contractCase({
    call: importEvents,
    typical: { path: { id: teamId }, header: keyed, body: { rows: [importedGame] } },
    ready: async (world) => {
      const { caller, id } = await club(world);
      return { ...caller, input: { path: { id } } };
    },
    shows: ({ results, new_places }) => [results.map(({ outcome }) => outcome), new_places],
    expects: { typical: [["made"], ["Riverside"]] },
    provokes: { REQUEST_422_REUSED: changed({ rows: [{ ...importedGame, opponent: "Comets" }] }) },
  }),
  readPastSeries: contractCase({
    call: readPastSeries,
    typical: { path: { id: teamId } },
    ready: async (world) => {
      const { caller, id } = await withLastSeason(world);
      return { ...caller, input: { path: { id } } };
    },
    shows: ({ series }) =>
      series.map(({ rule, fields }) => [rule.weekdays, rule.last_day, fields.starts_local]),
    expects: { typical: [[4, "2026-11-17", "17:30"]] },
    provokes: { EVENT_ITEM_401_REQUEST: plays },
  }),
  copySeries: contractCase({
    call: copySeries,
    typical: { path: { id: teamId }, header: keyed, body: { series_ids: [seriesId], ...newDates } },
    ready: async (world) => {
      const { caller, id, seriesId } = await withLastSeason(world);
      return { ...caller, input: { path: { id }, body: { series_ids: [seriesId], ...newDates } } };
    },
    shows: ({ plan }) => plan.added,
    expects: { typical: ["2026-11-24T17:30:00", "2026-12-01T17:30:00"] },
    provokes: {
      REQUEST_422_REUSED: changed({ last_day: "2026-12-13" }),
      REQUEST_412_CHANGED: (_, ready) => send(ready, { plan_tag: "of another plan" }),
      EVENT_ITEM_400_TIME: (_, ready) => send(ready, { first_day: "2026-10-01" }),
      SERIES_400_EMPTY: (_, ready) => send(ready, { first_day: "2026-12-02" }),
      SERIES_400_TOO_MANY: async (world, ready) => {
        await world.services.db.update(series).set({ weekdays: 127 });
        send(ready, { last_day: "2027-11-24" });
      },
      EVENT_ITEM_403_FULL: fillWithEvents,
      SERIES_404: (_, ready) => send(ready, { series_ids: [randomUUID()] }),
    },
  }),
};
export type SeasonOperation = keyof typeof seasonCases;
