import { type PointerEvent, useRef } from "react";

type Drag = { pointerId: number; start: number; last: number; lastTime: number; velocity: number };
type Options = {
  axis: "x" | "y";
  onStarted?: () => void;
  onMoved: (distance: number) => void;
  /** A cancelled drag reports a distance of 0. */
  onEnded: (distance: number, velocity: number) => void;
};

/** Milliseconds without movement after which the velocity counts as 0. */
const restingAfter = 100;

/** Follows one finger along one axis, or a mouse on a drag handle. Presses on controls are not affected. */
export function useDrag({ axis, onStarted, onMoved, onEnded }: Options) {
  const drag = useRef<Drag>(null);
  const place = (event: PointerEvent) => (axis === "x" ? event.clientX : event.clientY);

  const end = (event: PointerEvent) => {
    const now = drag.current;
    if (now?.pointerId !== event.pointerId) return;
    drag.current = null;
    const isResting = event.timeStamp - now.lastTime > restingAfter;
    if (event.type === "pointerup") onEnded(place(event) - now.start, isResting ? 0 : now.velocity);
    else onEnded(0, 0);
  };

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (drag.current || isOnControl(event) || (event.pointerType === "mouse" && !isHoldingHandle(event)))
        return;
      const start = place(event);
      drag.current = {
        pointerId: event.pointerId,
        start,
        last: start,
        lastTime: event.timeStamp,
        velocity: 0,
      };
      event.currentTarget.setPointerCapture(event.pointerId);
      onStarted?.();
    },
    onPointerMove: (event: PointerEvent) => {
      const now = drag.current;
      if (now?.pointerId !== event.pointerId) return;
      const elapsed = event.timeStamp - now.lastTime;
      if (elapsed > 0) now.velocity = (place(event) - now.last) / elapsed;
      now.last = place(event);
      now.lastTime = event.timeStamp;
      onMoved(now.last - now.start);
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}

const isOnControl = (event: PointerEvent) =>
  event.target instanceof Element && event.target.closest("button, a, input, select, textarea") !== null;

/** Outside of handles the mouse selects text. */
const isHoldingHandle = ({ button, target }: PointerEvent) =>
  button === 0 && target instanceof Element && target.closest("[data-drag-handle]") !== null;
