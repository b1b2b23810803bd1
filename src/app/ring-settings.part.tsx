import type { AppPorts } from "../effects/base/app-ports.actors";
import { ringSettingsWith } from "../effects/dings/ring-settings.actors";
import { bellWith } from "../effects/push/bell.actors";
import { RingSettings, type RingSettingsProps } from "../features/dings/ring-settings";
import { StoppedMail } from "../features/dings/stopped-mail";
import { BellSwitch } from "../features/push/bell-switch";

/** What is behind the gear of Dings. */
export function wireRingSettings({ client }: Pick<AppPorts, "client">) {
  const { settings, stoppedMail } = ringSettingsWith({ client });
  const bell = bellWith(client, window, { asksAll: true });
  return ({ onFoldedPeople }: Pick<RingSettingsProps, "onFoldedPeople">) => (
    <RingSettings
      machine={settings}
      bell={<BellSwitch machine={bell} />}
      stoppedMail={<StoppedMail machine={stoppedMail} />}
      onFoldedPeople={onFoldedPeople}
    />
  );
}
