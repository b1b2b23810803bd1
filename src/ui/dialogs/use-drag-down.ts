import type { RefObject } from "react";
import { useDragOut } from "../base/use-drag-out";

/** Closes a panel by a drag down, while `isOn`. */
export function useDragDown(panel: RefObject<HTMLElement | null>, onDraggedOut: () => void, isOn: boolean) {
  const drag = useDragOut("y", panel, onDraggedOut);
  return isOn ? { "data-draggable": true, ...drag } : {};
}
