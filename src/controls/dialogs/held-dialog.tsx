import { type ReactNode, useEffect, useState } from "react";
import { ModalDialog, type ModalDialogProps } from "./modal-dialog";

/** A dialog that stays open until it is known what became of what it sent: `hold` says whether something is on its way. */
export type HeldDialogProps = Omit<ModalDialogProps, "isClosable" | "children"> & {
  children: (hold: (isHeld: boolean) => void) => ReactNode;
};

export function HeldDialog({ children, ...props }: HeldDialogProps) {
  const [isHeld, setHeld] = useState(false);
  return (
    <ModalDialog {...props} isClosable={!isHeld}>
      {children(setHeld)}
    </ModalDialog>
  );
}

/** Holds the dialog while something is on its way. */
export function useHold(hold: (isHeld: boolean) => void, isHeld: boolean) {
  useEffect(() => {
    hold(isHeld);
    return () => hold(false);
  }, [hold, isHeld]);
}
