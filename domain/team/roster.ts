import type { components } from "../../openapi";
import type { Limited, Refused } from "../base/outcome";
import { isStaffRole, type MemberRole } from "./roles";

export type RosterEntry = components["schemas"]["RosterEntry"];
export type Person = components["schemas"]["Person"];
export type PhoneNumber = components["schemas"]["PhoneNumbers"]["items"][number];

/** A roster entry with the `id` that lists need. */
export type RosterLine = RosterEntry & { id: string };

export type RosterGroup = "staff" | "players" | "spots" | "followers";

/** Coaches and managers are listed with the staff even if they play. */
export function groupOf({ kind, roles }: Pick<RosterEntry, "kind" | "roles">): RosterGroup {
  if (kind === "spot") return "spots";
  if (roles.some(isStaffRole)) return "staff";
  return roles.includes("follower") ? "followers" : "players";
}

const roleNames: Record<MemberRole, string> = {
  manager: "Manager",
  coach: "Coach",
  player: "Player",
  follower: "Follower",
};

/** In display order. */
export const rolesInOrder = Object.keys(roleNames) as readonly MemberRole[];

export const roleName = (role: MemberRole): string => roleNames[role];

/** "Manager, coach". */
export function rolesText(roles: readonly MemberRole[]): string {
  const text = rolesInOrder
    .filter((role) => roles.includes(role))
    .map(roleName)
    .join(", ")
    .toLowerCase();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The editable fields of a membership. */
export type MemberForm = { number: string | null; roles: readonly MemberRole[] };
export const memberFields = ["number", "roles"] as const;
export type MemberField = (typeof memberFields)[number];

/** Shirt numbers are texts, since "0" and "00" differ. */
const shirtNumber = /^\d{1,2}$/;
export const isShirtNumber = (text: string) => shirtNumber.test(text);

export type EndInput = { teamId: string; entry: RosterEntry; bar: boolean };
export type EndOutcome =
  | { kind: "ended" }
  /** Version conflict: the entry has changed. */
  | { kind: "differs"; text: string }
  | Limited
  | Refused;

export type PhonesOutcome = { kind: "known"; numbers: readonly PhoneNumber[] } | Limited | Refused;
