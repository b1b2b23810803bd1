import { type ReactNode, useState } from "react";
import { badgeText, spokenCount } from "../../domain/shell/shell";
import { colourPairs } from "../../domain/team/colours";
import { Avatar } from "../ui/account/avatar";
import { BellIcon, CalendarIcon, ChatIcon, HomeIcon, PlusIcon, TeamsIcon } from "../ui/base/icons";
import { TabBar } from "../ui/shell/tab-bar";
import { Crest } from "../ui/team/crest";
import { NeedsYouCount } from "../ui/team/needs-you-count";
import { SideTeams } from "../ui/team/side-teams";
import type { GalleryEntry } from "./entry";

const user = { id: "0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b11", avatar: null, is_deleted: false };

type DemoProps = { count: number; first?: string; list?: ReactNode };

function Demo({ count, first = "Home", list }: DemoProps) {
  const [current, setCurrent] = useState(first);
  const badge = count > 0 ? { text: badgeText(count), spoken: spokenCount(count, "ding", "dings") } : null;
  const to = (label: string) => ({
    label,
    href: `#${label}`,
    isCurrent: label === current,
    onOpened: () => setCurrent(label),
  });
  return (
    <TabBar
      home={{ href: "#Home", onOpened: () => setCurrent("Home") }}
      tabs={[
        { ...to("Home"), icon: <HomeIcon />, badge },
        { label: "Teams", icon: <TeamsIcon />, onOpened: () => {}, list },
        { ...to("Chat"), icon: <ChatIcon />, badge },
        { ...to("Schedule"), icon: <CalendarIcon /> },
        { ...to("Dings"), icon: <BellIcon />, badge },
        { ...to("You"), spoken: "profile and settings", icon: <Avatar user={user} size={28} /> },
      ]}
    />
  );
}

const Teams = () => (
  <SideTeams aria-label="Your teams">
    {colourPairs.slice(0, 3).map((pair, index) => (
      <li key={pair.id}>
        <a href={`#${pair.id}`} aria-current={index === 1 ? "page" : undefined}>
          <Crest team={pair} size={24} />
          <span>{index === 2 ? "The Rolling Thunder of Upper Sandusky" : pair.name}</span>
          <NeedsYouCount count={index * 8} />
        </a>
      </li>
    ))}
    <li>
      <a href="#next">
        <PlusIcon />
        <span>Start or join</span>
      </a>
    </li>
  </SideTeams>
);

export const tabBarEntry: GalleryEntry = {
  name: "Tab bar",
  group: "Layout",
  states: [
    { name: "Quiet", render: () => <Demo count={0} /> },
    { name: "One new", render: () => <Demo count={1} first="Dings" /> },
    { name: "A lot of news", render: () => <Demo count={120} first="Chat" /> },
    { name: "With teams, on wide screens", render: () => <Demo count={0} list={<Teams />} /> },
  ],
};
