import { keyframes, styled } from "goober";
import { type ReactNode, useId, useRef } from "react";
import type { ToastType } from "../../domain/toast";
import { CloseIcon, ErrorIcon, SuccessIcon } from "./icons";
import { Mark } from "./logo";
import { useDrag } from "./use-drag";

export type ToastProps = {
  type: ToastType;
  motion: "entering" | "resting" | "leaving";
  children: ReactNode;
  onDismissed: () => void;
};

const farEnough = 0.4;
const fastEnough = 0.5;

export function Toast({ type, motion, children, onDismissed }: ToastProps) {
  const id = useId();
  const card = useRef<HTMLDivElement>(null);
  const drag = useDrag({
    axis: "x",
    onStarted: () => card.current?.style.setProperty("transition", "none"),
    onMoved: (distance) => card.current?.style.setProperty("translate", `${distance}px 0`),
    onEnded: (distance, velocity) => {
      if (!card.current) return;
      card.current.style.removeProperty("transition");
      const isFar = Math.abs(distance) > card.current.offsetWidth * farEnough;
      const isFast = Math.abs(velocity) > fastEnough && distance * velocity > 0;
      if (!isFar && !isFast) return card.current.style.removeProperty("translate");
      card.current.style.setProperty("translate", `${Math.sign(distance) * 120}% 0`);
      onDismissed();
    },
  });
  return (
    <Line data-motion={motion} data-toast={type}>
      <Card ref={card} {...drag}>
        {signs[type]}
        <Content id={id}>{children}</Content>
        <Dismiss
          type="button"
          data-dismiss
          aria-label="Dismiss"
          aria-describedby={id}
          // Pressed by a pointer it leaves the focus where it was.
          onMouseDown={(event) => event.preventDefault()}
          onClick={onDismissed}
        >
          <CloseIcon size={18} />
        </Dismiss>
      </Card>
    </Line>
  );
}

const signs: Record<ToastType, ReactNode> = {
  blank: null,
  custom: null,
  error: <ErrorIcon title="Error" />,
  success: <SuccessIcon title="Done" />,
  loading: <Mark height={24} isBouncing />,
};

const enter = keyframes`
  from {
    opacity: 0;
    transform: translateY(-16px) scale(0.94);
  }
  to {
    opacity: 1;
    transform: none;
  }
`;

/** Makes room as it goes, so that the rest close up and do not jump. */
const leave = keyframes`
  50% {
    opacity: 0;
    transform: scale(0.94);
    grid-template-rows: 1fr;
    padding-block: 4px;
  }
  to {
    opacity: 0;
    grid-template-rows: 0fr;
    padding-block: 0;
  }
`;

const Line = styled("li")`
  display: grid;
  grid-template-rows: 1fr;
  flex: none;
  padding-block: 4px;
  pointer-events: auto;
  &[data-motion="entering"] {
    animation: ${enter} var(--motion-fade) var(--ease-bounce) both;
  }
  &[data-motion="leaving"] {
    animation: ${leave} var(--motion-fade) var(--ease-out) both;
  }
`;

const Card = styled("div")`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-block-size: 0;
  padding-block: 4px;
  padding-inline: var(--space-4) 4px;
  background: var(--ink);
  color: var(--chalk);
  border-radius: var(--radius-m);
  box-shadow: var(--shadow-raised), inset 0 0 0 1.5px var(--line-strong);
  touch-action: pan-y;
  transition: translate var(--motion-fade) var(--ease-out);
  & > svg {
    flex: none;
  }
  [data-motion="leaving"] > & {
    overflow: clip;
  }
  [data-toast="success"] > & > svg {
    color: var(--signature);
  }
  [data-toast="error"] > & {
    box-shadow: var(--shadow-raised), inset 0 0 0 2px var(--attention);
  }
  [data-toast="error"] > & > svg {
    color: var(--attention);
  }
  @media (forced-colors: active) {
    border: 2px solid CanvasText;
    [data-toast] > & > svg {
      color: CanvasText;
    }
  }
`;

const Content = styled("div")`
  flex: 1;
  min-inline-size: 0;
  padding-block: var(--space-2);
  font-weight: 600;
  font-size: 0.9375rem;
  line-height: 1.35;
  overflow-wrap: anywhere;
`;

const Dismiss = styled("button")`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: var(--target);
  block-size: var(--target);
  padding: 0;
  border: 0;
  border-radius: calc(var(--radius-m) - 4px);
  background: transparent;
  color: inherit;
  cursor: pointer;
  &:hover {
    color: var(--signature);
  }
  &:focus-visible {
    outline-color: var(--signature);
    outline-offset: -4px;
  }
`;
