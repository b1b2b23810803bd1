import { useActorRef, useSelector } from "@xstate/react";
import { useEffect, useEffectEvent } from "react";
import type { EventDetails } from "../../../../domain/schedule/event/event-fields";
import { selectTold, type ToldMachine } from "../../../../machines/schedule/told.machine";

export type { ToldMachine };

/** Runs the undo notice's chart; calls back after an undo. */
export function useTold(machine: ToldMachine, onUndone: (details: EventDetails) => void) {
  const told = useActorRef(machine);
  const hear = useEffectEvent(onUndone);
  useEffect(() => {
    const subscription = told.on("event.undone", ({ details }) => hear(details));
    return () => subscription.unsubscribe();
  }, [told]);
  return { told, standing: useSelector(told, selectTold) };
}
