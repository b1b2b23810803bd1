import { teamFormMachine } from "../../../machines/team/team-form.machine";
import type { Client } from "../../api/client";
import { withEffects } from "../base/with-effects.effects";
import { saveTeam } from "./team-form.effects";

export function teamFormWith(client: Client) {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return withEffects(teamFormMachine, { save: ({ input }) => saveTeam(client, timeZone, input) });
}
