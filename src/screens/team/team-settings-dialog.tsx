import { useState } from "react";
import type { Team } from "../../../domain/team/team-page";
import { teamSettingsTexts } from "../../../domain/team/texts";
import { HeldDialog } from "../../controls/dialogs/held-dialog";
import { settingsTitles, TeamSettings } from "../../features/team/team-settings";
import type { DialogTools } from "./team-dialog-charts";

type TeamSettingsDialogProps = DialogTools & {
  isOpen: boolean;
  team: Team;
  onSaved: (team: Team) => void;
  onClosed: () => void;
};

export function TeamSettingsDialog({
  isOpen,
  team,
  charts,
  say,
  onSaved,
  onClosed,
}: TeamSettingsDialogProps) {
  const [place, setPlace] = useState<keyof typeof settingsTitles>("overview");
  return (
    <HeldDialog isOpen={isOpen} title={settingsTitles[place]} onClosed={onClosed}>
      {(hold) => (
        <TeamSettings
          team={team}
          machine={charts.settings}
          dateField={charts.dateField}
          hold={hold}
          onPlaced={setPlace}
          onSaved={({ team: saved, what }) => {
            say(savedTexts[what]);
            onSaved(saved);
          }}
        />
      )}
    </HeldDialog>
  );
}

const savedTexts = {
  form: teamSettingsTexts.saved,
  archived: teamSettingsTexts.archived,
  revived: teamSettingsTexts.broughtBack,
  lifted: teamSettingsTexts.lifted,
} as const;
