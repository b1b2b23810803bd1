import { findRoute } from "../../../domain/shell/routes";

/** A mail's link has its token in the fragment, which is removed from the URL before anything could store it. */
export function takeLinkToken({ location, history }: Window): string {
  const route = findRoute(location.pathname);
  if (route?.place !== "front" || !route.carriesToken) return "";
  const token = location.hash.slice(1);
  if (route.carriesToken !== "kept")
    history.replaceState(history.state, "", location.pathname + location.search);
  return token;
}
