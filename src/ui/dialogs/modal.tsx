import { styled } from "goober";
import { type CSSProperties, type ReactNode, useId, useRef } from "react";
import { CloseIcon } from "../base/icons";
import { DialogBody, DialogFrame, DialogPanel, DragArea, Handle } from "./dialog-frame";
import { useDragDown } from "./use-drag-down";
import { useModalDialog } from "./use-modal-dialog";

export type ModalProps = {
  phase: "opening" | "open" | "closing";
  title: string;
  description?: ReactNode;
  isClosable?: boolean | undefined;
  hasHandle?: boolean | undefined;
  /** A team's colours (`dressStyle`), for content that draws its head in them. */
  dress?: CSSProperties | undefined;
  onCloseRequested: () => void;
  /** The element with `data-autofocus` is focused first; else the first control. */
  children: ReactNode;
};

/** Open while mounted. The close button is last in the DOM, so that the content is focused first. */
export function Modal({
  phase,
  title,
  description,
  isClosable = true,
  hasHandle = false,
  dress,
  onCloseRequested,
  children,
}: ModalProps) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const dialog = useModalDialog({ isClosable, onCloseRequested });
  const drag = useDragDown(panel, onCloseRequested, isClosable);
  return (
    <DialogFrame
      {...dialog}
      data-phase={phase}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
    >
      <Panel ref={panel} style={dress} inert={phase === "closing"}>
        <DragArea {...drag}>
          {hasHandle ? <Handle data-drag-handle /> : null}
          <Header data-closable={isClosable}>
            <h2 id={`${id}-title`} tabIndex={-1}>
              {title}
            </h2>
            {description ? <p id={`${id}-description`}>{description}</p> : null}
          </Header>
        </DragArea>
        <Body>{children}</Body>
        {isClosable ? (
          <Close type="button" aria-label="Close" onClick={onCloseRequested}>
            <CloseIcon />
          </Close>
        ) : null}
      </Panel>
    </DialogFrame>
  );
}

const Panel = styled(DialogPanel)`
  @media (min-width: 600px) {
    align-self: center;
    inline-size: min(480px, 100% - 2 * var(--space-5));
    max-block-size: calc(100% - 2 * var(--space-5));
    border-radius: var(--radius-l);
  }
`;

const Header = styled("header")`
  display: grid;
  gap: var(--space-2);
  padding: var(--space-5) var(--space-5) var(--space-4);
  &[data-closable="true"] {
    padding-inline-end: 72px;
  }
  & > h2 {
    font-size: var(--size-xl);
    overflow-wrap: anywhere;
    overflow: clip;
    overflow-clip-margin: 0.15em;
  }
  & > p {
    color: var(--text-muted);
  }
`;

const Body = styled(DialogBody)`
  padding: 4px var(--space-5) var(--space-5);
`;

const Close = styled("button")`
  position: absolute;
  inset-block-start: var(--space-4);
  inset-inline-end: var(--space-4);
  display: grid;
  place-items: center;
  inline-size: var(--target);
  block-size: var(--target);
  padding: 0;
  border: 0;
  border-radius: var(--radius-full);
  background: var(--sunken);
  cursor: pointer;
  &:focus-visible {
    outline-color: var(--team-ink, var(--focus));
  }
  transition: rotate var(--motion-fade) var(--ease-bounce);
  &:hover {
    rotate: 90deg;
  }
  @media (prefers-reduced-motion: reduce) {
    &:hover {
      rotate: none;
    }
  }
`;
