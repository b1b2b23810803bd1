import { styled } from "goober";
import { useId } from "react";
import { DialogFrame } from "./dialog-frame";
import type { SheetProps } from "./sheet";
import { useModalDialog } from "./use-modal-dialog";

export type PopoverProps = SheetProps & {
  /** The pressed element, below which it opens; above it where that has more room. */
  anchor: Element;
};

/** Replaces the bottom sheet on wide screens: the same items, next to the pressed element. */
export function Popover({ phase, title, anchor, onCloseRequested, children }: PopoverProps) {
  const id = useId();
  const dialog = useModalDialog({
    isClosable: true,
    onCloseRequested,
    focusFirst: "[data-autofocus], [data-item]",
  });
  const { top, bottom, left, right } = anchor.getBoundingClientRect();
  const isAtEnd = left + right > window.innerWidth;
  const isLow = top + bottom > window.innerHeight;
  const room = (isLow ? top : window.innerHeight - bottom) - 2 * gap;
  return (
    <Frame {...dialog} data-phase={phase} aria-labelledby={id}>
      <Menu
        inert={phase === "closing"}
        style={{
          ...(isLow
            ? { insetBlockEnd: `${window.innerHeight - top + gap}px` }
            : { insetBlockStart: `${bottom + gap}px` }),
          maxBlockSize: `max(16rem, ${room}px)`,
          ...(isAtEnd ? { right: `${window.innerWidth - right}px` } : { left: `${left}px` }),
        }}
      >
        <h2 id={id}>{title}</h2>
        {children}
      </Menu>
    </Frame>
  );
}

const gap = 8;

/** Without a scrim. */
const Frame = styled(DialogFrame)`
  && { background: none; }
`;

const Menu = styled("div")`
  position: absolute;
  display: grid;
  align-content: start;
  min-inline-size: 16rem;
  padding: var(--space-3);
  border: 1px solid var(--line);
  border-radius: var(--radius-m);
  background: var(--raised);
  box-shadow: var(--shadow-floating);
  overflow-y: auto;
  & > h2 { padding: var(--space-1) var(--space-3) var(--space-2); font-size: var(--size-l); }
  @media (forced-colors: active) {
    border: 2px solid CanvasText;
  }
`;
