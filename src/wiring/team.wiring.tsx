import { type ComponentType, lazy, useState } from "react";
import type { Announcement } from "../../domain/base/announcement";
import { dateFieldMachine } from "../../machines/dates/date-field.machine";
import { inviteMachine } from "../../machines/invitation/invite.machine";
import { personFormMachine } from "../../machines/invitation/person-form.machine";
import { personalInvitationsMachine } from "../../machines/invitation/personal-invitations.machine";
import { upNextMachine } from "../../machines/schedule/up-next.machine";
import { memberMachine } from "../../machines/team/member.machine";
import { memberFormMachine } from "../../machines/team/member-form.machine";
import { phoneNumbersMachine } from "../../machines/team/phone-numbers.machine";
import { requestListMachine } from "../../machines/team/request-list.machine";
import { requestsMachine } from "../../machines/team/requests.machine";
import { rosterMachine } from "../../machines/team/roster.machine";
import { seasonFormMachine } from "../../machines/team/season-form.machine";
import { spotFormMachine } from "../../machines/team/spot-form.machine";
import { takeOverMachine } from "../../machines/team/take-over.machine";
import { teamFormMachine } from "../../machines/team/team-form.machine";
import { teamPageMachine } from "../../machines/team/team-page.machine";
import { teamSettingsMachine } from "../../machines/team/team-settings.machine";
import { effect } from "../effects/base/effect.effects";
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
import { readUpNext } from "../effects/schedule/up-next.effects";
import { namePage } from "../effects/shell/page-name.effects";
import { decideRequests, requestListActors } from "../effects/team/requests.effects";
import { endMembership, readPhoneNumbers, rosterActors, saveMember } from "../effects/team/roster.effects";
import { spotKeeper } from "../effects/team/spot.effects";
import { dismissTakeOver, takeOverTeam } from "../effects/team/take-over.effects";
import { archiveTeam, liftBar, readTeam, saveSeason } from "../effects/team/team.effects";
import { saveTeam } from "../effects/team/team-form.effects";
import type { TabScreenProps } from "../screens/shell/tab-screens";
import { type TeamCharts, TeamScreen } from "../screens/team/team.screen";
import type { HousePorts } from "./house-ports";

/** A team's page, with separate charts for each team. */
export const wireTeam =
  (ports: HousePorts): ComponentType<TabScreenProps> =>
  ({ params: { id = "" }, onTeamsOpened }) => (
    <OneTeam key={id} teamId={id} onTeamsOpened={onTeamsOpened} ports={ports} />
  );

type OneTeamProps = Pick<TabScreenProps, "onTeamsOpened"> & { ports: HousePorts; teamId: string };

function OneTeam({ teamId, onTeamsOpened, ports }: OneTeamProps) {
  const [charts] = useState(() => openTeam(ports, teamId, window));
  return (
    <TeamScreen
      teamId={teamId}
      charts={charts}
      announce={ports.announce}
      onNamed={(name) => namePage(window, name)}
      onTeamsOpened={onTeamsOpened}
    />
  );
}

/** Implements the placeholder actors of a team's charts. */
export function openTeam(ports: HousePorts, teamId: string, page: Window): TeamCharts {
  const { client, session, announce } = ports;
  const network = newsOf(page, session);
  const actions = { announce: (_: unknown, said: Announcement) => announce(said) };
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const share = (shared: { title: string; text: string; url: string }) => shareLink(page.navigator, shared);
  const copy = (text: string) => shareLink({ clipboard: page.navigator.clipboard }, { title: "", url: text });
  return {
    page: teamPageMachine.provide({
      actors: {
        read: effect(({ input, signal }) => readTeam(client, { ...input, signal })),
        network,
      },
    }),
    roster: rosterMachine.provide({ actors: { ...rosterActors(client, teamId, announce), network } }),
    takeOver: takeOverMachine.provide({
      actors: {
        takeOver: effect(({ input }) => takeOverTeam(client, input.teamId)),
        dismiss: effect(({ input }) => dismissTakeOver(client, input.teamId)),
      },
    }),
    upNext: upNextMachine.provide({
      actors: {
        read: effect(async ({ input: { tag }, signal }) =>
          readUpNext(client, { teamId, tag, today: await readToday(), signal }),
        ),
        network,
      },
    }),
    Answers: lazy(() => loadAnswers(ports)),
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
    member: memberMachine.provide({ actors: { end: effect(({ input }) => endMembership(client, input)) } }),
    memberForm: memberFormMachine.provide({
      actors: { save: effect(({ input }) => saveMember(client, teamId, input)) },
    }),
    phones: phoneNumbersMachine.provide({
      actors: { read: effect(({ input }) => readPhoneNumbers(client, { teamId, ...input })) },
    }),
    spot: spotFormMachine.provide({ actors: { save: spotSaving(client, teamId) } }),
    settings: teamSettingsMachine.provide({
      actors: {
        teamForm: teamFormMachine.provide({
          actors: { save: effect(({ input }) => saveTeam(client, timeZone, input)) },
        }),
        seasonForm: seasonFormMachine.provide({
          actors: { save: effect(({ input }) => saveSeason(client, input)) },
        }),
        archive: effect(({ input }) => archiveTeam(client, input)),
        lift: effect(({ input }) => liftBar(client, input)),
      },
    }),
    dateField: dateFieldMachine.provide({ actors: { readToday: effect(() => readToday()) } }),
  };
}

/** Without their code, if it fails to load, the page is shown without the answers. */
const loadAnswers = async (ports: HousePorts): Promise<{ default: TeamCharts["Answers"] }> => {
  try {
    return { default: (await import("./team-answers.wiring")).wireTeamAnswers(ports) };
  } catch {
    return { default: () => null };
  }
};

function spotSaving(client: HousePorts["client"], teamId: string) {
  const keep = spotKeeper(client, teamId, () => crypto.randomUUID());
  return effect(({ input }: { input: Parameters<typeof keep>[0] }) => keep(input));
}
