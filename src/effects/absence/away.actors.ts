import { awayMachine } from "../../../machines/absence/away.machine";
import type { AppPorts } from "../base/app-ports.actors";
import { withEffects } from "../base/with-effects.effects";
import { awaySender, endAway, readAbsences } from "./absence.effects";

export function awayWith({ client }: Pick<AppPorts, "client">) {
  const sender = awaySender(client, () => crypto.randomUUID());
  return withEffects(awayMachine, {
    readAbsences: () => readAbsences(client),
    planAway: ({ input }) => sender.plan(input),
    saveAway: ({ input }) => sender.save(input),
    endAway: ({ input }) => endAway(client, input.items),
  });
}
