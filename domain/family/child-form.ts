import type { components } from "../../openapi";

export type Child = components["schemas"]["Child"];

/** The values of a child's form. The guardian's statement is asked for only with a new profile. */
export type ChildForm = { firstName: string; lastInitial: string; dateOfBirth: string };

export const childFields = ["firstName", "lastInitial", "dateOfBirth", "statement"] as const;
export type ChildField = (typeof childFields)[number];

/** The text that a guardian agrees to with a new profile. */
export const statementVersion = "1";
