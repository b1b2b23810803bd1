import { summaryStopMachine } from "../../machines/dings/summary-stop.machine";
import { effect } from "../effects/base/effect.effects";
import { stopSummary } from "../effects/dings/summary-stop.effects";
import { SummaryStopScreen } from "../screens/dings/summary-stop.screen";
import type { HousePorts } from "./house-ports";

/** The page behind a daily summary's last link. */
export const wireSummaryStop = ({ client, announce }: HousePorts, token: string) => (
  <SummaryStopScreen
    token={token}
    machine={summaryStopMachine.provide({
      actors: { stop: effect(({ input }) => stopSummary(client, input.token)) },
      actions: { announce: (_, announcement) => announce(announcement) },
    })}
  />
);
