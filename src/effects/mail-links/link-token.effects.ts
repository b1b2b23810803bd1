import { findRoute } from "../../../domain/shell/routes";

/** A mail's link carries its token in the fragment, which leaves the address before anything could keep it. */
export function takeLinkToken({ location, history }: Window): string {
  const route = findRoute(location.pathname);
  if (route?.place !== "front" || !route.carriesToken) return "";
  const token = location.hash.slice(1);
  history.replaceState(history.state, "", location.pathname + location.search);
  return token;
}
