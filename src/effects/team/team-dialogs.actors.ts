import type { Announcement } from "../../../domain/base/announcement";
import { inviteMachine } from "../../../machines/invitation/invite.machine";
import { personFormMachine } from "../../../machines/invitation/person-form.machine";
import { personalInvitationsMachine } from "../../../machines/invitation/personal-invitations.machine";
import { openReportsMachine } from "../../../machines/report/open-reports.machine";
import { memberMachine } from "../../../machines/team/member.machine";
import { memberFormMachine } from "../../../machines/team/member-form.machine";
import { phoneNumbersMachine } from "../../../machines/team/phone-numbers.machine";
import { playerCardMachine } from "../../../machines/team/player-card.machine";
import { requestListMachine } from "../../../machines/team/request-list.machine";
import { requestsMachine } from "../../../machines/team/requests.machine";
import { seasonCloseMachine } from "../../../machines/team/season-close.machine";
import { seasonFormMachine } from "../../../machines/team/season-form.machine";
import { spotFormMachine } from "../../../machines/team/spot-form.machine";
import { teamFileMachine } from "../../../machines/team/team-file.machine";
import { teamSettingsMachine } from "../../../machines/team/team-settings.machine";
import type { AppPorts } from "../base/app-ports.actors";
import { saveFile } from "../base/save-file.effects";
import { shareLink } from "../base/share.effects";
import { withEffects } from "../base/with-effects.effects";
import { dateFieldWith } from "../dates/date-field.actors";
import {
  findShared,
  invitePerson,
  makeShared,
  personalInvitationActors,
  withdrawInvitation,
} from "../invitation/team-invitation.effects";
import { newsOf } from "../pings/news.effects";
import { openReportActors } from "../report/open-reports.effects";
import { readPlayerFacts } from "./player-card.effects";
import { decideRequests, requestListActors } from "./requests.effects";
import { endMembership, readPhoneNumbers, saveMember } from "./roster.effects";
import { closeSeason, saveSeason } from "./season.effects";
import { spotKeeper } from "./spot.effects";
import { archiveTeam, liftBar } from "./team.effects";
import { saveTeamFile } from "./team-file.effects";
import { teamFormWith } from "./team-form.actors";
import { changeTeam } from "./team-form.effects";

/** Of the sheets over a team's page. */
export function teamDialogsWith({ client, session, announce }: AppPorts, teamId: string, page: Window) {
  const network = newsOf(page, session);
  const actions = { announce: (_: unknown, said: Announcement) => announce(said) };
  const share = (shared: { title: string; text: string; url: string }) => shareLink(page.navigator, shared);
  const copy = (text: string) => shareLink({ clipboard: page.navigator.clipboard }, { title: "", url: text });
  const keepSpot = spotKeeper(client, teamId, () => crypto.randomUUID());
  return {
    invite: withEffects(
      inviteMachine,
      {
        find: ({ input }) => findShared(client, input.teamId),
        make: ({ input }) => makeShared(client, input),
        share: ({ input }) => share(input.shared),
        copy: ({ input }) => copy(input.text),
        withdraw: ({ input }) => withdrawInvitation(client, input.invitationId),
      },
      actions,
    ),
    personOf: (membershipId: string | null) =>
      withEffects(personFormMachine, {
        save: ({ input }) => invitePerson(client, { teamId, membershipId }, input),
      }),
    openMails: withEffects(personalInvitationsMachine, {
      ...personalInvitationActors(client, teamId),
      network,
    }),
    requests: withEffects(requestsMachine, {
      requestList: requestListMachine.provide({
        actors: { ...requestListActors(client, teamId), network },
      }),
      decide: ({ input }) => decideRequests(client, input),
    }),
    reports: withEffects(openReportsMachine, { ...openReportActors(client, teamId), network }),
    member: withEffects(memberMachine, { end: ({ input }) => endMembership(client, input) }),
    memberForm: withEffects(memberFormMachine, { save: ({ input }) => saveMember(client, teamId, input) }),
    phones: withEffects(phoneNumbersMachine, {
      read: ({ input }) => readPhoneNumbers(client, { teamId, ...input }),
    }),
    playerCard: withEffects(playerCardMachine, {
      read: ({ input, signal }) => readPlayerFacts(client, { teamId, ...input, signal }),
    }),
    spot: withEffects(spotFormMachine, { save: ({ input }) => keepSpot(input) }),
    settings: withEffects(teamSettingsMachine, {
      teamForm: teamFormWith(client),
      seasonForm: withEffects(seasonFormMachine, { save: ({ input }) => saveSeason(client, input) }),
      seasonClose: withEffects(seasonCloseMachine, { save: ({ input }) => closeSeason(client, input) }),
      archive: ({ input }) => archiveTeam(client, input),
      lift: ({ input }) => liftBar(client, input),
      change: ({ input }) => changeTeam(client, input),
    }),
    file: withEffects(
      teamFileMachine,
      {
        save: ({ input }) => saveTeamFile(client, { teamId, ...input }, (file) => saveFile(page, file)),
      },
      actions,
    ),
    dateField: dateFieldWith(),
  };
}
