import { createActor, fromPromise } from "xstate";
import type { Announcement } from "../../domain/announcement";
import { isFirstRun, withoutFirstRun } from "../../domain/first-run";
import { appearanceMachine } from "../../machines/appearance.machine";
import { firstRunMachine } from "../../machines/first-run.machine";
import { pingsMachine } from "../../machines/pings.machine";
import type { Client } from "../api/client";
import { appearanceEffects, keptAppearance } from "../effects/appearance.effects";
import { attentionOf } from "../effects/attention.effects";
import { pingActors } from "../effects/pings.effects";
import { createSafeStorage } from "../effects/storage.effects";
import { updateTimeZone } from "../effects/time-zone.effects";
import type { Session } from "../features/session/use-access";
import { MemberScreen } from "../screens/member.screen";
import { ShellScreen } from "../screens/shell.screen";
import type { Charts } from "./sign-in.wiring";
import type { Telemetry } from "./telemetry.wiring";

type Ports = {
  client: Client;
  session: Session;
  rememberPath: (path: string) => void;
  telemetry: Promise<Telemetry | null>;
  loadChangePassword: () => Promise<Charts["changePassword"]>;
  announce: (announcement: Announcement) => void;
};

/** The pages for members, in what they all stand in: the guard and the first run. */
export function wireMembers({ client, session, rememberPath, ...ports }: Ports) {
  const firstRun = {
    deviceTimeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
    machine: firstRunMachine.provide({
      actors: {
        updateTimeZone: fromPromise(({ input }) =>
          updateTimeZone(client, (event) => session.send(event), input),
        ),
      },
    }),
  };
  const pings = pingsMachine.provide({
    actors: { ...pingActors(client), attention: attentionOf(window) },
    actions: {
      tellCounts: (_, outcome) => {
        if (outcome.kind === "counted") session.send({ type: "pings.counted", pings: outcome.pings });
      },
    },
  });
  const storage = createSafeStorage(() => window.localStorage);
  const appearance = createActor(appearanceMachine.provide(appearanceEffects(window, storage)), {
    input: { appearance: keptAppearance(storage) },
  }).start();
  const loadSettings = async () => {
    const [{ wireSettings }, changePassword, telemetry] = await Promise.all([
      import("./settings.wiring"),
      ports.loadChangePassword(),
      ports.telemetry,
    ]);
    return wireSettings({
      client,
      session,
      appearance,
      consent: telemetry?.consent,
      timeZone: firstRun,
      announce: ports.announce,
      changePassword,
    });
  };
  return (
    <MemberScreen
      session={session}
      rememberPath={rememberPath}
      isFirstRun={isFirstRun}
      withoutFirstRun={withoutFirstRun}
      firstRun={firstRun}
    >
      <ShellScreen session={session} pings={pings} loadSettings={loadSettings} />
    </MemberScreen>
  );
}
