import { routes } from "../shell/routes";

/** The URL of *Family* in the settings, or of a child's page in it. */
export const familyAddress = (childId: string | null): string =>
  `${routes.home.pattern}?settings=family${childId === null ? "" : `&child=${encodeURIComponent(childId)}`}`;

export const settingsAddress = `${routes.home.pattern}?settings`;

/** Parses whether the URL opens *Family*, and which child; null if not. */
export function readFamilyAddress(search: string): { childId: string | null } | null {
  const query = new URLSearchParams(search);
  return query.get("settings") === "family" ? { childId: query.get("child") || null } : null;
}
