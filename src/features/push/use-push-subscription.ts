import { useActorRef } from "@xstate/react";
import type { PushSubscriptionMachine } from "../../../machines/push/push-subscription.machine";

/** Runs the push subscription's machine for a page that reports each saved *Got it*. */
export function usePushSubscription(machine: PushSubscriptionMachine) {
  const pushSubscription = useActorRef(machine);
  return { pushSubscription, recordGotIt: () => pushSubscription.send({ type: "got-it.saved" }) };
}
