import { calendarHref } from "../../domain/calendar-link/lines";
import type { AppPorts } from "../effects/base/app-ports.actors";
import { lookWith } from "../effects/calendar-link/look.actors";
import { showClock } from "../effects/settings/clock.effects";
import { LookScreen } from "../screens/calendar-link/look.screen";

/** The page behind a guest's link. */
export const wireLook = (page: Window, ports: Pick<AppPorts, "client">, token: string) => {
  showClock(window);
  return (
    <LookScreen
      token={token}
      calendarHref={calendarHref(`${page.location.origin}/calendar/${token}.ics`)}
      machine={lookWith(ports)}
    />
  );
};
