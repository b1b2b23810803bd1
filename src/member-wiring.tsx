import type { ReactNode } from "react";
import { fromPromise } from "xstate";
import { isFirstRun, withoutFirstRun } from "../domain/landing-path";
import { firstRunMachine } from "../machines/first-run.machine";
import type { Client } from "./api/client";
import { updateTimeZone } from "./effects/time-zone.effects";
import type { Session } from "./features/session/use-access";
import { HomeScreen } from "./screens/home.screen";
import { MemberScreen } from "./screens/member.screen";
import { NextScreen } from "./screens/next.screen";

type Ports = { client: Client; session: Session; rememberPath: (path: string) => void };

/** The pages for members, in what they all stand in: the guard and the first run. */
export function wireMembers({ client, session, rememberPath }: Ports) {
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
  const framed = (page: ReactNode) => (
    <MemberScreen
      session={session}
      rememberPath={rememberPath}
      isFirstRun={isFirstRun}
      withoutFirstRun={withoutFirstRun}
      firstRun={firstRun}
    >
      {page}
    </MemberScreen>
  );
  return {
    home: framed(<HomeScreen />),
    next: framed(<NextScreen />),
  };
}
