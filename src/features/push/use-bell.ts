import { useActorRef } from "@xstate/react";
import type { BellMachine } from "../../../machines/push/bell.machine";

/** The bell beside a page that says when a *Got it* was saved. */
export function useBell(machine: BellMachine) {
  const bell = useActorRef(machine);
  return { bell, noteGotIt: () => bell.send({ type: "got-it.saved" }) };
}
