import { type ComponentType, lazy, Suspense } from "react";
import { navigate } from "wouter/use-browser-location";
import { countOf } from "../../domain/needs-you/needs-you";
import type { AppPorts } from "../effects/base/app-ports.actors";
import { WithNeedsYou } from "../screens/needs-you/with-needs-you";
import { DingsScreen } from "../screens/shell/empty.screens";
import { wireNeedsYou } from "./needs-you.part";

/** The page Dings: the news, and how much waits on Home. */
export const wireDings = (ports: AppPorts): ComponentType => {
  const { machine, session, onReturn } = wireNeedsYou(ports);
  const News = lazy(async () => ({ default: (await import("./dings.part")).wireDingNews(ports) }));
  return () => (
    <WithNeedsYou of={{ machine, session, onReturn }}>
      {({ items, isOpening }) => (
        <DingsScreen
          needsYou={isOpening ? null : countOf(items ?? [])}
          onOpened={navigate}
          news={(empty, lead) => {
            const isQuiet = items?.length === 0;
            return (
              <Suspense>
                <News empty={isQuiet ? empty : null} lead={isQuiet ? lead : null} />
              </Suspense>
            );
          }}
        />
      )}
    </WithNeedsYou>
  );
};
