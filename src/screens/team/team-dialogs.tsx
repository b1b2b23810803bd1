import { Suspense } from "react";
import { useLocation } from "wouter";
import type { Announcement } from "../../../domain/base/announcement";
import { dutyTexts } from "../../../domain/duty/duty-texts";
import { mayTalk } from "../../../domain/huddle/talk-rights";
import { openReportTexts } from "../../../domain/report/report-texts";
import type { DialogName } from "../../../domain/shell/dialogs";
import { routes } from "../../../domain/shell/routes";
import { canDo, hasSettings, isOnStaff } from "../../../domain/team/team-page";
import { teamRolesOf } from "../../../domain/team/team-rights";
import { spotTexts } from "../../../domain/team/texts";
import { InviteSheet } from "../../features/invitation/invite-sheet";
import { OpenReports } from "../../features/report/open-reports";
import { Requests } from "../../features/team/requests-dialog";
import { SpotForm } from "../../features/team/spot-form";
import { Skeleton } from "../../ui/base/skeleton";
import { type DialogTable, PageDialogs } from "../shell/page-dialogs";
import { useAddress } from "../shell/use-address";
import { InvitedPerson } from "./invited-person";
import { MemberDialog } from "./member-dialog";
import type { TeamDialogsPage } from "./team-dialog-machines";
import { TeamSettingsDialog } from "./team-settings-dialog";

export type TeamDialogsProps = Omit<TeamDialogsPage, "say" | "onLeft" | "navigate"> & {
  announce: (said: Announcement) => void;
};

/** The sheets over a team's page, each with a URL. */
export function TeamDialogs({ announce, onChanged, ...given }: TeamDialogsProps) {
  const { path } = useAddress();
  const [, navigate] = useLocation();
  const close = () => navigate(path, { replace: true });
  const say = (text: string) => announce({ tone: "success", text });
  return (
    <PageDialogs
      table={table}
      page={{
        ...given,
        say,
        navigate,
        onChanged,
        onLeft: () => navigate(routes.home.pattern, { replace: true }),
      }}
      close={close}
      done={(text) => {
        say(text);
        onChanged();
        close();
      }}
    />
  );
}

const table: DialogTable<DialogName<"team">, TeamDialogsPage> = {
  invite: {
    title: "Invite the squad",
    right: ({ team }) => canDo(team, "invite"),
    draw: ({ page, value, hold, close }) => (
      <InviteSheet
        teamId={page.team.id}
        teamName={page.team.name}
        machine={page.machines.invite}
        kind={value === "person" ? "person" : "families"}
        hold={hold}
        person={<InvitedPerson {...page} hold={hold} onLeft={close} />}
      />
    ),
  },
  requests: {
    title: "Who wants to join?",
    right: ({ team }) => canDo(team, "decide_requests"),
    draw: ({ page: { team, machines, onChanged }, hold }) => (
      <Requests machine={machines.requests} teamId={team.id} hold={hold} onSettled={onChanged} />
    ),
  },
  reports: {
    title: openReportTexts.title,
    right: ({ team }) => mayTalk(teamRolesOf(team.my_standings), "decide_reports"),
    draw: ({ page: { machines, onChanged } }) => (
      <OpenReports machine={machines.reports} now={Date.now} onDecided={onChanged} />
    ),
  },
  spot: {
    title: spotTexts.add,
    right: ({ team }) => canDo(team, "keep_spot"),
    draw: ({ page, hold, close, done }) => (
      <SpotForm
        machine={page.machines.spot}
        hold={hold}
        onKept={(firstName, mails) => done(spotTexts.kept(firstName, mails))}
        onLeft={close}
      />
    ),
  },
  import: {
    title: spotTexts.importList,
    right: ({ team }) => canDo(team, "keep_spot"),
    draw: ({ page: { team, machines, onChanged }, hold, close, done }) => (
      <Suspense fallback={<Skeleton rows={4} label={spotTexts.importList} />}>
        <machines.Import team={team} hold={hold} onSaved={done} onPartlySaved={onChanged} onClosed={close} />
      </Suspense>
    ),
  },
  duties: {
    title: dutyTexts.title,
    right: ({ team }) => canDo(team, "see_roster"),
    draw: ({ page: { team, machines }, hold }) => (
      <Suspense fallback={<Skeleton rows={5} label={dutyTexts.opening} />}>
        <machines.Duties isStaff={isOnStaff(team)} isOpen={team.archived_at === null} hold={hold} />
      </Suspense>
    ),
  },
  settings: { right: ({ team }) => hasSettings(team), Dialog: TeamSettingsDialog },
  member: { Dialog: MemberDialog },
};
