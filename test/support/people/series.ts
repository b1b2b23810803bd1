import type { Plan, Series, SeriesMade } from "../../../domain/schedule/series/weekly";

/** A series on Tuesdays and Thursdays until Dec 10, with the given differences. */
export const series = (change: Partial<Series> = {}): Series => ({
  id: "s1",
  version: 1,
  rule: {
    weekdays: 0b0010100,
    every_weeks: 1,
    first_day: "2026-11-24",
    last_day: "2026-12-10",
    skip_days: [],
  },
  fields: { kind: "practice", timing: "timed", starts_local: "17:30", duration_minutes: 90 },
  may_take_back: true,
  ...change,
});

export const plan = (change: Partial<Plan> = {}): Plan => ({
  plan_tag: "tag-1",
  moved: [],
  added: [],
  changed: [],
  called_off: [],
  back_on: [],
  taken_back: [],
  kept_own: [],
  own_lost: 0,
  answers_for_old_time: 0,
  odd_nights: [],
  ...change,
});

export const seriesMade = (change: Partial<SeriesMade> = {}): SeriesMade => ({
  teamId: "rockets",
  series: series(),
  count: 6,
  ...change,
});
