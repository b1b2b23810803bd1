import { ringSettingsMachine } from "../../../machines/dings/ring-settings.machine";
import { stoppedMailMachine } from "../../../machines/dings/stopped-mail.machine";
import type { AppPorts } from "../base/app-ports.actors";
import { networkReturns } from "../base/network.effects";
import { withEffects } from "../base/with-effects.effects";
import { ringSettingsActors } from "./ring-settings.effects";
import { stoppedMailActors } from "./stopped-mail.effects";

export function ringSettingsWith({ client }: Pick<AppPorts, "client">) {
  const network = networkReturns(window);
  return {
    settings: withEffects(ringSettingsMachine, { ...ringSettingsActors(client), network }),
    stoppedMail: withEffects(stoppedMailMachine, { ...stoppedMailActors(client), network }),
  };
}
