import { useSyncExternalStore } from "react";

/** Two months where they fit side by side, else one. */
export const useSpan = () => useSyncExternalStore(watch, read);

const query = "(min-width: 720px)";

const read = () => (matchMedia(query).matches ? 2 : 1);

function watch(onChange: () => void) {
  const list = matchMedia(query);
  list.addEventListener("change", onChange);
  return () => list.removeEventListener("change", onChange);
}
