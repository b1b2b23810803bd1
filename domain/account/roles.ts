import type { components } from "../../openapi";

export type AccountRole = components["schemas"]["Role"];
export type Level = "admin" | "premium" | "squad-member";

const levels: Record<AccountRole, readonly Level[]> = {
  administrator: ["admin", "premium", "squad-member"],
  grand_poobah: ["admin", "premium", "squad-member"],
  premium: ["premium", "squad-member"],
  squad_member: ["squad-member"],
  onboarding: [],
  default: [],
};

/** Takes any text: a role unknown to this version has no level. */
export const holdsLevel = (role: string, level: Level): boolean =>
  Object.hasOwn(levels, role) && levels[role as AccountRole].includes(level);
