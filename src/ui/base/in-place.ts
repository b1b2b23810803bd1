import type { MouseEvent } from "react";

/** Handles a plain click on a link in the app; clicks for a new tab, a window or a download are left to the browser. */
export const inPlace = (onOpened: () => void) => (event: MouseEvent) => {
  if (!isPlain(event)) return;
  event.preventDefault();
  onOpened();
};

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
