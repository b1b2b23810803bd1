import { toldFamilyMachine } from "../../machines/schedule/told-family.machine";
import { effect } from "../effects/base/effect.effects";
import { serverClockOf } from "../effects/schedule/server-clock.effects";
import { tellFamily, untellFamily } from "../effects/schedule/told-family.effects";
import type { HousePorts } from "./house-ports";

/** *Told them*, wherever a family's row stands. */
export const openTold = ({ client }: Pick<HousePorts, "client">) => ({
  machine: toldFamilyMachine.provide({
    actors: {
      tell: effect(({ input }) => tellFamily(client, input)),
      untell: effect(({ input }) => untellFamily(client, input)),
    },
  }),
  now: serverClockOf(client).now,
});
