import { findRoute, type TabName } from "./routes";

/** The dialogs that a page's query opens. Apart from the routes, since the first load has no page with one. */
const dialogs: Partial<Record<TabName, readonly string[]>> = {
  home: ["settings"],
  next: ["code", "kids", "team"],
  schedule: ["off", "change", "rule", "new", "event"],
  team: ["invite", "requests", "spot", "settings", "member"],
};

/** The dialog that is open at an address, such as `settings` of `/app/home?settings`. */
export function dialogOn(path: string, query: URLSearchParams): string | undefined {
  const route = findRoute(path);
  return route?.place === "tabs" ? dialogs[route.name]?.find((name) => query.has(name)) : undefined;
}
