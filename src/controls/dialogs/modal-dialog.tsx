import { Modal, type ModalProps } from "../../ui/dialogs/modal";
import { type ModalOptions, useModal } from "./use-modal";

export type ModalDialogProps = ModalOptions & Omit<ModalProps, "phase" | "onCloseRequested">;

export function ModalDialog({ isOpen, onClosed, clock, ...props }: ModalDialogProps) {
  const { phase, requestClose } = useModal({ isOpen, onClosed, clock, isClosable: props.isClosable });
  return phase === "closed" ? null : <Modal {...props} phase={phase} onCloseRequested={requestClose} />;
}
