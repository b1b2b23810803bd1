import type { RefObject } from "react";
import { useDrag } from "./use-drag";

const fastEnough = 0.5;
const ways = {
  x: { extent: "offsetWidth", farEnough: 0.4, least: Number.NEGATIVE_INFINITY, across: "", away: "120%" },
  y: { extent: "offsetHeight", farEnough: 0.3, least: 0, across: "0 ", away: "100dvh" },
} as const;

/**
 * Lets a panel follow a finger, sideways or down. Released far or fast enough, it moves out in that direction
 * and requests to be closed; otherwise it springs back.
 */
export function useDragOut(axis: "x" | "y", panel: RefObject<HTMLElement | null>, onDraggedOut: () => void) {
  const { extent, farEnough, least, across, away } = ways[axis];
  return useDrag({
    axis,
    onStarted: () => panel.current?.style.setProperty("transition", "none"),
    onMoved: (distance) =>
      panel.current?.style.setProperty("translate", `${across}${Math.max(least, distance)}px`),
    onEnded: (distance, velocity) => {
      if (!panel.current) return;
      const { style, [extent]: size } = panel.current;
      const way = Math.max(least, distance);
      style.removeProperty("transition");
      const isFar = Math.abs(way) > size * farEnough;
      const isFast = Math.abs(velocity) > fastEnough && way * velocity > 0;
      if (!isFar && !isFast) return style.removeProperty("translate");
      style.setProperty("translate", `${across}${way < 0 ? "-" : ""}${away}`);
      onDraggedOut();
    },
  });
}
