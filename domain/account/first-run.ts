import { withoutParameter } from "../shell/query";
import { routes } from "../shell/routes";

const flag = "first_run";

/** Does this query carry the flag that landingPath puts there? */
export const isFirstRun = (search: string): boolean => new URLSearchParams(search).get(flag) === "1";

export const withoutFirstRun = (search: string): string => withoutParameter(search, flag);

/** The head of the home field greets on the first run; wherever else a sign-in leads, the greeting comes on the way. */
export const greetsInItsHead = (path: string, search: string): boolean =>
  path === routes.home.pattern && isFirstRun(search);
