import type { InviteSheetProps } from "../../features/invitation/invite-sheet";
import type { OpenMails, PersonFormProps } from "../../features/invitation/person-form";
import type { MemberFormProps } from "../../features/team/member-form";
import type { Guardians, MemberSheetProps } from "../../features/team/member-sheet";
import type { RequestsProps } from "../../features/team/requests-dialog";
import type { SpotFormProps } from "../../features/team/spot-form";
import type { TeamSettingsProps } from "../../features/team/team-settings";

/** The charts that fill the sheets over a team's page. */
export type TeamDialogCharts = {
  invite: InviteSheetProps["machine"];
  /** To the team, or to a spot. */
  personOf: (membershipId: string | null) => PersonFormProps["machine"];
  openMails: Parameters<typeof OpenMails>[0]["machine"];
  requests: RequestsProps["machine"];
  member: MemberSheetProps["machine"];
  memberForm: MemberFormProps["machine"];
  phones: NonNullable<Parameters<typeof Guardians>[0]["machine"]>;
  spot: SpotFormProps["machine"];
  settings: TeamSettingsProps["machine"];
  dateField: TeamSettingsProps["dateField"];
};

/** What every sheet gets: its charts, and a way to say what was done. */
export type DialogTools = { charts: TeamDialogCharts; say: (text: string) => void };
