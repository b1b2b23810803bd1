import { useActorRef, useSelector } from "@xstate/react";
import { useEffect, useEffectEvent } from "react";
import type { EventDetails } from "../../../domain/schedule/event-fields";
import { selectTold, type ToldMachine } from "../../../machines/schedule/told.machine";

export type { ToldMachine };

/** What was just done to an event, for as long as it can be undone; says when it was. */
export function useTold(machine: ToldMachine, onUndone: (details: EventDetails) => void) {
  const told = useActorRef(machine);
  const hear = useEffectEvent(onUndone);
  useEffect(() => {
    const subscription = told.on("event.undone", ({ details }) => hear(details));
    return () => subscription.unsubscribe();
  }, [told]);
  return { told, standing: useSelector(told, selectTold) };
}
