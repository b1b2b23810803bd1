import type { components } from "../../openapi";
import type { TeamColours } from "./colours";

export type Team = components["schemas"]["Team"];

export type TeamForm = TeamColours & {
  name: string;
  sport: string;
  ageGroup: string;
  /** Of a new team: who starts it coaches it as well. */
  isCoach: boolean;
  /** Of a team that stands: a new one shows them to families. */
  answersShownTo: AnswersShownTo;
};

export type AnswersShownTo = components["schemas"]["AnswersShownTo"];

/** Those that can be left unfit. */
export const teamFields = ["name", "sport", "ageGroup"] as const;
export type TeamField = (typeof teamFields)[number];

/** A new team begins with an age group, and with colours. */
export const startingFit: readonly TeamField[] = ["ageGroup"];
