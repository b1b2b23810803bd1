import type { components } from "../../../openapi";
import { mayTakeBack } from "../../core/schedule/schedule-access";
import {
  findEventsOfSeries,
  findSeries,
  isSeriesKnown,
  type SeriesRow,
} from "../../core/schedule/series.store";
import type { SeriesFields } from "../../core/schedule/series-fields";
import type { Queries } from "../../platform/db/database";

/** For staff only, who get the series with its events. */
export async function readSeries(
  db: Queries,
  key: { teamId: string; id: string },
  now: Date,
): Promise<components["schemas"]["Series"] | undefined> {
  const row = await findSeries(db, key);
  if (!row) return undefined;
  const [events, isKnown] = await Promise.all([findEventsOfSeries(db, key), isSeriesKnown(db, key)]);
  return presentSeries(
    row,
    events.every((event) => mayTakeBack(event, isKnown, now)),
  );
}

export const presentSeries = (row: SeriesRow, may_take_back: boolean): components["schemas"]["Series"] => ({
  id: row.id,
  version: row.version,
  rule: {
    weekdays: row.weekdays,
    every_weeks: row.everyWeeks,
    first_day: row.firstDay,
    last_day: row.lastDay,
    skip_days: row.skipDays,
  },
  fields: row.fields as SeriesFields,
  may_take_back,
});
