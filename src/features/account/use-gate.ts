import { useSelector } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import { type gateMachine, selectIsTooYoung } from "../../../machines/account/gate.machine";

export type Gate = ActorRefFrom<typeof gateMachine>;

/** The gate's current step. */
export function useGate(gate: Gate) {
  const { birthday, inbox } = useSelector(gate, (snapshot) => snapshot.children);
  return { birthday, inbox, isTooYoung: useSelector(gate, selectIsTooYoung) };
}
