import { type ComponentType, lazy, Suspense, useState } from "react";
import { createSafeStorage } from "../effects/base/storage.effects";
import { createPutAside } from "../effects/schedule/put-aside.effects";
import { serverClockOf } from "../effects/schedule/server-clock.effects";
import { type NeedsYouRead, NeedsYouReader } from "../features/family/use-needs-you";
import { useNews } from "../features/family/use-news";
import { useMe } from "../features/session/use-access";
import { ScheduleScreen, type ScheduleScreenProps } from "../screens/schedule/schedule.screen";
import type { ScheduleDialogsProps } from "../screens/schedule/schedule-dialogs";
import { openBell } from "./bell.wiring";
import type { HousePorts } from "./house-ports";
import { wireNeedsYou } from "./needs-you.wiring";
import { withOwnCharts } from "./own-charts";
import { openReceipts, openSchedule } from "./schedule-charts.wiring";

/** The household's schedule. Its dialogs are loaded when the first one opens. */
export function wireSchedule(ports: HousePorts): ComponentType {
  const storage = createSafeStorage(() => window.localStorage);
  const view = {
    read: () => storage.read(viewKey),
    keep: (chosen: string) => storage.write(viewKey, chosen),
  };
  const putAside = createPutAside(storage);
  const clock = serverClockOf(ports.client);
  const Dialogs = lazy(async () => {
    const [{ ScheduleDialogs }, { openEvents }] = await Promise.all([
      import("../screens/schedule/schedule-dialogs"),
      import("./event.wiring"),
    ]);
    const charts = openEvents(ports, window);
    const page = { charts, announce: ports.announce, now: clock.now };
    return {
      default: (props: Pick<ScheduleDialogsProps, "schedule" | "answer">) => (
        <ScheduleDialogs {...page} {...props} />
      ),
    };
  });
  const list = wireNeedsYou(ports);
  return withOwnCharts(ports, {
    open: () => ({
      ...openSchedule(ports, window),
      receipts: openReceipts(ports, window),
      bell: openBell(ports.client, window, { asksAll: false }),
    }),
    draw: ({ schedule: machine, answer, receipts, bell }) => (
      <WithNeedsYou
        list={list}
        view={view}
        putAside={putAside}
        machine={machine}
        receipts={receipts}
        bell={bell}
        now={clock.now}
        dialogs={(schedule) => (
          <Suspense>
            <Dialogs schedule={schedule} answer={answer} />
          </Suspense>
        )}
      />
    ),
  });
}

type WithNeedsYouProps = Omit<ScheduleScreenProps, "needsYou" | "isMinor"> & {
  list: ReturnType<typeof wireNeedsYou>;
};

/** Before the session is restored there is no token for the list; the page then goes by the stored week. */
function WithNeedsYou({ list: { session, machine: listMachine, onReturn }, ...props }: WithNeedsYouProps) {
  const [needsYou, setNeedsYou] = useState<NeedsYouRead>({ items: null, refresh: () => {} });
  const news = useNews(session);
  const me = useMe(session);
  return (
    <>
      <ScheduleScreen {...props} isMinor={me?.age === "teen"} needsYou={needsYou} />
      {me && <NeedsYouReader machine={listMachine} news={news} onReturn={onReturn} onRead={setNeedsYou} />}
    </>
  );
}

const viewKey = "drip.schedule-view";
