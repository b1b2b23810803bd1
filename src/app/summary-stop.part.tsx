import type { AppPorts } from "../effects/base/app-ports.actors";
import { summaryStopWith } from "../effects/dings/summary-stop.actors";
import { SummaryStopScreen } from "../screens/dings/summary-stop.screen";

/** The page behind a daily summary's last link. */
export const wireSummaryStop = (ports: AppPorts, token: string) => (
  <SummaryStopScreen token={token} machine={summaryStopWith(ports)} />
);
