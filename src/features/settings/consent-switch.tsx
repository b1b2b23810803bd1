import { useSelector } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import {
  type ConsentPlace,
  type consentMachine,
  selectConsent,
} from "../../../machines/settings/consent.machine";
import { PollIcon } from "../../ui/base/icons";
import { SettingsLine } from "../../ui/settings/settings-list";
import { SettingsSwitch } from "../../ui/settings/settings-switch";

export type ConsentSwitchProps = { consent: ActorRefFrom<typeof consentMachine> };

/** Consent to usage statistics on this device. Hidden if the server has none configured. */
export function ConsentSwitch({ consent }: ConsentSwitchProps) {
  const place = useSelector(consent, selectConsent);
  if (place === "unmeasured") return <SettingsLine icon={<PollIcon />} label={label} value={hints[place]} />;
  return (
    <SettingsSwitch
      icon={<PollIcon />}
      label={label}
      hint={hints[place]}
      isOn={place === "given"}
      isUnavailable={place === "optedOut"}
      onSwitched={(isOn) => consent.send({ type: isOn ? "consent.given" : "consent.withdrawn" })}
    />
  );
}

const label = "Usage statistics";
const hints: Readonly<Record<ConsentPlace, string>> = {
  unmeasured: "Nothing is counted here. Nothing to switch off.",
  optedOut: "Off. Your browser asks sites not to track you, so we don't.",
  withheld: "Off for this device. Turn on to count screens, sign-ups and claimed names, never who.",
  given: "On for this device. We count screens, sign-ups and claimed names, never who or what.",
};
