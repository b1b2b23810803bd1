import { Sheet, type SheetProps } from "../../ui/dialogs/sheet";
import { type ModalOptions, useModal } from "./use-modal";

export type MenuSheetProps = Omit<ModalOptions, "isClosable"> &
  Omit<SheetProps, "phase" | "onCloseRequested">;

export function MenuSheet({ isOpen, onClosed, clock, ...props }: MenuSheetProps) {
  const { phase, requestClose } = useModal({ isOpen, onClosed, clock });
  return phase === "closed" ? null : <Sheet {...props} phase={phase} onCloseRequested={requestClose} />;
}
