import { useSyncExternalStore } from "react";

/** Whether the tab bar is at the side. */
export const useIsWide = () => useSyncExternalStore(watch, () => query().matches);

const query = () => matchMedia("(min-width: 60rem)");

function watch(listener: () => void) {
  const list = query();
  list.addEventListener("change", listener);
  return () => list.removeEventListener("change", listener);
}
