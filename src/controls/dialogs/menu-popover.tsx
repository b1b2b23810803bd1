import { Popover, type PopoverProps } from "../../ui/dialogs/popover";
import { type ModalOptions, useModal } from "./use-modal";

export type MenuPopoverProps = Omit<ModalOptions, "isClosable"> &
  Omit<PopoverProps, "phase" | "onCloseRequested">;

export function MenuPopover({ isOpen, onClosed, clock, ...props }: MenuPopoverProps) {
  const { phase, requestClose } = useModal({ isOpen, onClosed, clock });
  return phase === "closed" ? null : <Popover {...props} phase={phase} onCloseRequested={requestClose} />;
}
