import { useSyncExternalStore } from "react";

/** Whether the tab bar is at the side. */
export const useIsWide = () => useSyncExternalStore(watch, () => query().matches);

const query = () => matchMedia("(min-width: 60rem)");

function watch(hear: () => void) {
  const list = query();
  list.addEventListener("change", hear);
  return () => list.removeEventListener("change", hear);
}
