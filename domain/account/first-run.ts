import { withoutParameter } from "../shell/query";
import { routes } from "../shell/routes";

const flag = "first_run";

/** Whether the query has the flag that `landingPath` sets. */
export const isFirstRun = (search: string): boolean => new URLSearchParams(search).get(flag) === "1";

export const withoutFirstRun = (search: string): string => withoutParameter(search, flag);

/** Whether the home page's heading is the greeting, on the first run; other pages show it as a toast. */
export const greetsInItsHead = (path: string, search: string): boolean =>
  path === routes.home.pattern && isFirstRun(search);
