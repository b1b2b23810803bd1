import { fromPromise } from "xstate";
import type { PushPermission, PushReading, RingOutcome } from "../../domain/push/push-subscription";
import { pushSubscriptionMachine } from "./push-subscription.machine";

export type Device = {
  reading?: PushReading;
  permission?: PushPermission;
  outcome?: RingOutcome;
};

/** The push subscription's machine with a fixed device state, for the gallery. Without an outcome saving never ends. */
export const pushSubscriptionOf = ({
  reading = { kind: "off" },
  permission = "granted",
  outcome,
}: Device = {}) =>
  pushSubscriptionMachine.provide({
    actors: {
      readPermission: fromPromise<{ reading: PushReading; wasOffered: boolean }>(async () => ({
        reading,
        wasOffered: false,
      })),
      askPermission: fromPromise(async () => permission),
      ...(outcome && { saveToken: fromPromise(async () => outcome) }),
    },
  });
