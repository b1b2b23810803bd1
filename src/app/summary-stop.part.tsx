import { summaryStopMachine } from "../../machines/dings/summary-stop.machine";
import type { AppPorts } from "../effects/base/app-ports.actors";
import { effect } from "../effects/base/effect.effects";
import { stopSummary } from "../effects/dings/summary-stop.effects";
import { SummaryStopScreen } from "../screens/dings/summary-stop.screen";

/** The page behind a daily summary's last link. */
export const wireSummaryStop = ({ client, announce }: AppPorts, token: string) => (
  <SummaryStopScreen
    token={token}
    machine={summaryStopMachine.provide({
      actors: { stop: effect(({ input }) => stopSummary(client, input.token)) },
      actions: { announce: (_, announcement) => announce(announcement) },
    })}
  />
);
