import type { MouseEvent } from "react";

/** A plain press on a link is answered here; a new tab, a new window or a download is the browser's business. */
export const inPlace = (onOpened: () => void) => (event: MouseEvent) => {
  if (!isPlain(event)) return;
  event.preventDefault();
  onOpened();
};

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
