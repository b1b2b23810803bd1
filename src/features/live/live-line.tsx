import { useActorRef } from "@xstate/react";
import type { LiveMachine } from "../../../machines/live/live.machine";

/** Keeps the live line while mounted. Renders nothing. */
export function LiveLine({ machine }: { machine: LiveMachine }) {
  useActorRef(machine);
  return null;
}
