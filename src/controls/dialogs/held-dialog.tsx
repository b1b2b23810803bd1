import { type ReactNode, useEffect, useState } from "react";
import { ModalDialog, type ModalDialogProps } from "./modal-dialog";

/** A dialog that cannot be closed while a request is in progress, as its content reports by `hold`. */
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

/** Keeps the dialog open while a request is in progress. */
export function useHold(hold: (isHeld: boolean) => void, isHeld: boolean) {
  useEffect(() => {
    hold(isHeld);
    return () => hold(false);
  }, [hold, isHeld]);
}
