import type { RefObject } from "react";
import { useDragOut } from "../toasts/use-drag-out";

/** Lets a panel be dragged down and closed, where that is allowed. */
export function useDragDown(panel: RefObject<HTMLElement | null>, onDraggedOut: () => void, isOn: boolean) {
  const drag = useDragOut("y", panel, onDraggedOut);
  return isOn ? { "data-draggable": true, ...drag } : {};
}
