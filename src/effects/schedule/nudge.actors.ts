import { nudgeMachine } from "../../../machines/schedule/nudge.machine";
import type { AppPorts } from "../base/app-ports.actors";
import { withEffects } from "../base/with-effects.effects";
import { nudge } from "./nudge.effects";

export const nudgeWith = ({ client }: Pick<AppPorts, "client">) =>
  withEffects(nudgeMachine, { nudge: ({ input }) => nudge(client, input, crypto.randomUUID()) });
