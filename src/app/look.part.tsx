import { calendarHref } from "../../domain/calendar-link/lines";
import { lookMachine } from "../../machines/calendar-link/look.machine";
import type { AppPorts } from "../effects/base/app-ports.actors";
import { effect } from "../effects/base/effect.effects";
import { readLook } from "../effects/calendar-link/look.effects";
import { LookScreen } from "../screens/calendar-link/look.screen";

/** The page behind a guest's link. */
export const wireLook = (page: Window, { client }: Pick<AppPorts, "client">, token: string) => (
  <LookScreen
    token={token}
    calendarHref={calendarHref(`${page.location.origin}/calendar/${token}.ics`)}
    machine={lookMachine.provide({
      actors: { read: effect(({ input }) => readLook(client, input.token)) },
    })}
  />
);
