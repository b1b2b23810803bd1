import { useActorRef, useSelector } from "@xstate/react";
import { bellTexts } from "../../../domain/push/bell";
import { pushCodeTexts } from "../../../domain/push/code-texts";
import {
  type BellMachine,
  type BellPlace,
  selectPlace,
  selectRefusal,
} from "../../../machines/push/bell.machine";
import { BellIcon } from "../../ui/base/icons";
import { SettingsLine } from "../../ui/settings/settings-list";
import { SettingsSwitch } from "../../ui/settings/settings-switch";

export type BellSwitchProps = { machine: BellMachine };

/** Switch for push on this device. Hidden for people who get no pushes. */
export function BellSwitch({ machine }: BellSwitchProps) {
  const bell = useActorRef(machine);
  const place = useSelector(bell, selectPlace);
  const refusal = useSelector(bell, selectRefusal);
  if (place === "hidden") return null;
  if (place === "unable") return <SettingsLine icon={<BellIcon />} label={label} value={hints[place]} />;
  return (
    <SettingsSwitch
      icon={<BellIcon />}
      label={label}
      hint={refusal ?? hints[place]}
      isOn={place === "on"}
      isUnavailable={place === "denied" || place === "install" || place === "busy"}
      onSwitched={(isOn) => bell.send({ type: isOn ? "ring.pressed" : "off.pressed" })}
    />
  );
}

const label = bellTexts.ring;
const hints: Readonly<Record<Exclude<BellPlace, "hidden">, string>> = {
  unable: bellTexts.unable,
  install: `${bellTexts.install} ${bellTexts.installMore}`,
  denied: `${bellTexts.denied} ${bellTexts.deniedMore}`,
  off: bellTexts.off,
  on: bellTexts.on,
  busy: "One moment…",
  silent: bellTexts.silent,
  lost: pushCodeTexts.PUSH_TOKEN_404,
};
