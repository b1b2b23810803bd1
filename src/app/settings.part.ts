import { lazy } from "react";
import { readUnsent } from "../../domain/outbox/unsent";
import { createSafeStorage } from "../effects/base/storage.effects";
import { unsentKey } from "../effects/outbox/unsent-key.effects";
import { pushSubscriptionWith } from "../effects/push/push-subscription.actors";
import { type SettingsPorts, settingsWith } from "../effects/settings/settings.actors";
import type { IdentityPort } from "../identity/port";
import type { SettingsProps } from "../screens/settings/settings.screen";

type Ports = Pick<SettingsProps, "appearance" | "clock" | "consent"> &
  SettingsPorts & { identity: IdentityPort };

export function wireSettings({ appearance, clock, consent, identity, ...ports }: Ports): SettingsProps {
  const { client, session, announce } = ports;
  const machine = settingsWith(ports);
  const Family = lazy(async () => ({
    default: (await import("./family.part")).wireFamily({ client, session, announce }),
  }));
  const ownData = { client, announce, identity };
  const Copy = lazy(async () => ({ default: (await import("./own-data.part")).wireCopy(ownData) }));
  const Farewell = lazy(async () => ({
    default: (await import("./own-data.part")).wireFarewell(ownData),
  }));
  const storage = createSafeStorage(() => window.localStorage);
  const countUnsent = () => readUnsent(storage.read(unsentKey));
  const pushSubscription = pushSubscriptionWith(client, window, { asksAll: true });
  return {
    session,
    appearance,
    clock,
    consent,
    machine,
    pushSubscription,
    countUnsent,
    Family,
    Copy,
    Farewell,
  };
}
