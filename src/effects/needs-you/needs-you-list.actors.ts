import { needsYouListMachine } from "../../../machines/needs-you/needs-you-list.machine";
import type { AppPorts } from "../base/app-ports.actors";
import { networkReturns } from "../base/network.effects";
import { withEffects } from "../base/with-effects.effects";
import { needsYouListActors } from "./needs-you-list.effects";

/** Of *Needs you*. */
export const needsYouListWith = (
  { client, announce }: AppPorts,
  isShown?: Parameters<typeof needsYouListActors>[2],
) =>
  withEffects(needsYouListMachine, {
    ...needsYouListActors(client, announce, isShown),
    network: networkReturns(window),
  });
