import { calendarHref } from "../../domain/calendar-link/lines";
import { lookMachine } from "../../machines/calendar-link/look.machine";
import { effect } from "../effects/base/effect.effects";
import { readLook } from "../effects/calendar-link/look.effects";
import { LookScreen } from "../screens/calendar-link/look.screen";
import type { HousePorts } from "./house-ports";

/** The page behind a guest's link. */
export const wireLook = (page: Window, { client }: Pick<HousePorts, "client">, token: string) => (
  <LookScreen
    token={token}
    calendarHref={calendarHref(`${page.location.origin}/calendar/${token}.ics`)}
    machine={lookMachine.provide({
      actors: { read: effect(({ input }) => readLook(client, input.token)) },
    })}
  />
);
