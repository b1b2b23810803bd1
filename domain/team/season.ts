export type SeasonForm = { name: string; startsOn: string; endsOn: string };
export const seasonFields = ["name", "days"] as const;
export type SeasonField = (typeof seasonFields)[number];
