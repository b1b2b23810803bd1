import { SidePanel, type SidePanelProps } from "../../ui/dialogs/side-panel";
import { type ModalOptions, useModal } from "./use-modal";

export type PanelDialogProps = ModalOptions &
  Omit<SidePanelProps, "phase" | "onCloseRequested"> & {
    /** Key of the content: a different subject is a new dialog, whose title is focused. */
    subject: string | null;
  };

/** A dialog in a panel next to the page. */
export function PanelDialog({ isOpen, onClosed, clock, subject, ...props }: PanelDialogProps) {
  const { phase, requestClose } = useModal({ isOpen, onClosed, clock, isClosable: props.isClosable });
  return phase === "closed" ? null : (
    <SidePanel key={subject} {...props} phase={phase} onCloseRequested={requestClose} />
  );
}
