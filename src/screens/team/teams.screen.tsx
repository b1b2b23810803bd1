import { useLocation } from "wouter";
import { ownRequests } from "../../../domain/needs-you/needs-you";
import { finderTexts } from "../../../domain/search/search-texts";
import { fromTeams } from "../../../domain/shell/way-back";
import { SideTeamList, TeamList } from "../../features/team/team-list";
import { useHasNoTeam, useTeamList } from "../../features/team/use-team-list";
import { SearchIcon } from "../../ui/base/icons";
import { SheetItem } from "../../ui/dialogs/sheet";
import { type NeedsYouSource, WithNeedsYou } from "../needs-you/with-needs-you";

export type TeamsProps = {
  machine: Parameters<typeof useTeamList>[0];
  session: Parameters<typeof useTeamList>[1];
  share: () => void;
  needsYou: NeedsYouSource;
};

/** The Teams tab's sheet. */
export function TeamsSheet({
  machine,
  session,
  share,
  needsYou,
  onClosed,
  onSearched,
}: TeamsProps & { onClosed: () => void; onSearched: () => void }) {
  const [path, navigate] = useLocation();
  const { list, isMinor } = useTeamList(machine, session, path);
  return (
    <WithNeedsYou of={needsYou}>
      {({ items }) => (
        <>
          <SheetItem icon={<SearchIcon />} onPressed={onSearched}>
            {finderTexts.open}
          </SheetItem>
          <TeamList
            list={list}
            isMinor={isMinor}
            requests={items && ownRequests(items)}
            onShared={share}
            onOpened={(href) => {
              onClosed();
              navigate(href, { state: fromTeams });
            }}
          />
        </>
      )}
    </WithNeedsYou>
  );
}

/** The same in the sidebar. */
export function TeamsAside({ machine, session, needsYou }: TeamsProps) {
  const [path, navigate] = useLocation();
  const { list, isMinor } = useTeamList(machine, session, path);
  const shared = { list, isMinor, path, onOpened: navigate };
  // Somebody with teams finds the requests on the other pages, without a call on each page.
  if (!useHasNoTeam(list)) return <SideTeamList {...shared} requests={[]} />;
  return (
    <WithNeedsYou of={needsYou}>
      {({ items }) => <SideTeamList {...shared} requests={ownRequests(items)} />}
    </WithNeedsYou>
  );
}
