import { styled } from "goober";
import { type ReactNode, type RefObject, useRef } from "react";
import { toastLimits } from "../../domain/toast";
import { floatingRank, useFloatingHost } from "./use-floating-host";
import { useToastFocus } from "./use-toast-focus";
import { VisuallyHidden } from "./visually-hidden";

export type ToastStackProps = {
  /** The newest first. */
  children: ReactNode;
  count: number;
  onHeld: (by: "pointer" | "focus") => void;
  onReleased: (by: "pointer" | "focus") => void;
  politeRegion: RefObject<HTMLDivElement | null>;
  urgentRegion: RefObject<HTMLDivElement | null>;
};

/** The toasts above each other, and the live regions, which stand there before the first message does. */
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
      <Host
        ref={host}
        popover="manual"
        data-floating={floatingRank.toasts}
        aria-label={count > 0 ? "Notifications, F8" : undefined}
      >
        <VisuallyHidden ref={politeRegion} role="status" />
        <VisuallyHidden ref={urgentRegion} role="alert" />
        <Stack
          ref={list}
          {...focus}
          onPointerEnter={(event) => event.pointerType === "mouse" && onHeld("pointer")}
          onPointerLeave={(event) => event.pointerType === "mouse" && onReleased("pointer")}
        >
          {children}
        </Stack>
      </Host>
    </div>
  );
}

const Host = styled("section")`
  position: fixed;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  margin: 0;
  padding: 0;
  border: 0;
  background: transparent;
  color: inherit;
  overflow: clip;
  pointer-events: none;
`;

const Stack = styled("ol")`
  position: absolute;
  inset-block-start: 0;
  inset-inline: 0;
  display: flex;
  flex-direction: column;
  inline-size: min(100%, ${toastLimits.width}px);
  max-block-size: 100%;
  margin: 0 auto;
  padding: max(var(--space-2), env(safe-area-inset-top)) var(--space-2) var(--space-2);
  list-style: none;
  overflow-y: auto;
  scrollbar-width: none;
  @media (min-width: 600px) {
    inset-block: auto 0;
    inset-inline: auto 0;
    margin: 0;
    flex-direction: column-reverse;
    padding: var(--space-4);
    inline-size: calc(${toastLimits.width}px + 2 * var(--space-4));
  }
`;
