/** A mail's link carries its token in the fragment, which leaves the address before anything could keep it. */
export function takeLinkToken({ location, history }: Window): string {
  if (!/^\/app\/(?:reset|verify)$/.test(location.pathname)) return "";
  const token = location.hash.slice(1);
  history.replaceState(history.state, "", location.pathname + location.search);
  return token;
}
