import { useActorRef, useSelector } from "@xstate/react";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
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
import type { SavedFormMachine } from "../../../machines/base/saved-form.setup";
import {
  selectLifting,
  selectPlace,
  selectRefusal,
  selectSwitched,
  selectTeam,
  type TeamSettingsMachine,
} from "../../../machines/team/team-settings.machine";
import { useIsSaving } from "../../controls/base/saved-form-foot";
import { useHold } from "../../controls/dialogs/held-dialog";
import { Button } from "../../ui/base/button";
import { CalendarIcon, EditIcon, LockIcon, TrophyIcon, UndoIcon } from "../../ui/base/icons";
import { InlineNotice } from "../../ui/base/inline-notice";
import { ListRow, RowGroup } from "../../ui/base/list-row";
import { focusOnShown } from "../../ui/base/move-focus";
import { Muted, Stack } from "../../ui/base/page";
import { SectionHead } from "../../ui/base/section-head";
import { FormButtons } from "../../ui/fields/form";
import { SettingsLine, SettingsList } from "../../ui/settings/settings-list";
import { SettingsSwitch } from "../../ui/settings/settings-switch";
import { SeasonClose } from "./season-close";
import { SeasonForm, type SeasonFormProps } from "./season-form";
import { TeamFiles, type TeamFilesProps } from "./team-file";
import { TeamForm } from "./team-form";
import { seasonLine } from "./team-head";

type SettingsActor = ActorRefFrom<TeamSettingsMachine>;
type Saved = { team: Team; what: "form" | "closed" | "archived" | "revived" | "lifted" };

export type TeamSettingsProps = {
  /** The team as the page has it. */
  team: Team;
  machine: TeamSettingsMachine;
  dateField: SeasonFormProps["dateField"];
  /** Spots that nobody took. */
  spots: number;
  file: TeamFilesProps["machine"];
  hold: (isHeld: boolean) => void;
  onPlaced: (place: keyof typeof settingsTitles) => void;
  onSaved: (saved: Saved) => void;
};

export const settingsTitles = {
  overview: "Team settings",
  team: "Name and colours",
  season: "Season",
  closing: seasonCloseTexts.close,
  confirming: "Archive the team?",
  archiving: "Team settings",
  lifting: "Team settings",
  switching: "Team settings",
} as const;

/** A manager's settings of the team. */
export function TeamSettings({
  team: shown,
  machine,
  dateField,
  spots,
  file,
  hold,
  onPlaced,
  onSaved,
}: TeamSettingsProps) {
  const [input] = useState({ team: shown });
  const settings = useActorRef(machine, { input });
  const place = useSelector(settings, selectPlace);
  const team = useSelector(settings, selectTeam);
  const { team: teamForm, season, close } = useSelector(settings, ({ children }) => children);
  const reportPlace = useEffectEvent(onPlaced);
  useEffect(() => reportPlace(place), [place]);
  useEffect(() => settings.send({ type: "team.read", team: shown }), [settings, shown]);
  useSaved(settings, onSaved);
  const files = <TeamFiles machine={file} teamName={team.name} />;
  if (place === "team")
    return teamForm && <Held form={teamForm} hold={hold} view={<TeamForm form={teamForm} />} />;
  if (place === "season")
    return (
      season && <Held form={season} hold={hold} view={<SeasonForm form={season} dateField={dateField} />} />
    );
  if (place === "closing")
    return (
      close && (
        <Held
          form={close}
          hold={hold}
          view={<SeasonClose form={close} dateField={dateField} spots={spots} files={files} />}
        />
      )
    );
  if (place === "confirming") return <Confirming settings={settings} />;
  return <Overview team={team} settings={settings} hold={hold} isBusy={place !== "overview"} files={files} />;
}

type HeldProps<Form, Field extends string> = {
  form: ActorRefFrom<SavedFormMachine<Form, Field, Team>>;
  hold: (isHeld: boolean) => void;
  view: ReactNode;
};

function Held<Form, Field extends string>({ form, hold, view }: HeldProps<Form, Field>) {
  useHold(hold, useIsSaving(form));
  return view;
}

type OverviewProps = {
  team: Team;
  settings: SettingsActor;
  hold: (isHeld: boolean) => void;
  isBusy: boolean;
  files: ReactNode;
};

function Overview({ team, settings, hold, isBusy, files }: OverviewProps) {
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

const Confirming = ({ settings }: { settings: SettingsActor }) => (
  <Stack $gap={4}>
    <p tabIndex={-1} ref={focusOnShown}>
      {teamSettingsTexts.archiveWhy}
    </p>
    <FormButtons>
      <Button kind="quiet" onClick={() => settings.send({ type: "cancelled" })}>
        Back
      </Button>
      <Button kind="danger" onClick={() => settings.send({ type: "confirmed" })}>
        Archive the team
      </Button>
    </FormButtons>
  </Stack>
);

function useSaved(settings: SettingsActor, onSaved: (saved: Saved) => void) {
  const tell = useEffectEvent(onSaved);
  useEffect(() => {
    const subscription = settings.on("team.saved", ({ team, what }) => tell({ team, what }));
    return () => subscription.unsubscribe();
  }, [settings]);
}
