import type { components } from "../../openapi";
import { dayFromIso, isoDateOf } from "../dates/calendar";
import type { Absence } from "./absence";

/** The days that an absence of several people has in common with others. */
export type AwayTogether = {
  readonly first_day: string;
  readonly last_day: string;
  readonly weekdays: number;
  /** Each with their absence; somebody of whom it was said twice stands there twice. */
  readonly who: readonly (Pick<Absence, "id" | "version"> & { readonly name: string })[];
};

type PersonAway = { name: string; away?: components["schemas"]["PersonAway"][] };

/** Whether the viewer may say that somebody of the household is away: those whom they only follow have no such list. */
export const maySayAway = (people: readonly PersonAway[]) => people.some(({ away }) => away !== undefined);

/** Who is away now or within a week, those of the same days together, the earliest first. */
export function awayTogether(people: readonly PersonAway[], today: string): AwayTogether[] {
  const soon = isoDateOf((dayFromIso(today) ?? 0) + daysOfStrip);
  const all = people.flatMap(({ name, away = [] }) => away.map((each) => ({ ...each, name })));
  const groups = new Map<string, AwayTogether>();
  for (const { id, version, name, first_day, last_day, weekdays } of all) {
    if (last_day < today || first_day > soon) continue;
    const key = `${first_day} ${last_day} ${weekdays}`;
    const known = groups.get(key);
    groups.set(key, {
      first_day,
      last_day,
      weekdays,
      who: [...(known?.who ?? []), { name, id, version }],
    });
  }
  return [...groups.values()].sort((one, other) => (one.first_day < other.first_day ? -1 : 1));
}

/** How far ahead an absence is shown above the schedule. */
export const daysOfStrip = 7;

/** Whether it has begun, so that one press ends it. */
export const hasBegun = ({ first_day }: Pick<AwayTogether, "first_day">, today: string) => first_day <= today;
