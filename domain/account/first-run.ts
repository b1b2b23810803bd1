import { withoutParameter } from "../shell/query";

const flag = "first_run";

/** Does this query carry the flag that landingPath puts there? */
export const isFirstRun = (search: string): boolean => new URLSearchParams(search).get(flag) === "1";

export const withoutFirstRun = (search: string): string => withoutParameter(search, flag);
