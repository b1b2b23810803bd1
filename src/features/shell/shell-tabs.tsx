import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import type { ActorRefFrom } from "xstate";
import { findRoute, routes } from "../../../domain/shell/routes";
import { badgeText, spokenCount } from "../../../domain/shell/shell";
import { selectAuth, type sessionMachine } from "../../../machines/session/session.machine";
import { Avatar } from "../../ui/account/avatar";
import { BellIcon, CalendarIcon, ChatIcon, HomeIcon, SearchIcon, TeamsIcon } from "../../ui/base/icons";
import { TabBar } from "../../ui/shell/tab-bar";

export type ShellTabsProps = {
  session: ActorRefFrom<typeof sessionMachine>;
  path: string;
  onOpened: (href: string) => void;
  onTeamsOpened: () => void;
  /** Opens the search; null on phones, where the teams' sheet has it. */
  onSearched: (() => void) | null;
  /** The list of teams below their tab, on wide screens. */
  teams: ReactNode;
};

/** The tabs with their counts of new pings. */
export function ShellTabs({ session, path, onOpened, onTeamsOpened, onSearched, teams }: ShellTabsProps) {
  const { me, newFeedCards, newMessages, newNotifications } = useSelector(session, selectAuth);
  const to = (href: string) => ({ href, isCurrent: href === path, onOpened: () => onOpened(href) });
  return (
    <TabBar
      home={{ href: "/app/home", onOpened: () => onOpened("/app/home") }}
      tabs={[
        {
          ...to(routes.home.pattern),
          label: "Home",
          icon: <HomeIcon />,
          badge: badge(newFeedCards, "feed card"),
        },
        {
          label: "Teams",
          icon: <TeamsIcon />,
          isCurrent: findRoute(path)?.name === "team",
          onOpened: onTeamsOpened,
          list: teams,
        },
        {
          ...to(routes.chat.pattern),
          isCurrent: path.startsWith(routes.chat.pattern),
          label: "Chat",
          icon: <ChatIcon />,
          badge: badge(newMessages, "message"),
        },
        { ...to(routes.schedule.pattern), label: "Schedule", icon: <CalendarIcon /> },
        {
          ...to(routes.dings.pattern),
          label: "Dings",
          icon: <BellIcon />,
          badge: badge(newNotifications, "notification"),
        },
        ...(onSearched ? [{ label: "Search", icon: <SearchIcon />, keys: "/", onOpened: onSearched }] : []),
        {
          ...to(`${routes.home.pattern}?settings`),
          label: "You",
          spoken: "profile and settings",
          icon: me && <Avatar user={me} name={me.full_name} size={28} />,
        },
      ]}
    />
  );
}

const badge = (count: number, one: string) =>
  count > 0 ? { text: badgeText(count), spoken: spokenCount(count, one, `${one}s`) } : null;
