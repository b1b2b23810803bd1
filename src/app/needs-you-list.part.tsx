import { useActorRef, useSelector } from "@xstate/react";
import { type ComponentType, lazy, Suspense, useEffect, useState } from "react";
import { rememberedOf } from "../../domain/needs-you/joined-team";
import { ownRequests } from "../../domain/needs-you/needs-you";
import { selectPhase } from "../../machines/base/collection.setup";
import { selectItems } from "../../machines/needs-you/needs-you-list.machine";
import type { AppPorts, LivePorts } from "../effects/base/app-ports.actors";
import { createSafeStorage, type SafeStorage } from "../effects/base/storage.effects";
import { requestsKey } from "../effects/needs-you/requests-key.effects";
import { unsentKey } from "../effects/outbox/unsent-key.effects";
import type { FeedKnown } from "../features/feed/feed-props";
import type { EventsRead } from "../features/schedule/week/home-events";
import type { FeedPlaceProps } from "../screens/feed/feed-place";
import { NeedsYou } from "../screens/needs-you/needs-you.screen";
import { HomeScreen } from "../screens/shell/home.screen";
import type { EventsOfPage } from "./home-events.part";
import type { JoinedTeamPart } from "./home-start.part";
import { wireNeedsYou } from "./needs-you.part";

export const wireHome = (ports: LivePorts, isGreetingDue: boolean): ComponentType => {
  const { machine, callList: Calls, ...needsYou } = wireNeedsYou(ports);
  const greeting = { isDue: isGreetingDue };
  const storage = createSafeStorage(() => window.localStorage);
  const Events = lazy(() => loadEvents(ports));
  const WhatsNew = lazy(() => loadWhatsNew(ports));
  const WaitingFamily = lazy(async () => ({
    default: (await import("./home-start.part")).wireWaitingFamily(),
  }));
  const Joined = lazy(() => loadJoined(ports, storage));
  const Plays = lazy(() => loadPlays(ports));
  return () => {
    const list = useActorRef(machine, { input: {} });
    const items = useSelector(list, selectItems);
    const phase = useSelector(list, selectPhase);
    const [events, setEvents] = useState<EventsRead | null>(null);
    const [plays, setPlays] = useState<FeedKnown | null>(null);
    // Sends what waits in the outbox when Home opens, also after a sign-in in a tab that stayed open.
    useEffect(() => {
      if (storage.read(unsentKey) !== null)
        void import("../effects/outbox/outbox.actors").then(({ openOutbox }) => openOutbox(ports, window));
    }, []);
    const isRead = phase !== "opening" && events !== null;
    const requests = ownRequests(items);
    const [hadRequests, setHadRequests] = useState(() => storage.read(requestsKey) !== null);
    if (requests.length > 0 && !hadRequests) setHadRequests(true);
    const isWaiting = isRead && events.isEmpty && requests.length > 0;
    return (
      <HomeScreen
        greeting={greeting}
        isRead={isRead}
        poster={isWaiting ? <WaitingFamily requests={requests} /> : isRead && events.start}
        isQuiet={isRead && phase !== "failed" && items.length === 0 && events.isEmpty && plays === "none"}
        calls={items
          .filter(({ kind }) => kind === "call_list")
          .map((item) => (
            <Calls key={item.id} item={item} onSaved={() => list.send({ type: "refresh.wanted" })} />
          ))}
        hero={events?.hero}
        needsYou={
          <NeedsYou {...needsYou} of={list} events={events ?? undefined} opening={null} empty={null} />
        }
        upNext={isRead && events.upNext(items)}
        whatsNew={
          <Suspense>
            <WhatsNew />
          </Suspense>
        }
        celebration={
          hadRequests && (
            <Suspense>
              <Joined open={phase === "shown" ? rememberedOf(requests) : null} />
            </Suspense>
          )
        }
        plays={
          isRead && (
            <Suspense>
              <Plays
                teamId={null}
                onKnown={setPlays}
                onPollSettled={() => list.send({ type: "refresh.wanted" })}
              />
            </Suspense>
          )
        }
        events={
          <Suspense>
            <Events
              needsYou={items}
              onRead={setEvents}
              onGotIt={() => list.send({ type: "refresh.wanted" })}
            />
          </Suspense>
        }
      />
    );
  };
};

/** Without its code, if it fails to load, nothing is celebrated. */
const loadJoined = async (ports: AppPorts, storage: SafeStorage): Promise<{ default: JoinedTeamPart }> => {
  try {
    return { default: (await import("./home-start.part")).wireJoinedTeam(ports, storage) };
  } catch {
    return { default: () => null };
  }
};

const loadWhatsNew = async (ports: AppPorts): Promise<{ default: ComponentType }> => {
  try {
    return { default: (await import("./whats-new.part")).wireWhatsNew(ports, window) };
  } catch {
    return { default: () => null };
  }
};

/** Without their code, if it fails to load, the page is shown without the events. */
const loadEvents = async (ports: AppPorts): Promise<{ default: EventsOfPage }> => {
  try {
    return { default: (await import("./home-events.part")).wireHomeEvents(ports) };
  } catch {
    return { default: NoEvents };
  }
};

/** Without their code the page is shown without the posts. */
const loadPlays = async (ports: LivePorts): Promise<{ default: ComponentType<FeedPlaceProps> }> => {
  try {
    return { default: (await import("./feed.part")).wireFeed(ports) };
  } catch {
    return { default: NoPlays };
  }
};

const NoPlays = ({ onKnown }: FeedPlaceProps) => {
  useEffect(() => onKnown?.("none"), [onKnown]);
  return null;
};

const NoEvents: EventsOfPage = ({ onRead }) => {
  useEffect(() => {
    onRead({
      hero: null,
      isInHero: () => false,
      upNext: () => null,
      answers: [],
      isInAnswers: () => false,
      draw: (_, row) => row,
      lingers: () => false,
      left: (items) => items,
      isEmpty: false,
      start: null,
    });
    return () => onRead(null);
  }, [onRead]);
  return null;
};

/** For the choice after onboarding: the open invitations only. */
export const wireInvitations = (ports: AppPorts): ComponentType => {
  const { machine, callList: _, ...needsYou } = wireNeedsYou(ports, ({ kind }) => kind === "invitation");
  return () => {
    const list = useActorRef(machine, { input: {} });
    return <NeedsYou {...needsYou} of={list} opening={null} empty={null} />;
  };
};
