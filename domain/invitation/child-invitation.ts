import type { components } from "../../openapi";
import type { Limited, Refused } from "../base/outcome";

export type Invitation = components["schemas"]["Invitation"];

export type CircleRole = "guardian" | "follower";

/** Mailed to an address, or a link that the person shares. */
export type CircleInvitationRequest = { role: CircleRole; emailAddress: string | null };

export type InviteInput = CircleInvitationRequest & { childId: string; key: string };
export type InviteOutcome = { kind: "made"; invitation: Invitation } | Limited | Refused;

export type CopyOutcome = { kind: "copied" } | { kind: "failed" };
