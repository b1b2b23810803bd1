import { type ComponentType, lazy } from "react";
import { createActor } from "xstate";
import { greetsInItsHead, isFirstRun, withoutFirstRun } from "../../domain/account/first-run";
import type { Announcement } from "../../domain/base/announcement";
import { findRoute } from "../../domain/shell/routes";
import type { Client } from "../api/client";
import { timeZoneWith } from "../effects/account/time-zone.actors";
import type { LivePorts } from "../effects/base/app-ports.actors";
import { createSafeStorage } from "../effects/base/storage.effects";
import { openLine } from "../effects/live/line.effects";
import { pingsWith } from "../effects/pings/pings.actors";
import { appearanceChoice } from "../effects/settings/appearance.effects";
import { clockChoice } from "../effects/settings/clock.effects";
import { appearanceWith, clockWith } from "../effects/settings/device-choice.actors";
import { storedChoice } from "../effects/settings/device-choice.effects";
import { OutOfReach } from "../features/session/out-of-reach";
import type { Session } from "../features/session/use-access";
import type { IdentityPort } from "../identity/port";
import { MemberScreen } from "../screens/session/member.screen";
import { ShellScreen } from "../screens/shell/shell.screen";
import type { TabScreens } from "../screens/shell/tab-screens";
import { memoized } from "./memoized";
import type { Machines } from "./sign-in.part";
import type { Telemetry } from "./telemetry.part";

type Ports = {
  client: Client;
  session: Session;
  rememberPath: (path: string) => void;
  telemetry: Promise<Telemetry | null>;
  /** The sign-in's machines that the settings use too. */
  loadMachines: () => Promise<
    Pick<Machines, "changePassword" | "signOutEverywhere" | "dripNameField" | "giveBirthday"> & {
      identity: IdentityPort;
    }
  >;
  announce: (announcement: Announcement) => void;
};

/** The pages for members, wrapped in the guard and the update of the time zone. */
export function wireMembers({ client, session, rememberPath, ...sessionPorts }: Ports) {
  if (findRoute(location.pathname)?.name === "home") loadHome().catch(() => {});
  const ports: LivePorts = { client, session, announce: sessionPorts.announce, line: openLine() };
  const storage = createSafeStorage(() => window.localStorage);
  const appearance = createActor(appearanceWith(window, storage), {
    input: { value: storedChoice(appearanceChoice, storage) },
  }).start();
  const clock = createActor(clockWith(window, storage), {
    input: { value: storedChoice(clockChoice, storage) },
  }).start();
  const timeZone = timeZoneWith(ports, window);
  const pings = pingsWith(ports, window);
  const sendUnsent = async () =>
    void (await (await import("../effects/outbox/outbox.actors")).openOutbox(ports, window).flush());
  const loadSettings = async () => {
    const [{ wireSettings }, { changePassword, signOutEverywhere, dripNameField, identity }, telemetry] =
      await Promise.all([import("./settings.part"), sessionPorts.loadMachines(), sessionPorts.telemetry]);
    return wireSettings({
      client,
      session,
      appearance,
      clock,
      consent: telemetry?.consent,
      announce: sessionPorts.announce,
      changePassword,
      signOutEverywhere,
      dripNameField,
      identity,
      sendUnsent,
    });
  };
  /** The list stays mounted while huddles are opened. */
  const Chat = lazyPart(async () => (await import("./chat.part")).wireChat(ports));
  const pages: TabScreens = {
    chat: Chat,
    huddle: Chat,
    home: lazyPart(async () => {
      const isGreetingDue = greetsInItsHead(location.pathname, location.search);
      return (await import("./needs-you-list.part")).wireHome(ports, isGreetingDue);
    }),
    dings: lazyPart(async () => (await import("./dings-page.part")).wireDings(ports)),
    next: lazyPart(async () =>
      (await import("./first-base.part")).wireFirstBase({
        ...ports,
        loadMachines: sessionPorts.loadMachines,
      }),
    ),
    schedule: lazyPart(async () => (await import("./schedule.part")).wireSchedule(ports)),
    team: lazyPart(async () => (await import("./team.part")).wireTeam(ports)),
  };
  const LiveLine = lazyPart(async () => (await import("./live.part")).wireLive(ports, window));
  const teams = memoized(async () => (await import("./teams.part")).wireTeams(ports));
  const Teams = lazyPart(async () => (await teams()).sheet);
  const TeamsAside = lazyPart(async () => (await teams()).aside);
  const Finder = lazyPart(async () => (await import("./finder.part")).wireFinder(ports));
  return (
    <MemberScreen
      session={session}
      rememberPath={rememberPath}
      isFirstRun={isFirstRun}
      withoutFirstRun={withoutFirstRun}
      timeZone={timeZone}
      outOfReach={<OutOfReach session={session} />}
    >
      <ShellScreen
        session={session}
        pings={pings}
        clock={clock}
        LiveLine={LiveLine}
        pages={pages}
        Teams={Teams}
        TeamsAside={TeamsAside}
        Finder={Finder}
        loadSettings={loadSettings}
      />
    </MemberScreen>
  );
}

/** Home's code, loaded while the session is being restored. */
const loadHome = () => Promise.all([import("./needs-you-list.part"), import("./home-events.part")]);

/** A component whose code and machines are loaded when it is first shown. */
const lazyPart = <Props,>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load() }));
