import type { components } from "../../openapi";
import type { Limited, Refused } from "../base/outcome";
import type { MemberRole } from "../team/roles";

export type Invitation = components["schemas"]["Invitation"];

/** Usable by anybody with the link, QR code or code. */
export const isShared = ({ kind, email_address, state }: Invitation): boolean =>
  kind === "team" && email_address === null && state === "open";

/** An open invitation to one person. */
export const isPersonal = ({ email_address, state }: Invitation): boolean =>
  email_address !== null && state === "open";

export type FindOutcome = { kind: "found"; invitation: Invitation } | { kind: "none" } | Limited | Refused;
export type MakeOutcome = { kind: "made"; invitation: Invitation } | Limited | Refused;
export type WithdrawOutcome = { kind: "withdrawn" } | Limited | Refused;

/** A link to share. `left`: the share sheet was closed. */
export type Shared = { title: string; text: string; url: string };
export type ShareOutcome = "shared" | "copied" | "left" | "failed";

/** The form that invites one person by mail, to the team or for a spot. */
export type PersonForm = { emailAddress: string; role: MemberRole };
export const personFields = ["emailAddress"] as const;
export type PersonField = (typeof personFields)[number];
