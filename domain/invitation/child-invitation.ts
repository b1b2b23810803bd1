import type { components } from "../../openapi";
import type { Limited, Refused } from "../base/outcome";

export type Invitation = components["schemas"]["Invitation"];

export type CircleRole = "guardian" | "follower";

/** To an address, or by a link that one hands on oneself. */
export type CircleInvitationWish = { role: CircleRole; emailAddress: string | null };

export type InviteInput = CircleInvitationWish & { childId: string; key: string };
export type InviteOutcome = { kind: "made"; invitation: Invitation } | Limited | Refused;

export type CopyOutcome = { kind: "copied" } | { kind: "failed" };
