import { awayEndMachine } from "../../../machines/absence/away-end.machine";
import type { AppPorts } from "../base/app-ports.actors";
import { withEffects } from "../base/with-effects.effects";
import { endAway } from "./absence.effects";

export const awayEndWith = ({ client }: Pick<AppPorts, "client">) =>
  withEffects(awayEndMachine, { endAway: ({ input }) => endAway(client, input.items) });
