import type { components } from "../../openapi";

export type MemberRole = components["schemas"]["TeamRole"];

export const isStaffRole = (role: MemberRole): boolean => role === "coach" || role === "manager";

/** Roles of one membership: any combination of player, coach and manager, or follower alone. */
export function areFitRoles(roles: readonly MemberRole[]): boolean {
  const isEachOnce = new Set(roles).size === roles.length;
  return isEachOnce && roles.length > 0 && (!roles.includes("follower") || roles.length === 1);
}
