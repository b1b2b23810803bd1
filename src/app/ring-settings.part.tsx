import type { AppPorts } from "../effects/base/app-ports.actors";
import { ringSettingsWith } from "../effects/dings/ring-settings.actors";
import { pushSubscriptionWith } from "../effects/push/push-subscription.actors";
import { RingSettings, type RingSettingsProps } from "../features/dings/ring-settings";
import { StoppedMail } from "../features/dings/stopped-mail";
import { PushSwitch } from "../features/push/push-switch";

/** What is behind the gear of Dings. */
export function wireRingSettings({ client }: Pick<AppPorts, "client">) {
  const { settings, stoppedMail } = ringSettingsWith({ client });
  const pushSubscription = pushSubscriptionWith(client, window, { asksAll: true });
  return ({ onBlockedPeople }: Pick<RingSettingsProps, "onBlockedPeople">) => (
    <RingSettings
      machine={settings}
      pushSubscription={<PushSwitch machine={pushSubscription} />}
      stoppedMail={<StoppedMail machine={stoppedMail} />}
      onBlockedPeople={onBlockedPeople}
    />
  );
}
