import { needsYouListMachine } from "../../../machines/needs-you/needs-you-list.machine";
import type { AppPorts } from "../base/app-ports.actors";
import { withEffects } from "../base/with-effects.effects";
import { networkOrSchedule } from "../live/schedule-news.effects";
import { needsYouListActors } from "./needs-you-list.effects";

/** Of *Needs you*. */
export const needsYouListWith = (
  { client, announce, line }: AppPorts,
  isShown?: Parameters<typeof needsYouListActors>[2],
) =>
  withEffects(needsYouListMachine, {
    ...needsYouListActors(client, announce, isShown),
    network: networkOrSchedule(window, line),
  });
