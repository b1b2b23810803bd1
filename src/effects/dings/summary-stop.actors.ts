import { summaryStopMachine } from "../../../machines/dings/summary-stop.machine";
import type { AppPorts } from "../base/app-ports.actors";
import { withEffects } from "../base/with-effects.effects";
import { stopSummary } from "./summary-stop.effects";

export const summaryStopWith = ({ client, announce }: Pick<AppPorts, "client" | "announce">) =>
  withEffects(
    summaryStopMachine,
    { stop: ({ input }) => stopSummary(client, input.token) },
    { announce: (_, announcement) => announce(announcement) },
  );
