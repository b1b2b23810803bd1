import { useActorRef, useSelector } from "@xstate/react";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import type { ActorRefFrom } from "xstate";
import { seasonCloseTexts } from "../../../domain/team/season-texts";
import type { Team } from "../../../domain/team/team-page";
import { teamSettingsTexts } from "../../../domain/team/texts";
import type { SavedFormMachine } from "../../../machines/base/saved-form.setup";
import {
  selectPlace,
  selectTeam,
  type TeamSettingsMachine,
} from "../../../machines/team/team-settings.machine";
import { useIsSaving } from "../../controls/base/saved-form-foot";
import { useHold } from "../../controls/dialogs/held-dialog";
import { Button } from "../../ui/base/button";
import { focusOnShown } from "../../ui/base/move-focus";
import { Stack } from "../../ui/base/page";
import { FormButtons } from "../../ui/fields/form";
import { SeasonClose } from "./season-close";
import { SeasonForm, type SeasonFormProps } from "./season-form";
import { TeamFiles, type TeamFilesProps } from "./team-file";
import { TeamForm } from "./team-form";
import { TeamSettingsOverview } from "./team-settings-overview";

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
  return (
    <TeamSettingsOverview
      team={team}
      settings={settings}
      hold={hold}
      isBusy={place !== "overview"}
      files={files}
    />
  );
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
