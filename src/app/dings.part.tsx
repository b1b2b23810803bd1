import { lazy } from "react";
import { allReadMachine } from "../../machines/dings/all-read.machine";
import { dingListMachine } from "../../machines/dings/ding-list.machine";
import type { AppPorts } from "../effects/base/app-ports.actors";
import { networkReturns } from "../effects/base/network.effects";
import { dingActors } from "../effects/dings/dings.effects";
import { DingNews, type DingNewsProps } from "../screens/dings/ding-news.screen";

/** Implements the placeholder actors of the news on the page Dings. */
export function wireDingNews({ client, session, announce }: AppPorts) {
  const { list, markAll } = dingActors(client, (pings) => session.send({ type: "pings.counted", pings }));
  const network = networkReturns(window);
  const charts: Omit<DingNewsProps, Given> = {
    session,
    machine: dingListMachine.provide({ actors: { ...list, network } }),
    allRead: allReadMachine.provide({
      actors: { markAll },
      actions: {
        sayRefusal: (_, outcome) => {
          if (outcome.kind === "refused") announce({ tone: "error", text: outcome.text });
        },
      },
    }),
    Settings: lazy(async () => ({
      default: (await import("./ring-settings.part")).wireRingSettings({ client }),
    })),
  };
  return (given: Pick<DingNewsProps, Given>) => <DingNews {...charts} {...given} />;
}

type Given = "empty" | "lead";
