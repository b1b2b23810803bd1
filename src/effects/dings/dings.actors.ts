import { allReadMachine } from "../../../machines/dings/all-read.machine";
import { dingListMachine } from "../../../machines/dings/ding-list.machine";
import type { AppPorts } from "../base/app-ports.actors";
import { networkReturns } from "../base/network.effects";
import { withEffects } from "../base/with-effects.effects";
import { dingActors } from "./dings.effects";

/** Of the news on the page Dings. */
export function dingsWith({ client, session, announce }: AppPorts) {
  const { list, markAll } = dingActors(client, (pings) => session.send({ type: "pings.counted", pings }));
  return {
    machine: withEffects(dingListMachine, { ...list, network: networkReturns(window) }),
    allRead: withEffects(
      allReadMachine,
      { markAll },
      {
        showRefusal: (_, outcome) => {
          if (outcome.kind === "refused") announce({ tone: "error", text: outcome.text });
        },
      },
    ),
  };
}
