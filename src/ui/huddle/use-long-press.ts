import { type PointerEvent, useEffect, useRef } from "react";

const held = 500;
const slack = 10;

/** Opens a menu by a right click, the menu key, and a long press, which on iPhones is no context menu. */
export function useLongPress<Target extends Element>(onPressed: (target: Target) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const from = useRef({ x: 0, y: 0 });
  const stop = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    onContextMenu: (event: { currentTarget: Target; preventDefault: () => void }) => {
      stop();
      event.preventDefault();
      onPressed(event.currentTarget);
    },
    onPointerDown: (event: PointerEvent<Target>) => {
      stop();
      if (event.pointerType !== "touch") return;
      const { currentTarget, clientX: x, clientY: y } = event;
      from.current = { x, y };
      timer.current = setTimeout(() => onPressed(currentTarget), held);
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent<Target>) => {
      if (Math.hypot(clientX - from.current.x, clientY - from.current.y) > slack) stop();
    },
    onPointerUp: stop,
    onPointerCancel: stop,
  };
}
