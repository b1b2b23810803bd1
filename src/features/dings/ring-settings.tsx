import { useActorRef, useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { hourText } from "../../../domain/dates/clock";
import type { RingSettingsRequest } from "../../../domain/dings/ding-outcomes";
import {
  chatRings,
  clockChoices,
  digestHint,
  type OptionalMail,
  ringTexts,
  withMail,
} from "../../../domain/dings/ring-settings";
import { blockedTexts } from "../../../domain/report/report-texts";
import {
  type ringSettingsMachine,
  selectRefusal,
  selectRings,
} from "../../../machines/dings/ring-settings.machine";
import { Button } from "../../ui/base/button";
import { BellIcon, CrewIcon, MailIcon, MoonIcon } from "../../ui/base/icons";
import { Muted, Stack } from "../../ui/base/page";
import { Skeleton } from "../../ui/base/skeleton";
import { Select } from "../../ui/fields/select";
import { Choices, SettingsGroup, SettingsLine, SettingsList } from "../../ui/settings/settings-list";
import { SettingsSwitch } from "../../ui/settings/settings-switch";

export type RingSettingsProps = {
  machine: typeof ringSettingsMachine;
  /** The push switch of this device. */
  pushSubscription: ReactNode;
  /** The teams that do not mail; nothing if all do. */
  stoppedMail: ReactNode;
  onBlockedPeople: () => void;
};

/** Notifications, and when. Each choice is saved at once. */
export function RingSettings({ machine, pushSubscription, stoppedMail, onBlockedPeople }: RingSettingsProps) {
  const actor = useActorRef(machine);
  const rings = useSelector(actor, selectRings);
  const refusal = useSelector(actor, selectRefusal);
  const choose = (change: Partial<RingSettingsRequest>) =>
    actor.send({ type: "rings.chosen", rings: change });
  const isRead = rings !== null || refusal !== null;
  return (
    <Stack $gap={4}>
      <SettingsList>
        {pushSubscription}
        {rings && (
          <>
            <Choices
              legend={ringTexts.chat}
              name="talk"
              options={chatRings.map((value) => ({
                value,
                label: ringTexts.chatChoices[value],
                icon: null,
              }))}
              value={rings.talk}
              onChosen={(talk) => choose({ talk })}
            />
            <SettingsSwitch
              icon={<BellIcon />}
              label={ringTexts.posts}
              hint={ringTexts.postsHint}
              isOn={rings.posts ?? true}
              onSwitched={(posts) => choose({ posts })}
            />
            <SettingsSwitch
              icon={<MoonIcon />}
              label={ringTexts.quiet}
              hint={ringTexts.quietHint}
              isOn={rings.is_quiet}
              onSwitched={(is_quiet) => choose({ is_quiet })}
            />
            {rings.is_quiet && <QuietTimes rings={rings} onChosen={choose} />}
          </>
        )}
        {isRead && (
          <SettingsLine icon={<CrewIcon />} label={blockedTexts.title} onPressed={onBlockedPeople} />
        )}
        {rings && <MailKinds rings={rings} onChosen={choose} />}
      </SettingsList>
      {!isRead && <Skeleton rows={12} label={ringTexts.opening} />}
      {refusal && <Muted role="alert">{refusal}</Muted>}
      {rings === null && refusal !== null && (
        <Button kind="secondary" onClick={() => actor.send({ type: "retry.pressed" })}>
          Try again
        </Button>
      )}
      {stoppedMail}
    </Stack>
  );
}

type MailKindsProps = QuietTimesProps;

/** Which mails come. What is left out of the summary is asked only of those who get one. */
function MailKinds({ rings, onChosen }: MailKindsProps) {
  const muted = rings.muted_mails ?? [];
  const kindSwitch = (kind: OptionalMail) => (
    <SettingsSwitch
      icon={<MailIcon />}
      label={ringTexts.mails[kind]}
      hint={ringTexts.mailHints[kind]}
      isOn={!muted.includes(kind)}
      onSwitched={(isOn) => onChosen({ muted_mails: withMail(muted, kind, isOn) })}
    />
  );
  return (
    <>
      <SettingsGroup>{ringTexts.mail}</SettingsGroup>
      <Muted>{ringTexts.mailAlways}</Muted>
      {kindSwitch("answers")}
      <SettingsSwitch
        icon={<MailIcon />}
        label={ringTexts.digest}
        hint={digestHint()}
        isOn={rings.digest === "daily"}
        onSwitched={(isOn) => onChosen({ digest: isOn ? "daily" : "never" })}
      />
      {rings.digest === "daily" && (
        <>
          {kindSwitch("messages")}
          {kindSwitch("posts")}
        </>
      )}
    </>
  );
}

type QuietTimesProps = {
  rings: RingSettingsRequest;
  onChosen: (change: Partial<RingSettingsRequest>) => void;
};

/** The other time is not offered: quiet hours need an end. */
function QuietTimes({ rings, onChosen }: QuietTimesProps) {
  return (
    <>
      <ClockSelect
        label={ringTexts.from}
        value={rings.quiet_from}
        other={rings.quiet_to}
        onChosen={(quiet_from) => onChosen({ quiet_from })}
      />
      <ClockSelect
        label={ringTexts.to}
        value={rings.quiet_to}
        other={rings.quiet_from}
        onChosen={(quiet_to) => onChosen({ quiet_to })}
      />
    </>
  );
}

type ClockSelectProps = { label: string; value: string; other: string; onChosen: (value: string) => void };

const ClockSelect = ({ label, value, other, onChosen }: ClockSelectProps) => (
  <Select
    label={label}
    isRequired
    value={value}
    placeholder="Pick one"
    options={[...new Set([...clockChoices, value])]
      .sort()
      .filter((each) => each !== other)
      .map((each) => ({ value: each, label: hourText(each) }))}
    onChosen={(chosen) => chosen !== "" && onChosen(chosen)}
  />
);
