import { useLocation } from "wouter";
import { SideTeamList, TeamList } from "../../features/team/team-list";
import { useTeamList } from "../../features/team/use-team-list";

export type TeamsProps = {
  machine: Parameters<typeof useTeamList>[0];
  session: Parameters<typeof useTeamList>[1];
  share: () => void;
};

/** The Teams tab's sheet. */
export function TeamsSheet({ machine, session, share, onClosed }: TeamsProps & { onClosed: () => void }) {
  const [path, navigate] = useLocation();
  const { list, isMinor } = useTeamList(machine, session, path);
  return (
    <TeamList
      list={list}
      isMinor={isMinor}
      onShared={share}
      onOpened={(href) => {
        onClosed();
        navigate(href);
      }}
    />
  );
}

/** The same in the sidebar. */
export function TeamsAside({ machine, session }: TeamsProps) {
  const [path, navigate] = useLocation();
  const { list, isMinor } = useTeamList(machine, session, path);
  return <SideTeamList list={list} isMinor={isMinor} path={path} onOpened={navigate} />;
}
