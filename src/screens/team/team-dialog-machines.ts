import type { ComponentType } from "react";
import type { Team } from "../../../domain/team/team-page";
import type { DutiesProps } from "../../features/duty/duties";
import type { InviteSheetProps } from "../../features/invitation/invite-sheet";
import type { OpenMails, PersonFormProps } from "../../features/invitation/person-form";
import type { OpenReportsProps } from "../../features/report/open-reports";
import type { MemberFormProps } from "../../features/team/member-form";
import type { Guardians, MemberSheetProps } from "../../features/team/member-sheet";
import type { PlayerCardProps } from "../../features/team/player-card";
import type { RequestsProps } from "../../features/team/requests-dialog";
import type { RosterActor } from "../../features/team/roster";
import type { RosterImportProps } from "../../features/team/roster-import";
import type { SpotFormProps } from "../../features/team/spot-form";
import type { TeamSettingsProps } from "../../features/team/team-settings";

/** The machines of the sheets over a team's page. */
export type TeamDialogMachines = {
  invite: InviteSheetProps["machine"];
  /** Invites to the team (null), or to a spot. */
  personOf: (membershipId: string | null) => PersonFormProps["machine"];
  openMails: Parameters<typeof OpenMails>[0]["machine"];
  requests: RequestsProps["machine"];
  reports: OpenReportsProps["machine"];
  member: MemberSheetProps["machine"];
  memberForm: MemberFormProps["machine"];
  phones: NonNullable<Parameters<typeof Guardians>[0]["machine"]>;
  playerCard: PlayerCardProps["machine"];
  spot: SpotFormProps["machine"];
  /** Importing a list; its code is loaded on first use. */
  Import: ComponentType<Omit<RosterImportProps, "machine">>;
  /** The team's duties; their code is loaded on first use. */
  Duties: ComponentType<Omit<DutiesProps, "machine" | "now" | "Fields">>;
  settings: TeamSettingsProps["machine"];
  file: TeamSettingsProps["file"];
  dateField: TeamSettingsProps["dateField"];
};

/** What the sheets use of the page. */
export type TeamDialogsPage = {
  team: Team;
  /** Null for followers, who cannot read it. */
  roster: RosterActor | null;
  machines: TeamDialogMachines;
  say: (text: string) => void;
  /** Called with the server's version after a change. */
  onTeamChanged: (team: Team) => void;
  /** Called after a change, so that the page below is refreshed. */
  onChanged: () => void;
  /** Opens another page. */
  navigate: (href: string) => void;
  /** Called after the person's own membership ended, since they may no longer see the team. */
  onLeft: () => void;
};
