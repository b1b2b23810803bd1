import { useActorRef, useSelector } from "@xstate/react";
import { pushCodeTexts } from "../../../domain/push/code-texts";
import { pushTexts } from "../../../domain/push/push-subscription";
import {
  type PushPlace,
  type PushSubscriptionMachine,
  selectIsKnown,
  selectPlace,
  selectRefusal,
} from "../../../machines/push/push-subscription.machine";
import { BellIcon } from "../../ui/base/icons";
import { SettingsLine } from "../../ui/settings/settings-list";
import { SettingsSwitch, SwitchRoom } from "../../ui/settings/settings-switch";

export type PushSwitchProps = { machine: PushSubscriptionMachine };

/** Switch for push on this device. Hidden for people who get no pushes. */
export function PushSwitch({ machine }: PushSwitchProps) {
  const pushSubscription = useActorRef(machine);
  const place = useSelector(pushSubscription, selectPlace);
  const refusal = useSelector(pushSubscription, selectRefusal);
  const isKnown = useSelector(pushSubscription, selectIsKnown);
  if (!isKnown)
    return (
      <SwitchRoom aria-hidden="true">
        <SettingsSwitch
          icon={<BellIcon />}
          label={label}
          hint={hints.off}
          isOn={false}
          onSwitched={() => {}}
        />
      </SwitchRoom>
    );
  if (place === "hidden") return null;
  if (place === "unable") return <SettingsLine icon={<BellIcon />} label={label} value={hints[place]} />;
  return (
    <SettingsSwitch
      icon={<BellIcon />}
      label={label}
      hint={refusal ?? hints[place]}
      isOn={place === "on"}
      isUnavailable={place === "denied" || place === "install" || place === "busy"}
      onSwitched={(isOn) => pushSubscription.send({ type: isOn ? "ring.pressed" : "off.pressed" })}
    />
  );
}

const label = pushTexts.ring;
const hints: Readonly<Record<Exclude<PushPlace, "hidden">, string>> = {
  unable: pushTexts.unable,
  install: `${pushTexts.install} ${pushTexts.installMore}`,
  denied: `${pushTexts.denied} ${pushTexts.deniedMore}`,
  off: pushTexts.off,
  on: pushTexts.on,
  busy: "One moment…",
  silent: pushTexts.silent,
  lost: pushCodeTexts.PUSH_TOKEN_404,
};
