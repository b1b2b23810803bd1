import { timeZoneMachine } from "../../../machines/account/time-zone.machine";
import type { AppPorts } from "../base/app-ports.actors";
import { withEffects } from "../base/with-effects.effects";
import { updateTimeZone, watchZone } from "./time-zone.effects";

export const timeZoneWith = ({ client, session, announce }: AppPorts, page: Window) =>
  withEffects(
    timeZoneMachine,
    {
      watchZone: watchZone(page),
      updateTimeZone: ({ input }) => updateTimeZone(client, (event) => session.send(event), input),
    },
    { announce: (_, announcement) => announce(announcement) },
  );
