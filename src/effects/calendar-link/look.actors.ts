import { lookMachine } from "../../../machines/calendar-link/look.machine";
import type { AppPorts } from "../base/app-ports.actors";
import { withEffects } from "../base/with-effects.effects";
import { readLook } from "./look.effects";

export const lookWith = ({ client }: Pick<AppPorts, "client">) =>
  withEffects(lookMachine, { read: ({ input }) => readLook(client, input.token) });
