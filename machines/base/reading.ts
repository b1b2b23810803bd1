import { onFault } from "./fault.actions";
import { outcomeOf } from "./outcomes";

/** Transitions after a read: the resource is gone, could not be read, or was read. */
export const afterReading = <
  Gone extends string,
  Failed extends string,
  Read extends string,
  Keep extends string,
>(
  to: { gone: Gone; failed: Failed; read: Read },
  keep: Keep,
) =>
  ({
    onDone: [
      { guard: { type: "isGone", params: outcomeOf }, target: to.gone },
      {
        guard: { type: "isRefused", params: outcomeOf },
        target: to.failed,
        actions: { type: "setFault", params: outcomeOf },
      },
      { target: to.read, actions: { type: keep, params: outcomeOf } },
    ],
    onError: onFault(to.failed),
  }) as const;
