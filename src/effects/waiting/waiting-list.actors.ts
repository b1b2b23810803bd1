import { waitingListMachine } from "../../../machines/waiting/waiting-list.machine";
import type { AppPorts } from "../base/app-ports.actors";
import { networkReturns } from "../base/network.effects";
import { withEffects } from "../base/with-effects.effects";
import { waitingListActors } from "./waiting-list.effects";

/** Of *Needs you*. */
export const waitingListWith = (
  { client, announce }: AppPorts,
  isShown?: Parameters<typeof waitingListActors>[2],
) =>
  withEffects(waitingListMachine, {
    ...waitingListActors(client, announce, isShown),
    network: networkReturns(window),
  });
