import type { components } from "../../openapi";
import type { Limited, Refused } from "../base/outcome";
import { isStaffRole, type TeamRole } from "./roles";

export type RosterEntry = components["schemas"]["RosterEntry"];
export type Person = components["schemas"]["Person"];
export type PhoneNumber = components["schemas"]["PhoneNumbers"]["items"][number];

/** A line of the roster, named as lists name their items. */
export type RosterLine = RosterEntry & { id: string };

export type RosterGroup = "staff" | "players" | "spots" | "followers";

/** Coaches and managers are listed with the staff even if they play. */
export function groupOf({ kind, roles }: Pick<RosterEntry, "kind" | "roles">): RosterGroup {
  if (kind === "spot") return "spots";
  if (roles.some(isStaffRole)) return "staff";
  return roles.includes("follower") ? "followers" : "players";
}

const roleNames: Record<TeamRole, string> = {
  manager: "Manager",
  coach: "Coach",
  player: "Player",
  follower: "Follower",
};

/** In the order in which they are offered and told. */
export const rolesInOrder = Object.keys(roleNames) as readonly TeamRole[];

export const roleName = (role: TeamRole): string => roleNames[role];

/** "Manager, coach". */
export function rolesText(roles: readonly TeamRole[]): string {
  const text = rolesInOrder
    .filter((role) => roles.includes(role))
    .map(roleName)
    .join(", ")
    .toLowerCase();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What of a membership may be changed in a form. */
export type MemberForm = { number: string | null; roles: readonly TeamRole[] };
export const memberFields = ["number", "roles"] as const;
export type MemberField = (typeof memberFields)[number];

/** The numbers on shirts: "0" and "00" are two. */
const shirtNumber = /^\d{1,2}$/;
export const isShirtNumber = (text: string) => shirtNumber.test(text);

export type EndInput = { teamId: string; entry: RosterEntry; bar: boolean };
export type EndOutcome =
  | { kind: "ended" }
  /** The line is no longer as it was seen. */
  | { kind: "differs"; text: string }
  | Limited
  | Refused;

export type PhonesOutcome = { kind: "known"; numbers: readonly PhoneNumber[] } | Limited | Refused;
