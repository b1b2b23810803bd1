import { type ComponentType, lazy, Suspense } from "react";
import type { AppPorts } from "../effects/base/app-ports.actors";
import { createSafeStorage } from "../effects/base/storage.effects";
import { warmUp } from "../effects/base/warm-up.effects";
import { pushSubscriptionWith } from "../effects/push/push-subscription.actors";
import { createHiddenClashes } from "../effects/schedule/hidden-clashes.effects";
import { createLineRoom } from "../effects/schedule/line-room.effects";
import { receiptsWith, scheduleWith } from "../effects/schedule/schedule.actors";
import { serverClockOf } from "../effects/schedule/server-clock.effects";
import { useMe } from "../features/session/use-access";
import { type NeedsYouSource, WithNeedsYou } from "../screens/needs-you/with-needs-you";
import { ScheduleScreen, type ScheduleScreenProps } from "../screens/schedule/schedule.screen";
import type { ScheduleDialogsProps } from "../screens/schedule/schedule-dialogs";
import { wireNeedsYou } from "./needs-you.part";
import { withOwnMachines } from "./own-machines";

/** The household's schedule. Its dialogs are loaded once the week is shown and the page is idle, or when the first one opens. */
export function wireSchedule(ports: AppPorts): ComponentType {
  const storage = createSafeStorage(() => window.localStorage);
  const view = {
    read: () => storage.read(viewKey),
    keep: (chosen: string) => storage.write(viewKey, chosen),
  };
  const hiddenClashes = createHiddenClashes(storage);
  const lineRoom = createLineRoom(storage);
  const clock = serverClockOf(ports.client);
  const loadDialogs = () =>
    Promise.all([import("../screens/schedule/schedule-dialogs"), import("./event.part")]);
  const Dialogs = lazy(async () => {
    const [{ ScheduleDialogs }, { openEvents }] = await loadDialogs();
    const machines = openEvents(ports, window);
    const page = { machines, announce: ports.announce, now: clock.now };
    return {
      default: (props: Pick<ScheduleDialogsProps, "schedule" | "answer">) => (
        <ScheduleDialogs {...page} {...props} />
      ),
    };
  });
  const AwayStrip = lazy(async () => ({
    default: (await import("./away-strip.part")).wireAwayStrip(ports),
  }));
  const OfferCard = lazy(async () => ({
    default: (await import("./usual-offer.part")).wireUsualOffer(ports),
  }));
  const UsualAsked = lazy(async () => ({ default: (await import("./usual-asked.part")).wireUsualAsked() }));
  const list = wireNeedsYou(ports);
  return withOwnMachines(ports, {
    open: () => ({
      ...scheduleWith(ports, window),
      receipts: receiptsWith(ports, window),
      pushSubscription: pushSubscriptionWith(ports.client, window, { asksAll: false }),
    }),
    draw: ({ schedule: machine, answer, receipts, pushSubscription }) => (
      <WithList
        list={list}
        view={view}
        hiddenClashes={hiddenClashes}
        lineRoom={lineRoom}
        machine={machine}
        receipts={receipts}
        pushSubscription={pushSubscription}
        now={clock.now}
        onShown={() => warmUp(window, loadDialogs)}
        AwayStrip={AwayStrip}
        OfferCard={OfferCard}
        UsualAsked={UsualAsked}
        CallList={list.callList}
        dialogs={(schedule) => (
          <Suspense>
            <Dialogs schedule={schedule} answer={answer} />
          </Suspense>
        )}
      />
    ),
  });
}

/** Before the list is read, the page goes by the stored week. */
function WithList({
  list,
  ...props
}: Omit<ScheduleScreenProps, "needsYou" | "isMinor"> & { list: NeedsYouSource }) {
  const isMinor = useMe(list.session)?.age === "teen";
  return (
    <WithNeedsYou of={list}>
      {(needsYou) => <ScheduleScreen {...props} isMinor={isMinor} needsYou={needsYou} />}
    </WithNeedsYou>
  );
}

const viewKey = "drip.schedule-view";
