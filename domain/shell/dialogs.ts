import { findRoute, type TabName } from "./routes";

/** The dialogs that a page's query opens. Separate from the routes, since the first load does not need them. */
const dialogs = {
  home: ["settings"],
  next: ["code", "kids", "team"],
  dings: ["rings"],
  chat: ["new", "search", "folded"],
  huddle: [
    "new",
    "search",
    "folded",
    "readers",
    "bring",
    "rename",
    "leave",
    "close",
    "report",
    "earlier",
    "cheers",
  ],
  schedule: [
    "off",
    "change",
    "rule",
    "new",
    "away",
    "attendance",
    "links",
    "copy",
    "import",
    "month",
    "event",
  ],
  team: ["invite", "requests", "reports", "spot", "import", "duties", "settings", "member"],
} as const satisfies Partial<Record<TabName, readonly string[]>>;

/** A table of a page's dialogs has a row for each. */
export type DialogName<Page extends keyof typeof dialogs> = (typeof dialogs)[Page][number];

const ofPages: Partial<Record<TabName, readonly string[]>> = dialogs;

export const dialogsOf = (page: TabName) => ofPages[page] ?? [];

/** The dialog of a URL, such as `settings` for `/app/home?settings`. */
export function dialogOn(path: string, query: URLSearchParams): string | undefined {
  const route = findRoute(path);
  return route?.place === "tabs" ? dialogsOf(route.name).find((name) => query.has(name)) : undefined;
}
