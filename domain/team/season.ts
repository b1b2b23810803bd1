export type SeasonForm = { name: string; startsOn: string; endsOn: string };
export const seasonFields = ["name", "days"] as const;
export type SeasonField = (typeof seasonFields)[number];

/** What closing a season sends: the next one, if it is named. */
export type SeasonClosing = { next: SeasonForm | null };
