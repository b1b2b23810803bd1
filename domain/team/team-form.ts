import type { components } from "../../openapi";

export type Team = components["schemas"]["Team"];

/** The contract's fields, which a manager can fill in. */
export type TeamForm = Omit<components["schemas"]["NewTeam"], "time_zone" | "is_coach" | "season"> & {
  /** For a new team: whether its creator is a coach too. */
  isCoach: boolean;
};

/** The fields that can be invalid. */
export const teamFields = ["name", "sport", "age_group"] as const;
export type TeamField = (typeof teamFields)[number];

/** A new team starts with an age group and colours. */
export const startingFit: readonly TeamField[] = ["age_group"];
