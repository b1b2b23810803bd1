import { toldFamilyMachine } from "../../machines/schedule/told-family.machine";
import type { AppPorts } from "../effects/base/app-ports.actors";
import { effect } from "../effects/base/effect.effects";
import { serverClockOf } from "../effects/schedule/server-clock.effects";
import { tellFamily, untellFamily } from "../effects/schedule/told-family.effects";

/** *Told them*, wherever a family's row stands. */
export const openTold = ({ client }: Pick<AppPorts, "client">) => ({
  machine: toldFamilyMachine.provide({
    actors: {
      tell: effect(({ input }) => tellFamily(client, input)),
      untell: effect(({ input }) => untellFamily(client, input)),
    },
  }),
  now: serverClockOf(client).now,
});
