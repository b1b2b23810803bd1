import { styled } from "goober";
import { type ReactNode, useId, useRef } from "react";
import { DialogBody, DialogFrame, DialogPanel, DragArea, Handle } from "./dialog-frame";
import { useDragDown } from "./use-drag-down";
import { useModalDialog } from "./use-modal-dialog";

export type SheetProps = {
  phase: "opening" | "open" | "closing";
  title: string;
  onCloseRequested: () => void;
  children: ReactNode;
};

/** A bottom sheet, closed by a press outside, Escape or a drag down. */
export function Sheet({ phase, title, onCloseRequested, children }: SheetProps) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const dialog = useModalDialog({
    isClosable: true,
    onCloseRequested,
    focusFirst: "[data-autofocus], [data-item]",
  });
  const drag = useDragDown(panel, onCloseRequested, true);
  return (
    <DialogFrame {...dialog} data-phase={phase} aria-labelledby={id}>
      <Panel ref={panel} inert={phase === "closing"}>
        <DragArea {...drag}>
          <Handle />
          <Title id={id}>{title}</Title>
        </DragArea>
        <Body>{children}</Body>
        <Dismiss type="button" onClick={onCloseRequested}>
          Close
        </Dismiss>
      </Panel>
    </DialogFrame>
  );
}

/** A menu item of a sheet. */
export function SheetItem({ icon, children, onPressed, isDangerous = false }: SheetItemProps) {
  return (
    <Item type="button" data-item onClick={onPressed} data-dangerous={isDangerous}>
      {icon}
      <span>{children}</span>
    </Item>
  );
}

export type SheetItemProps = {
  icon?: ReactNode;
  children: ReactNode;
  onPressed: () => void;
  isDangerous?: boolean | undefined;
};

/** A text in a sheet, aligned with its title. */
export const SheetText = styled("div")`
  display: grid;
  gap: var(--space-2);
  padding: 0 var(--space-2) var(--space-4);
`;

const Panel = styled(DialogPanel)`
  max-inline-size: 560px;
`;

const Title = styled("h2")`
  padding: var(--space-3) var(--space-5) var(--space-3);
  font-size: var(--size-l);
`;

const Body = styled(DialogBody)`
  display: grid;
  padding: 0 var(--space-3);
`;

const Item = styled("button")`
  display: flex;
  align-items: center;
  gap: var(--space-4);
  min-block-size: 56px;
  padding: var(--space-2) var(--space-3);
  border: 0;
  border-radius: var(--radius-m);
  background: transparent;
  font-weight: 600;
  text-align: start;
  cursor: pointer;
  &:hover {
    background: var(--sunken);
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  &:active {
    background: var(--signature);
    color: var(--on-signature);
  }
  &[data-dangerous="true"]:not(:active) {
    color: var(--danger);
  }
  & > svg {
    flex: none;
  }
`;

const Dismiss = styled("button")`
  min-block-size: 52px;
  margin: var(--space-2) var(--space-3) var(--space-3);
  border: 0;
  border-radius: var(--radius-m);
  background: var(--sunken);
  font-weight: 700;
  cursor: pointer;
  &:hover {
    box-shadow: inset 0 0 0 1.5px var(--text);
  }
`;
