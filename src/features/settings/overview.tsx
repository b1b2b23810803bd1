import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import type { ActorRefFrom } from "xstate";
import type { User } from "../../../domain/account/user";
import { farewellTexts } from "../../../domain/account-deletion/farewell";
import { ownDataTexts } from "../../../domain/account-deletion/own-data";
import type { Clock } from "../../../domain/dates/clock";
import { ringTexts } from "../../../domain/dings/ring-settings";
import type { Appearance } from "../../../domain/settings/appearance";
import type { appearanceMachine } from "../../../machines/settings/appearance.machine";
import type { clockMachine } from "../../../machines/settings/clock.machine";
import { selectValue } from "../../../machines/settings/device-choice.setup";
import { selectHasFamily, type settingsMachine } from "../../../machines/settings/settings.machine";
import { Avatar } from "../../ui/account/avatar";
import * as icons from "../../ui/base/icons";
import { Choices, Person, SettingsGroup, SettingsLine, SettingsList } from "../../ui/settings/settings-list";
import { ConsentSwitch, type ConsentSwitchProps } from "./consent-switch";

export type OverviewProps = {
  settings: ActorRefFrom<typeof settingsMachine>;
  appearance: ActorRefFrom<typeof appearanceMachine>;
  clock: ActorRefFrom<typeof clockMachine>;
  me: User;
  /** Left out if no statistics are configured. */
  consent?: ConsentSwitchProps["consent"] | undefined;
  /** The push switch of this device. */
  pushSubscription: ReactNode;
  onFamilyOpened: () => void;
  onNotificationsOpened: () => void;
};

/** The list of settings, and the ways to sign out. */
export function Overview({
  settings,
  appearance,
  clock,
  consent,
  pushSubscription,
  me,
  onFamilyOpened,
  onNotificationsOpened,
}: OverviewProps) {
  const hasFamily = useSelector(settings, selectHasFamily);
  return (
    <SettingsList>
      <Person>
        <Avatar user={me} name={me.full_name} size={64} />
        <span>
          <b>{me.full_name}</b>
          <small>@{me.drip_name}</small>
        </span>
      </Person>
      <SettingsLine
        icon={<icons.EditIcon />}
        label="Name and drip name"
        onPressed={() => settings.send({ type: "profile.pressed" })}
      />
      {hasFamily && <SettingsLine icon={<icons.CrewIcon />} label="Family" onPressed={onFamilyOpened} />}
      <SettingsLine icon={<icons.MailIcon />} label="E-mail address" value={me.email_address} />
      <SettingsLine
        icon={<icons.WorldIcon />}
        label="Time zone"
        value={`${me.time_zone ?? "Not known yet"} · follows your device`}
      />
      <Choices
        legend="Appearance"
        name="appearance"
        options={[
          { value: "system", label: "Device", icon: <icons.DeviceIcon size={20} /> },
          { value: "light", label: "Light", icon: <icons.SunIcon size={20} /> },
          { value: "dark", label: "Dark", icon: <icons.MoonIcon size={20} /> },
        ]}
        value={useSelector(appearance, selectValue<Appearance>)}
        onChosen={(value) => appearance.send({ type: "choice.made", value })}
      />
      <Choices
        legend="Clock"
        name="clock"
        options={[
          { value: "device", label: "Device", icon: <icons.DeviceIcon size={20} /> },
          { value: "12", label: "5:30 pm", icon: <icons.ClockIcon size={20} /> },
          { value: "24", label: "17:30", icon: <icons.ClockIcon size={20} /> },
        ]}
        value={useSelector(clock, selectValue<Clock>)}
        onChosen={(value) => clock.send({ type: "choice.made", value })}
      />
      {pushSubscription}
      <SettingsLine
        icon={<icons.BellIcon />}
        label={ringTexts.title}
        value={ringTexts.what}
        onPressed={onNotificationsOpened}
      />
      {consent && <ConsentSwitch consent={consent} />}
      <SettingsLine
        icon={<icons.LockIcon />}
        label="Change password"
        onPressed={() => settings.send({ type: "password.pressed" })}
      />
      <SettingsLine
        icon={<icons.DeviceIcon />}
        label="Where you're signed in"
        onPressed={() => settings.send({ type: "sessions.pressed" })}
      />
      <SettingsLine
        icon={<icons.LogOutIcon />}
        label="Sign out"
        isAction
        onPressed={() => settings.send({ type: "sign-out.pressed" })}
      />
      <SettingsLine
        icon={<icons.LogOutIcon />}
        label="Sign out everywhere"
        isDangerous
        onPressed={() => settings.send({ type: "sign-out-everywhere.pressed" })}
      />
      <SettingsGroup>Help and rules</SettingsGroup>
      <SettingsLine icon={<icons.QuestionIcon />} label="Help" href="/help" />
      <SettingsLine icon={<icons.LockIcon />} label="Privacy" href="/privacy" />
      <SettingsLine icon={<icons.InfoIcon />} label="Terms" href="/terms" />
      <SettingsGroup>Your data</SettingsGroup>
      <SettingsLine
        icon={<icons.DownloadIcon />}
        label="Get a copy of my data"
        value={ownDataTexts.what}
        onPressed={() => settings.send({ type: "copy.pressed" })}
      />
      <SettingsLine
        icon={<icons.DeleteIcon />}
        label={farewellTexts.row}
        isDangerous
        onPressed={() => settings.send({ type: "farewell.pressed" })}
      />
    </SettingsList>
  );
}
