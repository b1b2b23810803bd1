import { Suspense } from "react";
import { useLocation } from "wouter";
import type { Announcement } from "../../../domain/base/announcement";
import { mayTalk } from "../../../domain/huddle/talk-rights";
import { openReportTexts } from "../../../domain/report/report-texts";
import { dialogOn } from "../../../domain/shell/dialogs";
import { routes } from "../../../domain/shell/routes";
import { canDo, hasSettings, type Team } from "../../../domain/team/team-page";
import { teamRolesOf } from "../../../domain/team/team-rights";
import { spotTexts } from "../../../domain/team/texts";
import { HeldDialog } from "../../controls/dialogs/held-dialog";
import { InviteSheet } from "../../features/invitation/invite-sheet";
import { OpenReports } from "../../features/report/open-reports";
import { Requests } from "../../features/team/requests-dialog";
import type { RosterActor } from "../../features/team/roster";
import { SpotForm } from "../../features/team/spot-form";
import { Skeleton } from "../../ui/base/skeleton";
import { useAddress } from "../shell/use-address";
import { InvitedPerson } from "./invited-person";
import { MemberDialog } from "./member-dialog";
import type { TeamDialogMachines } from "./team-dialog-machines";
import { TeamSettingsDialog } from "./team-settings-dialog";

export type TeamDialogsProps = {
  team: Team;
  roster: RosterActor | null;
  machines: TeamDialogMachines;
  announce: (said: Announcement) => void;
  /** Called with the server's version after a change. */
  onTeamChanged: (team: Team) => void;
  /** Called after a change, so that the page below is refreshed. */
  onChanged: () => void;
};

/** The sheets over a team's page. Each has a URL, and opens only for people with the right to its action. */
export function TeamDialogs({
  team,
  roster,
  machines,
  announce,
  onTeamChanged,
  onChanged,
}: TeamDialogsProps) {
  const { path, search } = useAddress();
  const [, navigate] = useLocation();
  const query = new URLSearchParams(search);
  const wanted = dialogOn(path, query);
  const close = () => navigate(path, { replace: true });
  const say = (text: string) => announce({ tone: "success", text });
  const isOpen = (name: string, isAllowed: boolean) => wanted === name && isAllowed;
  return (
    <>
      <HeldDialog isOpen={isOpen("invite", canDo(team, "invite"))} title="Invite the squad" onClosed={close}>
        {(hold) => (
          <InviteSheet
            teamId={team.id}
            teamName={team.name}
            machine={machines.invite}
            kind={query.get("invite") === "person" ? "person" : "families"}
            hold={hold}
            person={<InvitedPerson team={team} machines={machines} hold={hold} say={say} onLeft={close} />}
          />
        )}
      </HeldDialog>
      <HeldDialog
        isOpen={isOpen("requests", canDo(team, "decide_requests"))}
        title="Who wants to join?"
        onClosed={close}
      >
        {(hold) => (
          <Requests machine={machines.requests} teamId={team.id} hold={hold} onSettled={onChanged} />
        )}
      </HeldDialog>
      <HeldDialog
        isOpen={isOpen("reports", mayTalk(teamRolesOf(team.my_standings), "decide_reports"))}
        title={openReportTexts.title}
        onClosed={close}
      >
        {() => <OpenReports machine={machines.reports} now={Date.now} onDecided={onChanged} />}
      </HeldDialog>
      <HeldDialog isOpen={isOpen("spot", canDo(team, "keep_spot"))} title={spotTexts.add} onClosed={close}>
        {(hold) => (
          <SpotForm
            machine={machines.spot}
            hold={hold}
            onKept={(firstName, mails) => {
              say(spotTexts.kept(firstName, mails));
              onChanged();
              close();
            }}
            onLeft={close}
          />
        )}
      </HeldDialog>
      <HeldDialog
        isOpen={isOpen("import", canDo(team, "keep_spot"))}
        title={spotTexts.importList}
        onClosed={close}
      >
        {(hold) => (
          <Suspense fallback={<Skeleton rows={4} label={spotTexts.importList} />}>
            <machines.Import
              team={team}
              hold={hold}
              onSaved={(text) => {
                say(text);
                onChanged();
                close();
              }}
              onPartlySaved={onChanged}
              onClosed={close}
            />
          </Suspense>
        )}
      </HeldDialog>
      <TeamSettingsDialog
        isOpen={isOpen("settings", hasSettings(team))}
        team={team}
        roster={roster}
        machines={machines}
        say={say}
        onSaved={onTeamChanged}
        onClosed={close}
      />
      {roster && (
        <MemberDialog
          team={team}
          roster={roster}
          id={wanted === "member" ? query.get("member") : null}
          machines={machines}
          say={say}
          onChanged={onChanged}
          onClosed={close}
          onLeft={() => navigate(routes.home.pattern, { replace: true })}
        />
      )}
    </>
  );
}
