import type { components } from "../../openapi";

/** A spot that staff add for a player they expect. Optional fields are empty. */
export type SpotForm = {
  firstName: string;
  lastInitial: string;
  number: string;
  emailAddresses: readonly string[];
};
export const spotFields = ["firstName", "lastInitial", "number", "address1", "address2", "address3"] as const;
export type SpotField = (typeof spotFields)[number];
/** Optional fields: fit while they are empty. */
export const optionalSpotFields = ["number", "address1", "address2", "address3"] as const;

export type KeptSpot = components["schemas"]["SpotResults"]["results"][number];
