import {
  type ComponentProps,
  type ComponentType,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useEffectEvent,
  useState,
} from "react";
import { Link, useLocation } from "wouter";
import { useHistoryState } from "wouter/use-browser-location";
import type { Announcement } from "../../../domain/base/announcement";
import { upNextTexts } from "../../../domain/schedule/week/next-up";
import { dialogOn } from "../../../domain/shell/dialogs";
import { routes } from "../../../domain/shell/routes";
import { isFromTeams } from "../../../domain/shell/way-back";
import { teamCodeTexts } from "../../../domain/team/code-texts";
import { canDo, isOnStaff, type Team } from "../../../domain/team/team-page";
import { dutiesRow, spotTexts, teamPageTexts } from "../../../domain/team/texts";
import { UpNext, type UpNextProps } from "../../features/schedule/week/up-next";
import { ManagerNotice, type ManagerNoticeProps } from "../../features/team/manager-notice";
import { Roster, type RosterActor } from "../../features/team/roster";
import { ReadingFault, TeamHead, TeamNotices, type WayBack } from "../../features/team/team-head";
import { type TeamActor, useRoster, useTeam } from "../../features/team/use-team";
import { ButtonRow } from "../../ui/base/button-row";
import { HeldBack } from "../../ui/base/held-back";
import { CrewIcon, TaskListIcon } from "../../ui/base/icons";
import { inPlace } from "../../ui/base/in-place";
import { InlineNotice } from "../../ui/base/inline-notice";
import { LinkButton } from "../../ui/base/link-button";
import { List, ListRow } from "../../ui/base/list-row";
import { Skeleton } from "../../ui/base/skeleton";
import { Poster } from "../../ui/brand/poster";
import { FieldDrawing } from "../../ui/brand/poster-drawings";
import { ShellPage } from "../../ui/shell/shell-frame";
import { useIsWide } from "../../ui/shell/use-is-wide";
import { TeamColumns } from "../../ui/team/team-columns";
import type { FeedPlaceProps } from "../feed/feed-place";
import { useAddress } from "../shell/use-address";
import type { TeamDialogsProps } from "./team-dialogs";

export type TeamMachines = {
  page: Parameters<typeof useTeam>[0];
  roster: Parameters<typeof useRoster>[0];
  takeOver: ManagerNoticeProps["machine"];
  upNext: UpNextProps["machine"];
  Answers: UpNextProps["Answers"];
  /** The team's posts, loaded after the page. */
  Plays: ComponentType<FeedPlaceProps>;
  /** Loaded when the first one opens. */
  Dialogs: ComponentType<Omit<TeamDialogsProps, "machines">>;
};

export type TeamScreenProps = {
  teamId: string;
  machines: TeamMachines;
  announce: (said: Announcement) => void;
  /** Called with the team's name when it is known and when it changes. */
  onNamed: (name: string) => void;
  /** Opens the list of teams. */
  onTeamsOpened?: (() => void) | undefined;
};

/** /app/team/:id */
export function TeamScreen({ teamId, machines, announce, onNamed, onTeamsOpened }: TeamScreenProps) {
  const back = useWayBack(onTeamsOpened);
  const { team, step, fault, page, retry, take, refresh } = useTeam(machines.page, teamId);
  const name = team?.name;
  const sendName = useEffectEvent(onNamed);
  useEffect(() => {
    if (name !== undefined) sendName(name);
  }, [name]);
  if (step === "gone") return <Gone />;
  if (team === null)
    return (
      <ShellPage title={routes.team.title}>
        {fault === null ? (
          <Skeleton rows={6} label={teamPageTexts.opening} />
        ) : (
          <ReadingFault fault={fault} onRetried={retry} />
        )}
      </ShellPage>
    );
  const shared = { team, machines, announce, take, refresh, fault, retry, back };
  return canDo(team, "see_roster") ? (
    <WithRoster {...shared} page={page} />
  ) : (
    <Opened {...shared} page={page} roster={null} />
  );
}

type OpenedProps = Pick<TeamScreenProps, "machines" | "announce"> & {
  team: Team;
  page: TeamActor;
  roster: RosterActor | null;
  take: (team: Team) => void;
  refresh: () => void;
  fault: string | null;
  retry: () => void;
  back: WayBack;
};

/** To the list of teams if the page was opened from it, which wide screens show all the time; else home. */
function useWayBack(onTeamsOpened?: () => void): WayBack {
  const [, navigate] = useLocation();
  const isWide = useIsWide();
  // An open dialog has an entry of its own, which does not say it.
  const state = useHistoryState();
  const [wasList] = useState(isFromTeams(state));
  return wasList && onTeamsOpened && !isWide
    ? { name: teamPageTexts.teams, onOpened: onTeamsOpened }
    : {
        name: teamPageTexts.homeTab,
        href: routes.home.pattern,
        onOpened: () => navigate(routes.home.pattern),
      };
}

/** Followers see that a roster exists, but cannot read it. */
function WithRoster(props: Omit<OpenedProps, "roster">) {
  return <Opened {...props} roster={useRoster(props.machines.roster, props.page)} />;
}

