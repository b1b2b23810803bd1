import { styled } from "goober";
import { type ReactNode, useState } from "react";
import { ModalDialog, type ModalDialogProps } from "../controls/dialogs/modal-dialog";
import { Button } from "../ui/base/button";
import { TextField } from "../ui/fields/text-field";
import type { GalleryEntry } from "./entry";

type DemoProps = Omit<ModalDialogProps, "isOpen" | "onClosed" | "children"> & {
  isOpenFirst?: boolean;
  opener?: string;
  children?: ReactNode;
};

function Demo({ isOpenFirst = true, opener = "Open dialog", children, ...props }: DemoProps) {
  const [isOpen, setOpen] = useState(isOpenFirst);
  return (
    <>
      <Button kind="secondary" onClick={() => setOpen(true)}>
        {opener}
      </Button>
      <ModalDialog {...props} isOpen={isOpen} onClosed={() => setOpen(false)}>
        {children}
        <Actions>
          {props.isClosable === false ? null : (
            <Button kind="quiet" onClick={() => setOpen(false)}>
              Cancel
            </Button>
          )}
          <Button onClick={() => setOpen(false)}>Save</Button>
        </Actions>
      </ModalDialog>
    </>
  );
}

function Handle() {
  const [text, setText] = useState("");
  return <TextField label="Drip name" name="name" isRequired max={15} value={text} onEntered={setText} />;
}

const text =
  "Everyone on the team sees the lineup. You can change it until the game starts, and the coach gets a ding.";

export const modalEntry: GalleryEntry = {
  name: "Modal dialog",
  group: "Overlays",
  states: [
    {
      name: "Closable",
      render: () => (
        <Demo title="Save the lineup?" description={text}>
          <Handle />
        </Demo>
      ),
    },
    {
      name: "With handle",
      render: () => (
        <Demo title="Save the lineup?" hasHandle>
          <p>{text}</p>
        </Demo>
      ),
    },
    {
      name: "Not closable",
      render: () => (
        <Demo title="Claim your drip name" description="It's yours alone on Drip." isClosable={false}>
          <Handle />
        </Demo>
      ),
    },
    {
      name: "Long content",
      render: () => (
        <Demo title="House rules" hasHandle>
          <Long />
        </Demo>
      ),
    },
    {
      name: "One above another",
      render: () => (
        <Demo title="Lineup">
          <Demo title="Bench" opener="Open another">
            <p>{text}</p>
          </Demo>
        </Demo>
      ),
    },
    {
      name: "Try: over a long page",
      render: () => (
        <>
          <Long />
          <Demo title="Lineup" hasHandle isOpenFirst={false}>
            <Handle />
            <Demo title="Bench" opener="Open another" isOpenFirst={false} />
          </Demo>
          <Long />
        </>
      ),
    },
    {
      name: "Try: not closable",
      render: () => (
        <Demo title="Claim your drip name" isClosable={false} isOpenFirst={false}>
          <Handle />
        </Demo>
      ),
    },
  ],
};

const Long = () => (
  <Lines>
    {Array.from({ length: 24 }, (_, index) => (
      <p key={String(index)}>
        {index + 1}. {text}
      </p>
    ))}
  </Lines>
);

const Lines = styled("div")`
  display: grid;
  gap: var(--space-3);
  padding-block: var(--space-3);
`;

const Actions = styled("div")`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--space-3);
  padding-block-start: var(--space-4);
`;
