import { type ComponentType, lazy } from "react";
import type { Announcement } from "../../domain/base/announcement";
import { dateFieldMachine } from "../../machines/dates/date-field.machine";
import { inviteMachine } from "../../machines/invitation/invite.machine";
import { personFormMachine } from "../../machines/invitation/person-form.machine";
import { personalInvitationsMachine } from "../../machines/invitation/personal-invitations.machine";
import { openReportsMachine } from "../../machines/report/open-reports.machine";
import { memberMachine } from "../../machines/team/member.machine";
import { memberFormMachine } from "../../machines/team/member-form.machine";
import { phoneNumbersMachine } from "../../machines/team/phone-numbers.machine";
import { requestListMachine } from "../../machines/team/request-list.machine";
import { requestsMachine } from "../../machines/team/requests.machine";
import { seasonCloseMachine } from "../../machines/team/season-close.machine";
import { seasonFormMachine } from "../../machines/team/season-form.machine";
import { spotFormMachine } from "../../machines/team/spot-form.machine";
import { teamFileMachine } from "../../machines/team/team-file.machine";
import { teamFormMachine } from "../../machines/team/team-form.machine";
import { teamSettingsMachine } from "../../machines/team/team-settings.machine";
import type { AppPorts } from "../effects/base/app-ports.actors";
import { effect } from "../effects/base/effect.effects";
import { saveFile } from "../effects/base/save-file.effects";
import { shareLink } from "../effects/base/share.effects";
import { readToday } from "../effects/dates/temporal.effects";
import {
  findShared,
  invitePerson,
  makeShared,
  personalInvitationActors,
  withdrawInvitation,
} from "../effects/invitation/team-invitation.effects";
import { newsOf } from "../effects/pings/news.effects";
import { openReportActors } from "../effects/report/open-reports.effects";
import { decideRequests, requestListActors } from "../effects/team/requests.effects";
import { endMembership, readPhoneNumbers, saveMember } from "../effects/team/roster.effects";
import { closeSeason, saveSeason } from "../effects/team/season.effects";
import { spotKeeper } from "../effects/team/spot.effects";
import { archiveTeam, liftBar } from "../effects/team/team.effects";
import { saveTeamFile } from "../effects/team/team-file.effects";
import { saveTeam } from "../effects/team/team-form.effects";
import type { TeamDialogCharts } from "../screens/team/team-dialog-charts";
import { TeamDialogs, type TeamDialogsProps } from "../screens/team/team-dialogs";

/** The sheets over a team's page, with their charts. Loaded when the first one opens. */
export function wireTeamDialogs(
  { client, session, announce }: AppPorts,
  teamId: string,
  page: Window,
): ComponentType<Omit<TeamDialogsProps, "charts">> {
  const network = newsOf(page, session);
  const actions = { announce: (_: unknown, said: Announcement) => announce(said) };
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const share = (shared: { title: string; text: string; url: string }) => shareLink(page.navigator, shared);
  const copy = (text: string) => shareLink({ clipboard: page.navigator.clipboard }, { title: "", url: text });
  const charts: TeamDialogCharts = {
    invite: inviteMachine.provide({
      actions,
      actors: {
        find: effect(({ input }) => findShared(client, input.teamId)),
        make: effect(({ input }) => makeShared(client, input)),
        share: effect(({ input }) => share(input.shared)),
        copy: effect(({ input }) => copy(input.text)),
        withdraw: effect(({ input }) => withdrawInvitation(client, input.invitationId)),
      },
    }),
    personOf: (membershipId) =>
      personFormMachine.provide({
        actors: { save: effect(({ input }) => invitePerson(client, { teamId, membershipId }, input)) },
      }),
    openMails: personalInvitationsMachine.provide({
      actors: { ...personalInvitationActors(client, teamId), network },
    }),
    requests: requestsMachine.provide({
      actors: {
        requestList: requestListMachine.provide({
          actors: { ...requestListActors(client, teamId), network },
        }),
        decide: effect(({ input }) => decideRequests(client, input)),
      },
    }),
    reports: openReportsMachine.provide({ actors: { ...openReportActors(client, teamId), network } }),
    member: memberMachine.provide({ actors: { end: effect(({ input }) => endMembership(client, input)) } }),
    memberForm: memberFormMachine.provide({
      actors: { save: effect(({ input }) => saveMember(client, teamId, input)) },
    }),
    phones: phoneNumbersMachine.provide({
      actors: { read: effect(({ input }) => readPhoneNumbers(client, { teamId, ...input })) },
    }),
    spot: spotFormMachine.provide({ actors: { save: spotSaving(client, teamId) } }),
    Import: lazy(async () => ({
      default: (await import("./roster-import.part")).wireRosterImport({ client, session }, teamId, page),
    })),
    settings: teamSettingsMachine.provide({
      actors: {
        teamForm: teamFormMachine.provide({
          actors: { save: effect(({ input }) => saveTeam(client, timeZone, input)) },
        }),
        seasonForm: seasonFormMachine.provide({
          actors: { save: effect(({ input }) => saveSeason(client, input)) },
        }),
        seasonClose: seasonCloseMachine.provide({
          actors: { save: effect(({ input }) => closeSeason(client, input)) },
        }),
        archive: effect(({ input }) => archiveTeam(client, input)),
        lift: effect(({ input }) => liftBar(client, input)),
      },
    }),
    file: teamFileMachine.provide({
      actions,
      actors: {
        save: effect(({ input }) =>
          saveTeamFile(client, { teamId, ...input }, (file) => saveFile(page, file)),
        ),
      },
    }),
    dateField: dateFieldMachine.provide({ actors: { readToday: effect(() => readToday()) } }),
  };
  return (props) => <TeamDialogs {...props} charts={charts} />;
}

function spotSaving(client: AppPorts["client"], teamId: string) {
  const keep = spotKeeper(client, teamId, () => crypto.randomUUID());
  return effect(({ input }: { input: Parameters<typeof keep>[0] }) => keep(input));
}
