import { useActorRef } from "@xstate/react";
import type { BellMachine } from "../../../machines/push/bell.machine";

/** Runs the bell's machine for a page that reports each saved *Got it*. */
export function useBell(machine: BellMachine) {
  const bell = useActorRef(machine);
  return { bell, noteGotIt: () => bell.send({ type: "got-it.saved" }) };
}
