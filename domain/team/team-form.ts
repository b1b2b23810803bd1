import type { components } from "../../openapi";
import type { TeamColours } from "./colours";

export type Team = components["schemas"]["Team"];

export type TeamForm = TeamColours & {
  name: string;
  sport: string;
  ageGroup: string;
  /** For a new team: whether its creator is a coach too. */
  isCoach: boolean;
};

/** The fields that can be invalid. */
export const teamFields = ["name", "sport", "ageGroup"] as const;
export type TeamField = (typeof teamFields)[number];

/** A new team starts with an age group and colours. */
export const startingFit: readonly TeamField[] = ["ageGroup"];
