import { randomUUID } from "node:crypto";
import type { components } from "../../../../../openapi";
import { event, series } from "../../../../../server/platform/db/schema/schedule";
import { addSeries } from "../../../../../src/api/calls/add-series";
import { changeSeries } from "../../../../../src/api/calls/change-series";
import { takeSeriesBack } from "../../../../../src/api/calls/take-series-back";
import { addEvent } from "../../../people/schedule";
import { contractCase } from "../../contract-case";
import { changed, elsewhere, plays, send } from "../../contract-changes";
import type { World } from "../../contract-world";
import { keyed, newSeries, seriesId, teamId, versioned } from "../../typical";
import { club, fillWithEvents } from "./schedule.scenes";

/** A rule with one Thursday instead of the Tuesdays. */
const otherRule: components["schemas"]["SeriesChange"] = {
  rule: { weekdays: 16, every_weeks: 1, first_day: "2026-12-01", last_day: "2026-12-03", skip_days: [] },
};

/** The club with a practice on every Tuesday, far enough ahead to be taken back. */
async function withTuesdays(world: World) {
  const made = await club(world);
  const seriesId = randomUUID();
  await world.services.db.insert(series).values({
    teamId: made.id,
    id: seriesId,
    weekdays: 4,
    firstDay: "2026-12-01",
    lastDay: "2026-12-01",
    fields: newSeries.fields,
    createdBy: made.userId,
  });
  await addEvent(world, made.id, {
    seriesId,
    seriesDay: "2026-12-01",
    startsLocal: "2026-12-01T17:30:00",
    createdBy: made.userId,
  });
  return { ...made, seriesId };
}

export const seriesCases = {
  addSeries: contractCase({
    call: addSeries,
    typical: { path: { id: teamId }, header: keyed, body: newSeries },
    ready: async (world) => {
      const { caller, id } = await club(world);
      return { ...caller, input: { path: { id } } };
    },
    shows: ({ plan }) => plan.added,
    expects: { typical: ["2026-11-24T17:30:00", "2026-12-01T17:30:00"] },
    provokes: {
      EVENT_ITEM_400_TIME: (_, ready) =>
        send(ready, { rule: { ...newSeries.rule, first_day: "2026-10-01" } }),
      SERIES_400_EMPTY: (_, ready) => send(ready, { rule: { ...newSeries.rule, weekdays: 0 } }),
      SERIES_400_TOO_MANY: (_, ready) =>
        send(ready, { rule: { ...newSeries.rule, weekdays: 127, last_day: "2027-11-24" } }),
      SERIES_404: async (world, _, callDirectly) => {
        await callDirectly();
        await world.services.db.delete(event);
        await world.services.db.delete(series);
      },
      VENUE_404: (_, ready) => send(ready, { fields: { ...newSeries.fields, venue_id: randomUUID() } }),
      EVENT_ITEM_403_FULL: fillWithEvents,
      REQUEST_412_CHANGED: (_, ready) => send(ready, { plan_tag: "of another plan" }),
      REQUEST_422_REUSED: changed({ rule: { ...newSeries.rule, weekdays: 8 } }),
    },
  }),
  changeSeries: contractCase({
    call: changeSeries,
    typical: { path: { id: teamId, series_id: seriesId }, header: versioned, body: otherRule },
    ready: async (world) => {
      const { caller, id, seriesId } = await withTuesdays(world);
      return { ...caller, input: { path: { id, series_id: seriesId } } };
    },
    shows: ({ plan }) => plan.moved.map(({ from, to }) => [from, to]),
    expects: { typical: [["2026-12-01T17:30:00", "2026-12-03T17:30:00"]] },
    provokes: {
      SERIES_404: elsewhere(/(\/series_id\/)[^/]+/),
      SERIES_400_EMPTY: (_, ready) => send(ready, { rule: { ...otherRule.rule, weekdays: 0 } }),
      SERIES_400_TOO_MANY: (_, ready) =>
        send(ready, { rule: { ...otherRule.rule, weekdays: 127, last_day: "2027-12-24" } }),
      EVENT_ITEM_400_TIME: (_, ready) =>
        send(ready, { rule: { ...otherRule.rule, skip_days: ["2027-12-24"] } }),
      EVENT_ITEM_403_FULL: async (world, ready) => {
        await fillWithEvents(world, ready);
        send(ready, { rule: { ...otherRule.rule, weekdays: 127 } });
      },
      REQUEST_412_CHANGED: (_, ready) => send(ready, { plan_tag: "of another plan" }),
    },
  }),
  takeSeriesBack: contractCase({
    call: takeSeriesBack,
    typical: { path: { id: teamId, series_id: seriesId }, header: versioned },
    ready: async (world) => {
      const { caller, id, seriesId } = await withTuesdays(world);
      return { ...caller, input: { path: { id, series_id: seriesId } } };
    },
    shows: ({ ended }) => ({ ended }),
    expects: { typical: { ended: true } },
    provokes: {
      EVENT_ITEM_401_DELETE: plays,
      SERIES_404: elsewhere(/(\/series_id\/)[^/]+/),
      EVENT_ITEM_409_CONFLICT: (world) =>
        world.services.db.update(event).set({ createdAt: new Date("2026-11-20T18:00:00Z") }),
    },
  }),
};
