import type { components } from "../../openapi";
import type { Limited, Refused } from "../base/outcome";
import type { TeamRole } from "../team/roles";

export type Invitation = components["schemas"]["Invitation"];

/** Everybody may use it: by link, QR code and letters. */
export const isShared = ({ kind, email_address, state }: Invitation): boolean =>
  kind === "team" && email_address === null && state === "open";

/** Waits for one person's answer. */
export const isPersonal = ({ email_address, state }: Invitation): boolean =>
  email_address !== null && state === "open";

export type FindOutcome = { kind: "found"; invitation: Invitation } | { kind: "none" } | Limited | Refused;
export type MakeOutcome = { kind: "made"; invitation: Invitation } | Limited | Refused;
export type WithdrawOutcome = { kind: "withdrawn" } | Limited | Refused;

/** A link on its way to somebody else. `left`: the person closed the share sheet. */
export type Shared = { title: string; text: string; url: string };
export type ShareOutcome = "shared" | "copied" | "left" | "failed";

/** One person is asked by mail, in the team or for a spot. */
export type PersonForm = { emailAddress: string; role: TeamRole };
export const personFields = ["emailAddress"] as const;
export type PersonField = (typeof personFields)[number];
