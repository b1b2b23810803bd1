import { type ComponentType, Suspense, useRef, useState } from "react";
import { useLocation } from "wouter";
import { dialogOn } from "../../../domain/shell/dialogs";
import { withoutParameter } from "../../../domain/shell/query";
import { findRoute } from "../../../domain/shell/routes";
import { MenuSheet } from "../../controls/dialogs/menu-sheet";
import { PingPoll, type PingPollProps } from "../../features/pings/ping-poll";
import { OutOfReachNotice } from "../../features/session/out-of-reach";
import { useIsLost } from "../../features/session/use-access";
import { OnClock, type OnClockProps } from "../../features/settings/on-clock";
import { ShellTabs, type ShellTabsProps } from "../../features/shell/shell-tabs";
import { type ShellKey, useShellKeys } from "../../features/shell/use-shell-keys";
import { RouteBoundary } from "../../ui/base/route-boundary";
import { ShellFrame } from "../../ui/shell/shell-frame";
import { useIsWide } from "../../ui/shell/use-is-wide";
import { FaultPage } from "../base/fault-page.screen";
import type { SettingsProps } from "../settings/settings.screen";
import { SettingsPlace } from "../settings/settings-place";
import type { TabScreens } from "./tab-screens";
import { useAddress } from "./use-address";

export type ShellProps = Pick<ShellTabsProps, "session"> & {
  pings: PingPollProps["machine"];
  clock: OnClockProps["clock"];
  /** Listens while mounted, and renders a strip when nothing gets through. */
  LiveLine: ComponentType;
  pages: TabScreens;
  /** The list of the person's teams in the tab's sheet. */
  Teams: ComponentType<{ onClosed: () => void; onSearched: () => void }>;
  /** The list in the sidebar of wide screens. */
  TeamsAside: ComponentType;
  /** The search over every page, and the list of keys. */
  Finder: ComponentType<{ shown: ShellKey | null; onClosed: () => void }>;
  loadSettings: () => Promise<SettingsProps>;
};

const settingsPath = "/app/home?settings";

/** The tab bar and its pages. */
export function ShellScreen({
  session,
  pings,
  clock,
  LiveLine,
  pages,
  Teams,
  TeamsAside,
  Finder,
  loadSettings,
}: ShellProps) {
  const [path, navigate] = useLocation();
  const { path: here, search } = useAddress();
  const [areTeamsOpen, setTeamsOpen] = useState(false);
  const [shown, setShown] = useState<ShellKey | null>(null);
  const [isFinderWanted, setFinderWanted] = useState(false);
  const find = (key: ShellKey) => {
    setTeamsOpen(false);
    setFinderWanted(true);
    setShown(key);
  };
  useShellKeys(find);
  const found = findRoute(path);
  const Screen = found?.place === "tabs" ? pages[found.name] : null;
  const isWide = useIsWide();
  const isLost = useIsLost(session);
  const openedFrom = useRef<string | null>(null);
  const open = (href: string) => {
    openedFrom.current = href === settingsPath ? here + search : null;
    navigate(href);
  };
  const closeSettings = () => {
    const left = withoutParameter(withoutParameter(search, "settings"), "child");
    navigate(openedFrom.current ?? here + left, { replace: true });
    openedFrom.current = null;
  };
  return (
    <ShellFrame
      strip={
        !isLost && (
          <Suspense>
            <LiveLine />
          </Suspense>
        )
      }
      tabs={
        <ShellTabs
          session={session}
          path={path}
          onOpened={open}
          onTeamsOpened={() => setTeamsOpen(true)}
          onSearched={isWide ? () => find("search") : null}
          teams={
            isWide && (
              <Suspense>
                <TeamsAside />
              </Suspense>
            )
          }
        />
      }
    >
      <OutOfReachNotice session={session} />
      <RouteBoundary route={path} fallback={<FaultPage />}>
        <OnClock clock={clock}>
          <Suspense>
            {Screen && found && <Screen params={found.params} onTeamsOpened={() => setTeamsOpen(true)} />}
          </Suspense>
        </OnClock>
      </RouteBoundary>
      <PingPoll machine={pings} path={path} />
      <MenuSheet isOpen={areTeamsOpen} title="Your teams" onClosed={() => setTeamsOpen(false)}>
        <Suspense>
          {areTeamsOpen && <Teams onClosed={() => setTeamsOpen(false)} onSearched={() => find("search")} />}
        </Suspense>
      </MenuSheet>
      {isFinderWanted && (
        <Suspense>
          <Finder shown={shown} onClosed={() => setShown(null)} />
        </Suspense>
      )}
      <SettingsPlace
        load={loadSettings}
        isOpen={found?.name === "home" && dialogOn(path, new URLSearchParams(search)) === "settings"}
        onClosed={closeSettings}
      />
    </ShellFrame>
  );
}
