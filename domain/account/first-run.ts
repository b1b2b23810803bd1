/** Does this query carry the flag that landingPath puts there? */
export const isFirstRun = (search: string): boolean => new URLSearchParams(search).get("first_run") === "1";

/** The query without the flag, with its question mark where something is left. */
export function withoutFirstRun(search: string): string {
  const query = new URLSearchParams(search);
  query.delete("first_run");
  const left = query.toString();
  return left && `?${left}`;
}
