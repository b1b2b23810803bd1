import { styled } from "goober";
import { type ReactNode, useId, useLayoutEffect } from "react";
import { Button } from "../base/button";
import { CloseIcon } from "../base/icons";
import { DialogBody, DialogFrame, DialogPanel } from "../dialogs/dialog-frame";
import { useModalDialog } from "../dialogs/use-modal-dialog";

export type PickerDialogProps = {
  id: string;
  title: string;
  /** Escape and the backdrop, which may close an open list inside before the dialog. */
  onCloseRequested: () => void;
  onDismissed: () => void;
  /** Head and foot stay visible while the content between them scrolls. */
  head: ReactNode;
  foot: ReactNode;
  children: ReactNode;
};

/** A bottom sheet on phones, a card on wider screens. Opens with the focus on the grid's tab stop. */
export function PickerDialog({ id, title, onCloseRequested, onDismissed, ...parts }: PickerDialogProps) {
  const dialog = useModalDialog({ isClosable: true, onCloseRequested });
  const titleId = useId();
  const { ref } = dialog;

  useLayoutEffect(() => {
    ref.current?.querySelector<HTMLElement>('td[tabindex="0"]')?.focus();
  }, [ref]);

  return (
    <DialogFrame {...dialog} id={id} data-phase="opening" aria-labelledby={titleId}>
      <Panel>
        <Top>
          <h2 id={titleId}>{title}</h2>
          <Button kind="quiet" aria-label="Close" onClick={onDismissed}>
            <CloseIcon />
          </Button>
        </Top>
        <Body>
          {parts.head}
          <Scroll>{parts.children}</Scroll>
          {parts.foot}
        </Body>
      </Panel>
    </DialogFrame>
  );
}

const Panel = styled(DialogPanel)`
  @media (min-width: 480px) {
    align-self: center;
    inline-size: fit-content;
    border-radius: var(--radius-l);
  }
`;

const Top = styled("div")`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  padding-block-start: var(--space-3);
  padding-inline: var(--space-5) var(--space-4);
  & button {
    flex: none;
    padding: 0;
  }
  & h2 {
    min-inline-size: 0;
    font-size: var(--size-l);
    overflow-wrap: anywhere;
  }
`;

/** Scrolls as a whole only when the height is not enough for two rows of days. */
const Body = styled(DialogBody)`
  container-type: inline-size;
  display: flex;
  flex-direction: column;
  gap: var(--space-2);
  inline-size: min(100vw, calc(7 * var(--target) + 2 * var(--space-4)));
  margin-inline: auto;
  padding: var(--space-2) clamp(2px, calc((100vw - 7 * var(--target)) / 2), var(--space-4)) var(--space-4);
  @media (min-width: 480px) {
    inline-size: 448px;
  }
  @media (min-width: 720px) {
    inline-size: calc(14 * var(--target) + var(--space-5) + 2 * var(--space-4));
  }
`;

const Scroll = styled("div")`
  flex: 0 1 calc(9 * (var(--target) + 2px));
  min-block-size: calc(2 * var(--target));
  overflow: hidden auto;
  overscroll-behavior: contain;
  @media (min-width: 720px) {
    flex-basis: calc(6 * (var(--target) + 2px) + 36px);
  }
`;
