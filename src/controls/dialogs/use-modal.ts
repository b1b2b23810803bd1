import { useActorRef, useSelector } from "@xstate/react";
import { useEffect, useEffectEvent } from "react";
import type { ActorOptions, AnyActorLogic } from "xstate";
import { modalMachine, selectPhase } from "../../../machines/dialogs/modal.machine";

export type ModalOptions = {
  isOpen: boolean;
  isClosable?: boolean | undefined;
  /** Called when it was closed and has faded out. */
  onClosed: () => void;
  clock?: ActorOptions<AnyActorLogic>["clock"];
};

/** Runs a dialog's machine in step with the caller's `isOpen`. */
export function useModal({ isOpen, isClosable = true, onClosed, clock }: ModalOptions) {
  const actor = useActorRef(modalMachine, { input: { isClosable }, ...(clock ? { clock } : {}) });
  const phase = useSelector(actor, selectPhase);
  const reportClosed = useEffectEvent(() => {
    if (isOpen) onClosed();
  });

  useEffect(() => actor.send({ type: isOpen ? "modal.opened" : "modal.closed" }), [actor, isOpen]);
  useEffect(() => actor.send({ type: "closability.changed", isClosable }), [actor, isClosable]);
  useEffect(() => {
    const subscription = actor.on("modal.gone", () => reportClosed());
    return () => subscription.unsubscribe();
  }, [actor]);

  return { phase, requestClose: () => actor.send({ type: "close.requested" }) };
}
