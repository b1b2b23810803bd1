import { useState } from "react";
import { seasonCloseTexts } from "../../../domain/team/season-texts";
import { openSeason, type Team } from "../../../domain/team/team-page";
import { seasonTexts, teamSettingsTexts } from "../../../domain/team/texts";
import { HeldDialog } from "../../controls/dialogs/held-dialog";
import type { RosterActor } from "../../features/team/roster";
import { settingsTitles, TeamSettings } from "../../features/team/team-settings";
import { useSpotCount } from "../../features/team/use-spot-count";
import type { DialogTools } from "./team-dialog-machines";

type TeamSettingsDialogProps = DialogTools & {
  isOpen: boolean;
  team: Team;
  roster: RosterActor | null;
  onSaved: (team: Team) => void;
  onClosed: () => void;
};

export function TeamSettingsDialog({
  isOpen,
  team,
  roster,
  machines,
  say,
  onSaved,
  onClosed,
}: TeamSettingsDialogProps) {
  const [place, setPlace] = useState<keyof typeof settingsTitles>("overview");
  const spots = useSpotCount(roster);
  const season = openSeason(team);
  const title = place === "closing" && season ? seasonTexts.over(season.name) : settingsTitles[place];
  return (
    <HeldDialog isOpen={isOpen} title={title} onClosed={onClosed}>
      {(hold) => (
        <TeamSettings
          team={team}
          machine={machines.settings}
          dateField={machines.dateField}
          spots={spots}
          file={machines.file}
          hold={hold}
          onPlaced={setPlace}
          onSaved={({ team: saved, what }) => {
            say(what === "closed" ? seasonCloseTexts.closed(saved) : savedTexts[what]);
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
