import { useActorRef, useSelector } from "@xstate/react";
import { useEffect, useEffectEvent } from "react";
import type { EventDetails } from "../../../../domain/schedule/event/event-fields";
import { selectChange, type UndoNoticeMachine } from "../../../../machines/schedule/undo-notice.machine";

export type { UndoNoticeMachine };

/** Runs the undo notice's machine; calls back after an undo. */
export function useUndoNotice(machine: UndoNoticeMachine, onUndone: (details: EventDetails) => void) {
  const undoNotice = useActorRef(machine);
  const listener = useEffectEvent(onUndone);
  useEffect(() => {
    const subscription = undoNotice.on("event.undone", ({ details }) => listener(details));
    return () => subscription.unsubscribe();
  }, [undoNotice]);
  return { undoNotice, change: useSelector(undoNotice, selectChange) };
}
