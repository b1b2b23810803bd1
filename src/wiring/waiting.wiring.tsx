import { useActorRef, useSelector } from "@xstate/react";
import { type ComponentProps, type ComponentType, lazy, Suspense, useEffect, useState } from "react";
import { navigate } from "wouter/use-browser-location";
import { routes } from "../../domain/shell/routes";
import { selectItems, waitingListMachine } from "../../machines/family/waiting-list.machine";
import { watchAttention } from "../effects/base/attention.effects";
import { networkReturns } from "../effects/base/network.effects";
import { createSafeStorage } from "../effects/base/storage.effects";
import { waitingListActors } from "../effects/family/waiting-list.effects";
import { createInvitationKey } from "../effects/invitation/invitation-key.effects";
import { outboxNote } from "../effects/schedule/outbox-note.effects";
import { NeedsYou, type NeedsYouProps } from "../screens/family/needs-you.screen";
import { DingsScreen } from "../screens/shell/empty.screens";
import { HomeScreen } from "../screens/shell/home.screen";
import type { EventsOfPage } from "./home-events.wiring";
import type { HousePorts } from "./house-ports";

export const wireHome = (ports: HousePorts, isGreetingDue: boolean): ComponentType => {
  const { machine, ...needsYou } = wireNeedsYou(ports);
  const greeting = { isDue: isGreetingDue };
  const storage = createSafeStorage(() => window.localStorage);
  const Events = lazy(() => loadEvents(ports));
  return () => {
    const list = useActorRef(machine, { input: {} });
    const items = useSelector(list, selectItems);
    const [asked, setAsked] = useState<Asked>(null);
    // Sends what waits in the outbox when Home opens, also after a sign-in in a tab that stayed open.
    useEffect(() => {
      if (storage.read(outboxNote) !== null)
        void import("./send-queue.wiring").then(({ openSendQueue }) => openSendQueue(ports, window));
    }, []);
    return (
      <HomeScreen
        greeting={greeting}
        needsYou={<NeedsYou {...needsYou} of={list} drawAsked={asked?.draw} opening={null} empty={null} />}
        events={
          <Suspense>
            <Events needsYou={items} hasUpNext onAsked={setAsked} />
          </Suspense>
        }
      />
    );
  };
};

type Asked = Parameters<ComponentProps<EventsOfPage>["onAsked"]>[0];

/** The page is shown without the events if their code fails to load. */
const loadEvents = async (ports: HousePorts): Promise<{ default: EventsOfPage }> => {
  try {
    return { default: (await import("./home-events.wiring")).wireHomeEvents(ports) };
  } catch {
    return { default: () => null };
  }
};

export const wireDings = (ports: HousePorts): ComponentType => {
  const { machine, ...needsYou } = wireNeedsYou(ports);
  const Events = lazy(() => loadEvents(ports));
  return () => {
    const list = useActorRef(machine, { input: {} });
    const items = useSelector(list, selectItems);
    const [asked, setAsked] = useState<Asked>(null);
    // The schedule is loaded only when a team asks for answers.
    const areAnswersWanted = items.some(({ kind }) => kind === "answer_wanted");
    return (
      <>
        <DingsScreen
          needsYou={(opening, empty) => (
            <NeedsYou {...needsYou} of={list} drawAsked={asked?.draw} opening={opening} empty={empty} />
          )}
        />
        {areAnswersWanted && (
          <Suspense>
            <Events needsYou={items} hasUpNext={false} onAsked={setAsked} />
          </Suspense>
        )}
      </>
    );
  };
};

/** For the choice after onboarding: the open invitations only. */
export const wireInvitations = (ports: HousePorts): ComponentType => {
  const { machine, ...needsYou } = wireNeedsYou(ports, ({ kind }) => kind === "invitation");
  return () => {
    const list = useActorRef(machine, { input: {} });
    return <NeedsYou {...needsYou} of={list} opening={null} empty={null} />;
  };
};

function wireNeedsYou(
  { client, session, announce }: HousePorts,
  isShown?: Parameters<typeof waitingListActors>[2],
): Omit<NeedsYouProps, "of" | "opening" | "empty"> & { machine: typeof waitingListMachine } {
  const keys = createInvitationKey(createSafeStorage(() => window.sessionStorage));
  return {
    session,
    machine: waitingListMachine.provide({
      actors: { ...waitingListActors(client, announce, isShown), network: networkReturns(window) },
    }),
    onReturn: (hear) =>
      watchAttention(window, ({ type }) => {
        if (type === "attention.returned") hear();
      }),
    onInvitation: (invitation_id) => {
      keys.keep({ invitation_id });
      navigate(routes.join.pattern);
    },
  };
}
