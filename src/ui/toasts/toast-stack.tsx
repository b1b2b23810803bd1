import { type ReactNode, type RefObject, useRef } from "react";
import { floatingHostStyle } from "../base/floating-host-style";
import { VisuallyHidden } from "../base/visually-hidden";
import { floatingRank, useFloatingHost } from "../dialogs/use-floating-host";
import { toastStyle } from "./toast-style";
import { useToastFocus } from "./use-toast-focus";

export type ToastStackProps = {
  /** The newest first. */
  children: ReactNode;
  count: number;
  onHeld: (by: "pointer" | "focus") => void;
  onReleased: (by: "pointer" | "focus") => void;
  politeRegion: RefObject<HTMLDivElement | null>;
  urgentRegion: RefObject<HTMLDivElement | null>;
};

/** The stack of toasts, and the live regions, which have to exist before the first message. */
export function ToastStack({
  children,
  count,
  onHeld,
  onReleased,
  politeRegion,
  urgentRegion,
}: ToastStackProps) {
  const home = useRef<HTMLDivElement>(null);
  const host = useRef<HTMLElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const focus = useToastFocus(list, count, onHeld, onReleased);
  useFloatingHost(home, host, floatingRank.toasts);
  return (
    <div ref={home}>
      <section
        ref={host}
        className={`${floatingHostStyle()} ${toastStyle()}`}
        popover="manual"
        data-floating={floatingRank.toasts}
        aria-label={count > 0 ? "Notifications, F8" : undefined}
      >
        <VisuallyHidden ref={politeRegion} role="status" />
        <VisuallyHidden ref={urgentRegion} role="alert" />
        <ol
          ref={list}
          {...focus}
          onPointerEnter={(event) => event.pointerType === "mouse" && onHeld("pointer")}
          onPointerLeave={(event) => event.pointerType === "mouse" && onReleased("pointer")}
        >
          {children}
        </ol>
      </section>
    </div>
  );
}
