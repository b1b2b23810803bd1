import { useState } from "react";
import { seasonCloseTexts } from "../../../domain/team/season-texts";
import { openSeason } from "../../../domain/team/team-page";
import { seasonTexts, teamSettingsTexts } from "../../../domain/team/texts";
import { HeldDialog } from "../../controls/dialogs/held-dialog";
import { settingsTitles, TeamSettings } from "../../features/team/team-settings";
import { useSpotCount } from "../../features/team/use-spot-count";
import type { DialogProps } from "../shell/page-dialogs";
import type { TeamDialogsPage } from "./team-dialog-machines";

type SettingsPage = Pick<TeamDialogsPage, "team" | "roster" | "machines" | "say" | "onTeamChanged">;

export function TeamSettingsDialog({ isOpen, page, close }: DialogProps<SettingsPage>) {
  const { team, roster, machines, say, onTeamChanged } = page;
  const [place, setPlace] = useState<keyof typeof settingsTitles>("overview");
  const spots = useSpotCount(roster);
  const season = openSeason(team);
  const title = place === "closing" && season ? seasonTexts.over(season.name) : settingsTitles[place];
  return (
    <HeldDialog isOpen={isOpen} title={title} onClosed={close}>
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
            onTeamChanged(saved);
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
