import { toldFamilyMachine } from "../../../machines/schedule/told-family.machine";
import type { AppPorts } from "../base/app-ports.actors";
import { withEffects } from "../base/with-effects.effects";
import { tellFamily, untellFamily } from "./told-family.effects";

/** *Told them*, wherever a family's row stands. */
export const toldFamilyWith = ({ client }: Pick<AppPorts, "client">) =>
  withEffects(toldFamilyMachine, {
    tell: ({ input }) => tellFamily(client, input),
    untell: ({ input }) => untellFamily(client, input),
  });
