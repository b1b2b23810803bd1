import { routes } from "../shell/routes";

/** Where *Family* stands in the settings, and a child's page in it. */
export const familyAddress = (childId: string | null): string =>
  `${routes.home.pattern}?settings=family${childId === null ? "" : `&child=${encodeURIComponent(childId)}`}`;

export const settingsAddress = `${routes.home.pattern}?settings`;

/** Whether the settings are to be opened at *Family*, and at which child; null: elsewhere. */
export function readFamilyAddress(search: string): { childId: string | null } | null {
  const query = new URLSearchParams(search);
  return query.get("settings") === "family" ? { childId: query.get("child") || null } : null;
}
