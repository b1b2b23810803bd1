import type { RefObject } from "react";
import { useDrag } from "./use-drag";

const farEnough = 0.3;
const fastEnough = 0.5;

/** Lets a panel follow a finger downwards. Let go far enough down, or fast enough, it asks to be closed. */
export function useDragDown(panel: RefObject<HTMLElement | null>, onDraggedOut: () => void, isOn: boolean) {
  const drag = useDrag({
    axis: "y",
    onStarted: () => panel.current?.style.setProperty("transition", "none"),
    onMoved: (distance) => panel.current?.style.setProperty("translate", `0 ${Math.max(0, distance)}px`),
    onEnded: (distance, velocity) => {
      if (!panel.current) return;
      panel.current.style.removeProperty("transition");
      const isFar = distance > panel.current.offsetHeight * farEnough;
      const isFast = distance > 0 && velocity > fastEnough;
      if (!isFar && !isFast) return panel.current.style.removeProperty("translate");
      panel.current.style.setProperty("translate", "0 100dvh");
      onDraggedOut();
    },
  });
  return isOn ? { "data-draggable": true, ...drag } : {};
}
