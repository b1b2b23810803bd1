import type { components } from "../../openapi";

/** A place that staff keep by hand for a player they expect. Optional parts are empty. */
export type SpotForm = {
  firstName: string;
  lastInitial: string;
  number: string;
  emailAddresses: readonly string[];
};
export const spotFields = ["firstName", "lastInitial", "number", "address1", "address2", "address3"] as const;
export type SpotField = (typeof spotFields)[number];
/** Fit as long as nothing is in them. */
export const optionalSpotFields = ["number", "address1", "address2", "address3"] as const;

export type KeptSpot = components["schemas"]["SpotResults"]["results"][number];
