import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import type { ActorRefFrom } from "xstate";
import { seasonCloseTexts } from "../../../domain/team/season-texts";
import {
  ageGroupName,
  canArchive,
  canDo,
  openSeason,
  sportName,
  type Team,
} from "../../../domain/team/team-page";
import { isRuleOn, ruleChange, teamRules } from "../../../domain/team/team-rules";
import { teamSettingsTexts } from "../../../domain/team/texts";
import {
  selectLifting,
  selectPlace,
  selectRefusal,
  selectSwitched,
  type TeamSettingsMachine,
} from "../../../machines/team/team-settings.machine";
import { useHold } from "../../controls/dialogs/held-dialog";
import { Button } from "../../ui/base/button";
import { CalendarIcon, EditIcon, LockIcon, TrophyIcon, UndoIcon } from "../../ui/base/icons";
import { InlineNotice } from "../../ui/base/inline-notice";
import { ListRow, RowGroup } from "../../ui/base/list-row";
import { Muted, Stack } from "../../ui/base/page";
import { SectionHead } from "../../ui/base/section-head";
import { SettingsLine, SettingsList } from "../../ui/settings/settings-list";
import { SettingsSwitch } from "../../ui/settings/settings-switch";
import { seasonLine } from "./team-head";

type SettingsActor = ActorRefFrom<TeamSettingsMachine>;

export type TeamSettingsOverviewProps = {
  team: Team;
  settings: SettingsActor;
  hold: (isHeld: boolean) => void;
  isBusy: boolean;
  files: ReactNode;
};

/** What the settings are, with a way into each. */
export function TeamSettingsOverview({ team, settings, hold, isBusy, files }: TeamSettingsOverviewProps) {
  useHold(hold, isBusy);
  const refusal = useSelector(settings, selectRefusal);
  const isArchived = team.archived_at !== null;
  return (
    <Stack $gap={4}>
      {refusal && <InlineNotice role="alert" tone="needs-you" title={refusal} />}
      {(canDo(team, "change_team") || canArchive(team)) && (
        <SettingsList aria-busy={isBusy}>
          {canDo(team, "change_team") && (
            <>
              <SettingsLine
                icon={<EditIcon />}
                label="Name and colours"
                value={`${team.name} · ${sportName(team.sport)} · ${ageGroupName(team.age_group)}`}
                onPressed={() => settings.send({ type: "team.pressed" })}
              />
              <SettingsLine
                icon={<CalendarIcon />}
                label="Season"
                value={seasonLine(team) ?? "None yet"}
                onPressed={() => settings.send({ type: "season.pressed" })}
              />
              {openSeason(team) !== null && (
                <SettingsLine
                  icon={<TrophyIcon />}
                  label={seasonCloseTexts.close}
                  onPressed={() => settings.send({ type: "close.pressed", key: crypto.randomUUID() })}
                />
              )}
            </>
          )}
          {canArchive(team) &&
            (isArchived ? (
              <SettingsLine
                icon={<UndoIcon />}
                label="Bring the team back"
                isAction
                onPressed={() => settings.send({ type: "revive.pressed" })}
              />
            ) : (
              <SettingsLine
                icon={<LockIcon />}
                label="Archive the team"
                isDangerous
                onPressed={() => settings.send({ type: "archive.pressed" })}
              />
            ))}
        </SettingsList>
      )}
      {canDo(team, "change_team") && <Rules settings={settings} />}
      {canDo(team, "export_roster") && (
        <section aria-label={teamSettingsTexts.files}>
          <SectionHead level={3}>{teamSettingsTexts.files}</SectionHead>
          <Stack $gap={2}>{files}</Stack>
        </section>
      )}
      {canDo(team, "lift_bar") && <Bars team={team} settings={settings} />}
    </Stack>
  );
}

/** Each press is saved. While one is, none takes another. */
function Rules({ settings }: { settings: SettingsActor }) {
  const team = useSelector(settings, selectSwitched);
  const isBusy = useSelector(settings, selectPlace) !== "overview";
  return (
    <section aria-label={teamSettingsTexts.rules}>
      <SectionHead level={3}>{teamSettingsTexts.rules}</SectionHead>
      <Stack $gap={2}>
        {teamRules.map((rule) => (
          <SettingsSwitch
            key={rule.field}
            label={rule.label}
            hint={rule.hint}
            isOn={isRuleOn(rule, team)}
            isUnavailable={isBusy}
            onSwitched={(isOn) => settings.send({ type: "rule.switched", change: ruleChange(rule, isOn) })}
          />
        ))}
      </Stack>
    </section>
  );
}

function Bars({ team, settings }: { team: Team; settings: SettingsActor }) {
  const lifting = useSelector(settings, selectLifting);
  const bars = team.bars ?? [];
  return (
    <section aria-label="Not asking again">
      <SectionHead level={3} count={bars.length > 0 ? bars.length : undefined}>
        Not asking again
      </SectionHead>
      {bars.length === 0 ? (
        <Muted>{teamSettingsTexts.noBars}</Muted>
      ) : (
        <RowGroup>
          {bars.map(({ user_id, name }) => (
            <ListRow
              key={user_id}
              title={name}
              isBusy={lifting === user_id}
              end={
                <Button
                  kind="secondary"
                  isBusy={lifting === user_id}
                  aria-label={`Lift it for ${name}`}
                  onClick={() => settings.send({ type: "lift.pressed", userId: user_id })}
                >
                  Lift
                </Button>
              }
            />
          ))}
        </RowGroup>
      )}
    </section>
  );
}
