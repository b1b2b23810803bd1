import { type ComponentType, Suspense, useEffect, useEffectEvent, useMemo, useState } from "react";
import { useLocation } from "wouter";
import { chatTexts } from "../../../domain/huddle/huddle-texts";
import {
  type HuddleKey,
  type HuddleLine,
  huddleKeyText,
  readHuddleKey,
} from "../../../domain/huddle/talk-outcomes";
import { blockedTexts } from "../../../domain/report/report-texts";
import { dialogOn } from "../../../domain/shell/dialogs";
import { fillPattern, type Params, routes } from "../../../domain/shell/routes";
import type { TeamEntry } from "../../../domain/team/team-list";
import { teamRolesOf } from "../../../domain/team/team-rights";
import { HuddleList, MinorsBench } from "../../features/huddle/huddle-list";
import type { HuddleTeam } from "../../features/huddle/huddle-props";
import { type HuddleListMachine, useHuddles } from "../../features/huddle/use-chat";
import { type Session, useMe } from "../../features/session/use-access";
import { type TeamListMachine, useTeamEntries, useTeamList } from "../../features/team/use-team-list";
import { Button } from "../../ui/base/button";
import { PlusIcon, SearchIcon } from "../../ui/base/icons";
import { Muted } from "../../ui/base/page";
import { ChatColumns, ChatHead, ChatNothing, HuddlePane } from "../../ui/huddle/chat-frame";
import { ShellPage } from "../../ui/shell/shell-frame";
import { useIsWide } from "../../ui/shell/use-is-wide";
import { useAddress } from "../shell/use-address";
import type { ChatDialogsProps, HuddleDialogsProps } from "./chat-dialogs";
import type { OneHuddleProps } from "./one-huddle";

/** An opened huddle with its machines. */
export type HuddleProps = Omit<OneHuddleProps, "openHuddle" | "outbox" | "now" | "copy" | "onNamed">;

export type ChatScreenProps = {
  params: Params;
  session: Session;
  list: HuddleListMachine;
  teams: TeamListMachine;
  Huddle: ComponentType<HuddleProps>;
  ChatDialogs: ComponentType<ChatDialogsProps>;
  HuddleDialogs: ComponentType<HuddleDialogsProps>;
};

/** /app/chat and /app/chat/:id: the huddles, on wide screens with the opened one beside them. */
export function ChatScreen(props: ChatScreenProps) {
  const me = useMe(props.session);
  if (me === null) return null;
  if (me.age === "teen")
    return (
      <ShellPage title={chatTexts.title}>
        <MinorsBench />
      </ShellPage>
    );
  return <GrownUps key={me.id} {...props} me={me.id} />;
}

function GrownUps({
  params,
  session,
  me,
  Huddle,
  ChatDialogs,
  HuddleDialogs,
  ...props
}: ChatScreenProps & { me: string }) {
  const { path, search } = useAddress();
  const [, navigate] = useLocation();
  const isWide = useIsWide();
  const { list, lines, refresh } = useHuddles(props.list);
  const { list: teamList } = useTeamList(props.teams, session, path);
  const teamRows = useTeamEntries(teamList);
  const teams = useMemo(() => new Map(teamRows.map(({ item }) => [item.id, teamOf(item)])), [teamRows]);
  const query = new URLSearchParams(search);
  const dialog = dialogOn(path, query);
  const [areDialogsWanted, setDialogsWanted] = useState(dialog !== undefined);
  if (dialog !== undefined && !areDialogsWanted) setDialogsWanted(true);
  useTeamHuddle(query.get("team"), lines, (href) => navigate(href, { replace: true }));
  const key = params.id === undefined ? null : readHuddleKey(params.id);
  const open = (name: string, value = "") => navigate(`${path}?${name}${value && `=${value}`}`);
  const close = () => navigate(path, { replace: true });
  const opened = params.id !== undefined && (
    <Suspense fallback={<HuddlePane aria-busy="true" />}>
      <Huddle
        id={params.id}
        huddleKey={key}
        around={Number(query.get("at")) || null}
        me={me}
        team={(key && teams.get(key.teamId)) ?? null}
        isWide={isWide}
        back={{ href: routes.chat.pattern, onOpened: () => navigate(routes.chat.pattern) }}
        onDialog={open}
        onChanged={refresh}
        onLeft={() => {
          refresh();
          navigate(routes.chat.pattern, { replace: true });
        }}
        dialogs={(of) =>
          areDialogsWanted && (
            <Suspense>
              <HuddleDialogs {...of} wanted={dialog} query={query} onChanged={refresh} onClosed={close} />
            </Suspense>
          )
        }
      />
    </Suspense>
  );
  const listed = (
    <>
      <ChatHead>
        <h1 tabIndex={-1}>{chatTexts.title}</h1>
        {lines.length > 0 && (
          <div>
            <Button
              kind="quiet"
              aria-label={chatTexts.search}
              icon={<SearchIcon />}
              onClick={() => open("search")}
            />
            <Button kind="secondary" icon={<PlusIcon size={20} />} onClick={() => open("new")}>
              {chatTexts.start}
            </Button>
          </div>
        )}
      </ChatHead>
      <HuddleList
        list={list}
        me={me}
        teams={teams}
        openId={key && huddleKeyText(key)}
        hrefOf={(id) => fillPattern(routes.huddle.pattern, { id })}
        onOpened={navigate}
      />
      {lines.length > 0 && (
        <Muted>
          <Button kind="quiet" onClick={() => open("folded")}>
            {blockedTexts.title}
          </Button>
        </Muted>
      )}
    </>
  );
  return (
    <>
      {isWide && (opened || lines.length > 0) ? (
        <ChatColumns list={listed}>
          {opened || <ChatNothing title={chatTexts.choose} line={chatTexts.chooseLine} />}
        </ChatColumns>
      ) : (
        opened || listed
      )}
      {areDialogsWanted && (
        <Suspense>
          <ChatDialogs
            wanted={dialog}
            people={query.get("new")}
            lines={lines}
            teams={teams}
            me={me}
            onOpened={(to: HuddleKey, seq) => {
              refresh();
              const href = fillPattern(routes.huddle.pattern, { id: huddleKeyText(to) });
              navigate(seq === undefined ? href : `${href}?at=${seq}`, { replace: true });
            }}
            onClosed={close}
          />
        </Suspense>
      )}
    </>
  );
}

/** Opens the team's own huddle as soon as the list names it. */
function useTeamHuddle(teamId: string | null, lines: readonly HuddleLine[], open: (href: string) => void) {
  const huddle = lines.find(({ huddle: { kind, team_id } }) => kind === "team" && team_id === teamId)?.huddle;
  const href =
    huddle &&
    fillPattern(routes.huddle.pattern, {
      id: huddleKeyText({ teamId: huddle.team_id, huddleId: huddle.id }),
    });
  const openIt = useEffectEvent(open);
  useEffect(() => {
    if (href) openIt(href);
  }, [href]);
}

const teamOf = ({ id, name, colour_one, colour_two, standings: teamRoles }: TeamEntry): HuddleTeam => ({
  id,
  name,
  colour_one,
  colour_two,
  teamRoles: [...teamRolesOf(teamRoles)],
});