function Opened({ team, page, roster, machines, announce, take, refresh, fault, retry, back }: OpenedProps) {
  const { path } = useAddress();
  const [, navigate] = useLocation();
  const to = (query: string) => ({ href: `${path}?${query}`, onOpened: () => navigate(`${path}?${query}`) });
  const memberHref = (id: string) => `${path}?member=${id}`;
  const chat = `${routes.chat.pattern}?team=${team.id}`;
  const mayInvite = canDo(team, "invite");
  const isPlayed = team.archived_at === null;
  const [isNextRead, setNextRead] = useState(!isPlayed);
  const follow = useCallback(
    (listener: () => void) => {
      const subscription = page.on("team.refreshed", listener);
      return () => subscription.unsubscribe();
    },
    [page],
  );
  return (
    <>
      <TeamHead
        team={team}
        settings={to("settings")}
        chat={roster && { href: chat, onOpened: () => navigate(chat) }}
        back={back}
        hasCard={isPlayed}
      />
      <TeamColumns
        isHeld={!isNextRead}
        aside={
          <>
            {isPlayed && (
              <UpNext
                machine={machines.upNext}
                team={team}
                isStaff={isOnStaff(team)}
                firstEvents={isOnStaff(team) && <FirstEvents teamId={team.id} />}
                Answers={machines.Answers}
                schedule={{ href: `${routes.schedule.pattern}?team=${team.id}`, onOpened: navigate }}
                onRead={() => setNextRead(true)}
                follow={follow}
              />
            )}
            <HeldBack hidden={!isNextRead}>
              {canDo(team, "see_roster") && (
                <List>
                  <ListRow
                    start={<TaskListIcon />}
                    title={dutiesRow.title}
                    detail={dutiesRow.about}
                    href={to("duties").href}
                    onPressed={to("duties").onOpened}
                  />
                </List>
              )}
              {fault !== null && <ReadingFault fault={fault} onRetried={retry} />}
              <ManagerNotice team={team} machine={machines.takeOver} onSaved={take} />
              <TeamNotices
                team={team}
                settings={to("settings")}
                requests={to("requests")}
                invite={to("invite=person")}
              />
            </HeldBack>
          </>
        }
        last={
          isNextRead && (
            <Suspense>
              <machines.Plays teamId={team.id} />
            </Suspense>
          )
        }
      >
        {(mayInvite || canDo(team, "keep_spot")) && (
          <ButtonRow>
            {mayInvite && (
              <Way kind={hasRequests(team) ? "secondary" : "primary"} {...to("invite")}>
                Invite
              </Way>
            )}
            {canDo(team, "keep_spot") && (
              <Way kind="secondary" {...to("spot")}>
                {spotTexts.add}
              </Way>
            )}
          </ButtonRow>
        )}
        {roster ? (
          <Roster
            team={team}
            roster={roster}
            memberHref={memberHref}
            onMemberOpened={(id) => navigate(memberHref(id))}
            importList={
              canDo(team, "keep_spot") && (
                <Way kind="quiet" {...to("import")}>
                  {spotTexts.importList}
                </Way>
              )
            }
            invite={
              mayInvite && (
                <p>
                  <Way {...to("invite")}>Invite the squad</Way>
                </p>
              )
            }
          />
        ) : (
          <InlineNotice
            icon={<CrewIcon />}
            title={teamPageTexts.crowd(team.counts.players, team.counts.staff)}
          >
            {teamPageTexts.followers}
          </InlineNotice>
        )}
      </TeamColumns>
      {useIsDialogWanted() && (
        <Suspense>
          <machines.Dialogs
            team={team}
            roster={roster}
            announce={announce}
            onTeamChanged={take}
            onChanged={refresh}
          />
        </Suspense>
      )}
    </>
  );
}

/** Whether a dialog is open or was: what is closed stays mounted, so that saving continues. */
function useIsDialogWanted() {
  const { path, search } = useAddress();
  const [wasOpen, setWasOpen] = useState(false);
  const isOpen = dialogOn(path, new URLSearchParams(search)) !== undefined;
  if (isOpen && !wasOpen) setWasOpen(true);
  return wasOpen;
}

/** Requests go first: one lime button at a time. */
const hasRequests = (team: Team) => (team.counts.requests ?? 0) > 0 && canDo(team, "decide_requests");

function FirstEvents({ teamId }: { teamId: string }) {
  const [, navigate] = useLocation();
  const to = (kind: "weekly" | "game") => {
    const href = `${routes.schedule.pattern}?team=${teamId}&new=${kind}`;
    return { href, onOpened: () => navigate(href) };
  };
  return (
    <>
      <Way {...to("weekly")}>{upNextTexts.weekly}</Way>
      <Way kind="secondary" {...to("game")}>
        {upNextTexts.aGame}
      </Way>
    </>
  );
}

type WayProps = Pick<ComponentProps<typeof LinkButton>, "kind"> & {
  href: string;
  onOpened: () => void;
  children: ReactNode;
};

const Way = ({ onOpened, ...props }: WayProps) => <LinkButton {...props} onClick={inPlace(onOpened)} />;

/** The team does not exist (any more), or not for this person. */
const Gone = () => (
  <ShellPage title={routes.team.title}>
    <Poster tone="chalk" title={teamPageTexts.gone} drawing={<FieldDrawing />}>
      <p>{teamCodeTexts.TEAM_404}</p>
      <p>
        <Link href={routes.home.pattern} asChild>
          <LinkButton>{teamPageTexts.home}</LinkButton>
        </Link>
      </p>
    </Poster>
  </ShellPage>
);
