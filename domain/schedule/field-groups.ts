import type { components } from "../../openapi";

/** Fields that one event of a series overrides together: an event with a place of its own still follows the series' time. */
export const fieldGroups = ["time", "place", "title", "kit", "notes", "answers"] as const;
export type FieldGroup = (typeof fieldGroups)[number];

type Change = components["schemas"]["EventChange"];
/** The event's fields of a change, without those that control the call. */
export type EventPart = Omit<Change, "scope" | "keep_own" | "dry_run" | "plan_tag">;

const groups: Readonly<Record<keyof EventPart, FieldGroup>> = {
  starts_local: "time",
  timing: "time",
  duration_minutes: "time",
  days: "time",
  arrive_minutes: "time",
  time_zone: "time",
  venue_id: "place",
  venue_detail: "place",
  kind: "title",
  title: "title",
  opponent: "title",
  side: "title",
  kit: "kit",
  notes: "notes",
  asks: "answers",
  answer_by: "answers",
  answer_lead_minutes: "answers",
};

const isField = (name: string): name is keyof EventPart => Object.hasOwn(groups, name);

/** The fields of a change that belong to some groups. */
export const partOf = (change: EventPart, isMeant: (group: FieldGroup) => boolean): EventPart =>
  Object.fromEntries(Object.entries(change).filter(([name]) => isField(name) && isMeant(groups[name])));

/** The groups that a change has fields of. */
export const groupsOf = (change: EventPart): FieldGroup[] => {
  const meant = new Set(Object.keys(change).flatMap((name) => (isField(name) ? [groups[name]] : [])));
  return fieldGroups.filter((group) => meant.has(group));
};
