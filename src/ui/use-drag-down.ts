import { type PointerEvent, type RefObject, useRef } from "react";

type Drag = { pointerId: number; startY: number; lastY: number; lastTime: number; velocity: number };

const farEnough = 0.3;
const fastEnough = 0.5;

/** Lets a panel follow a finger downwards. Let go far enough down, or fast enough, it asks to be closed. */
export function useDragDown(panel: RefObject<HTMLElement | null>, onDraggedOut: () => void, isOn: boolean) {
  const drag = useRef<Drag>(null);
  if (!isOn) return {};

  const follow = (event: PointerEvent) => {
    const now = drag.current;
    if (!now || event.pointerId !== now.pointerId || !panel.current) return;
    const elapsed = event.timeStamp - now.lastTime;
    if (elapsed > 0) now.velocity = (event.clientY - now.lastY) / elapsed;
    now.lastY = event.clientY;
    now.lastTime = event.timeStamp;
    panel.current.style.setProperty("translate", `0 ${Math.max(0, event.clientY - now.startY)}px`);
  };

  const end = (event: PointerEvent) => {
    const now = drag.current;
    if (!now || event.pointerId !== now.pointerId || !panel.current) return;
    drag.current = null;
    panel.current.style.removeProperty("transition");
    const distance = event.clientY - now.startY;
    const isOut =
      event.type === "pointerup" &&
      (distance > panel.current.offsetHeight * farEnough || (distance > 0 && now.velocity > fastEnough));
    if (!isOut) return panel.current.style.removeProperty("translate");
    panel.current.style.setProperty("translate", "0 100dvh");
    onDraggedOut();
  };

  return {
    "data-draggable": true,
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.pointerType === "mouse" || drag.current || isOnControl(event)) return;
      drag.current = {
        pointerId: event.pointerId,
        startY: event.clientY,
        lastY: event.clientY,
        lastTime: event.timeStamp,
        velocity: 0,
      };
      event.currentTarget.setPointerCapture(event.pointerId);
      panel.current?.style.setProperty("transition", "none");
    },
    onPointerMove: follow,
    onPointerUp: end,
    onPointerCancel: end,
  };
}

const isOnControl = (event: PointerEvent) =>
  event.target instanceof Element && event.target.closest("button, a, input, select, textarea") !== null;
