import { useState } from "react";
import { badgeText, spokenCount } from "../../domain/shell/shell";
import { Avatar } from "../ui/account/avatar";
import { BellIcon, CalendarIcon, ChatIcon, HomeIcon, TeamsIcon } from "../ui/base/icons";
import { TabBar } from "../ui/shell/tab-bar";
import type { GalleryEntry } from "./entry";

const user = { id: "0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b11", avatar: null, is_deleted: false };

function Demo({ count, first = "Home" }: { count: number; first?: string }) {
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
        { label: "Teams", icon: <TeamsIcon />, onOpened: () => {} },
        { ...to("Chat"), icon: <ChatIcon />, badge },
        { ...to("Schedule"), icon: <CalendarIcon /> },
        { ...to("Dings"), icon: <BellIcon />, badge },
        { ...to("You"), spoken: "profile and settings", icon: <Avatar user={user} size={28} /> },
      ]}
    />
  );
}

export const tabBarEntry: GalleryEntry = {
  name: "Tab bar",
  group: "Layout",
  states: [
    { name: "Quiet", render: () => <Demo count={0} /> },
    { name: "One new", render: () => <Demo count={1} first="Dings" /> },
    { name: "A lot of news", render: () => <Demo count={120} first="Chat" /> },
  ],
};
