import { ringSettingsMachine } from "../../machines/dings/ring-settings.machine";
import { stoppedMailMachine } from "../../machines/dings/stopped-mail.machine";
import type { AppPorts } from "../effects/base/app-ports.actors";
import { networkReturns } from "../effects/base/network.effects";
import { ringSettingsActors } from "../effects/dings/ring-settings.effects";
import { stoppedMailActors } from "../effects/dings/stopped-mail.effects";
import { RingSettings, type RingSettingsProps } from "../features/dings/ring-settings";
import { StoppedMail } from "../features/dings/stopped-mail";
import { BellSwitch } from "../features/push/bell-switch";
import { openBell } from "./bell.part";

/** Implements the placeholder actors of what is behind the gear of Dings. */
export function wireRingSettings({ client }: Pick<AppPorts, "client">) {
  const network = networkReturns(window);
  const settings = ringSettingsMachine.provide({ actors: { ...ringSettingsActors(client), network } });
  const stoppedMail = stoppedMailMachine.provide({ actors: { ...stoppedMailActors(client), network } });
  const bell = openBell(client, window, { asksAll: true });
  return ({ onFoldedPeople }: Pick<RingSettingsProps, "onFoldedPeople">) => (
    <RingSettings
      machine={settings}
      bell={<BellSwitch machine={bell} />}
      stoppedMail={<StoppedMail machine={stoppedMail} />}
      onFoldedPeople={onFoldedPeople}
    />
  );
}
