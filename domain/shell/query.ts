/** The query without one parameter and otherwise letter for letter, with its question mark where something is left. */
export function withoutParameter(search: string, name: string): string {
  const left = search
    .replace(/^\?/, "")
    .split("&")
    .filter((pair) => !new URLSearchParams(pair).has(name))
    .join("&");
  return left && `?${left}`;
}
