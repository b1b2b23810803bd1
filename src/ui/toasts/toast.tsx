import { type ReactNode, useId, useRef } from "react";
import type { ToastType } from "../../../domain/toasts/toast";
import { ErrorIcon, SuccessIcon } from "../base/icons";
import { useDragOut } from "../base/use-drag-out";
import { Mark } from "../brand/logo";

export type ToastProps = {
  type: ToastType;
  motion: "entering" | "resting" | "leaving";
  children: ReactNode;
  onDismissed: () => void;
};

/** Styled by its stack. */
export function Toast({ type, motion, children, onDismissed }: ToastProps) {
  const id = useId();
  const card = useRef<HTMLDivElement>(null);
  const drag = useDragOut("x", card, onDismissed);
  return (
    <li data-motion={motion} data-toast={type}>
      <div ref={card} {...drag}>
        {signs[type]}
        <div id={id}>{children}</div>
        <button
          type="button"
          data-dismiss
          aria-label="Dismiss"
          aria-describedby={id}
          // A press by a pointer does not move the focus.
          onMouseDown={(event) => event.preventDefault()}
          onClick={onDismissed}
        />
      </div>
    </li>
  );
}

const signs: Record<ToastType, ReactNode> = {
  blank: null,
  custom: null,
  error: <ErrorIcon title="Error" />,
  success: <SuccessIcon title="Done" />,
  loading: <Mark height={24} isBouncing />,
};
