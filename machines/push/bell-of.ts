import { fromPromise } from "xstate";
import type { BellPermission, BellReading, RingOutcome } from "../../domain/push/bell";
import { bellMachine } from "./bell.machine";

export type Device = {
  reading?: BellReading;
  permission?: BellPermission;
  outcome?: RingOutcome;
};

/** The bell's machine with a fixed device state, for the gallery. Without an outcome saving never ends. */
export const bellOf = ({ reading = { kind: "off" }, permission = "granted", outcome }: Device = {}) =>
  bellMachine.provide({
    actors: {
      readPermission: fromPromise<{ reading: BellReading; wasOffered: boolean }>(async () => ({
        reading,
        wasOffered: false,
      })),
      askPermission: fromPromise(async () => permission),
      ...(outcome && { saveToken: fromPromise(async () => outcome) }),
    },
  });
