import { useSelector } from "@xstate/react";
import {
  type ComponentType,
  Fragment,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useState,
} from "react";
import type { ScheduleEvent } from "../../../../domain/schedule/answer/answering";
import { type NeedsYouEvent, nextEvents, stillNeedsYou } from "../../../../domain/schedule/needs-you-events";
import { changedIn, onlySeenIn } from "../../../../domain/schedule/receipt/receipt-texts";
import { clashesOf } from "../../../../domain/schedule/week/agenda";
import { clashText } from "../../../../domain/schedule/week/agenda-texts";
import { type AskedAnswer, askedPlayers, askedSoFar } from "../../../../domain/schedule/week/asked-players";
import { heroesOf, lastBegun, offToday } from "../../../../domain/schedule/week/hero";
import type { ReceiptsMachine } from "../../../../machines/schedule/receipts.machine";
import { selectPhase } from "../../../../machines/schedule/schedule.machine";
import { Stack } from "../../../ui/base/page";
import { zoneBeside } from "../../../ui/schedule/device-clock";
import { ChangeInCard, ChangeRow } from "../event/changes";
import type { Pressed } from "../notice/got-it";
import { useShownChanges } from "../notice/use-shown-changes";
import { AskedPlayerRow } from "./asked-row";
import type { ChalkUpProps } from "./chalk-up";
import { type CardPorts, Heroes, type OfSchedule } from "./home-hero";
import { ScheduleCard } from "./schedule-card";
import { UpNextHead } from "./up-next-head";
import { type ScheduleMachine, useSchedule, useScheduleFacts } from "./use-schedule";
import { UsualOffers, type UsualOffersProps } from "./usual-offers";

/** What the page draws of the events; this code is loaded after it. */
export type EventsRead = {
  /** Today's events or the next one, and what is off or moved; null if there is nothing. */
  hero: ReactNode;
  /** The item of *Needs you* that the hero answers, on a page that draws it. */
  isInHero: (item: NeedsYouEvent) => boolean;
  /** The events after it, without those that *Needs you* asks about. */
  upNext: (needsYou: readonly NeedsYouEvent[]) => ReactNode;
  /** The missing answers by person, one row each. */
  answers: readonly { key: string; row: ReactNode }[];
  /** Whether these rows ask for the answers of an item. */
  isInAnswers: (item: NeedsYouEvent) => boolean;
  /** The row of a change in *Needs you*, or its plain `row` if its event is beyond the loaded days. */
  draw: (item: NeedsYouEvent, row: ReactNode) => ReactNode;
  /** What stays until the next visit: a change that only counts as seen since it was drawn, and answers that can still be changed. */
  lingers: (item: NeedsYouEvent) => boolean;
  /** The items without those that were answered here. */
  left: <Waiting extends NeedsYouEvent>(items: readonly Waiting[]) => readonly Waiting[];
  /** Whether the next weeks are known to have no event. */
  isEmpty: boolean;
  /** What staff of a team begin with while the next weeks have no event; null for others. */
  start: ReactNode;
};

export type HomeEventsProps = CardPorts & {
  machine: ScheduleMachine;
  receipts: ReceiptsMachine;
  scheduleHref: string;
  /** The form of a new event; of a team if it is given. */
  newHref: (kind: "weekly" | "game", teamId: string | null) => string;
  /** The poster of a team without events; its code is loaded on first use. */
  ChalkUp: ComponentType<ChalkUpProps>;
  OfferCard: UsualOffersProps["Card"];
  /** What *Needs you* lists. */
  needsYou: readonly NeedsYouEvent[];
  /** Called when an acknowledgement is saved. */
  onGotIt: () => void;
  /** Called once the events were read, or could not be, and whenever they change; with null on unmount. */
  onRead: (events: EventsRead | null) => void;
};

/** Reads the household's events while it is mounted, and hands over what the page draws of them. */
export function HomeEvents({
  machine,
  receipts,
  scheduleHref,
  newHref,
  ChalkUp,
  needsYou,
  onGotIt,
  onRead,
  OfferCard,
  ...ports
}: HomeEventsProps) {
  const { now } = ports;
  const { schedule } = useSchedule(machine, now);
  const phase = useSelector(schedule, selectPhase);
  const { window, minute } = useScheduleFacts(schedule);
  const events = window?.events ?? none;
  // biome-ignore lint/correctness/useExhaustiveDependencies: as of the last read
  const changed = useMemo(() => changedIn(events, now()), [events]);
  const { shown, onPressed } = useShownChanges(events, changed);
  const onlySeen = onlySeenIn(events, minute).filter(({ id }) => !shown.some((event) => event.id === id));
  const news = [...shown, ...onlySeen];
  const heroes = window ? heroesOf(window, { news, now: minute }) : [];
  const off = window ? offToday(window, { news, now: minute }) : [];
  const heroIds = new Set([...heroes.map(({ event }) => event.id), ...off.map(({ id }) => id)]);
  const [asked, setAsked] = useState<readonly AskedAnswer[]>([]);
  const askedNow = window ? askedSoFar(asked, needsYou, window, { now: now(), inHero: heroIds }) : asked;
  if (askedNow !== asked) setAsked(askedNow);
  const handOver = useEffectEvent(() => {
    if (phase === "opening") return;
    const shared = { ...ports, schedule };
    const over = window && lastBegun(window, minute);
    const isEmpty = window !== null && nextEvents(window, [], now()).length === 0;
    const staffed = window?.teams.filter(({ is_staff }) => is_staff) ?? [];
    const players = window
      ? askedPlayers(
          askedNow.filter(({ eventId }) => !heroIds.has(eventId)),
          window,
          now(),
        )
      : [];
    const isAsked = ({ kind, event_id }: NeedsYouEvent) =>
      kind === "answer_wanted" && players.some(({ rows }) => rows.some(({ event }) => event.id === event_id));
    const changeOf = (event: ScheduleEvent, As: ShownChangeProps["as"]) => (
      <ShownChange as={As} {...{ event, receipts, onGotIt, onPressed }} {...shared} />
    );
    const changedAs = (id: string | undefined) => shown.find((event) => event.id === id);
    onRead({
      hero:
        heroes.length > 0 || off.length > 0 || over ? (
          <Heroes
            heroes={heroes}
            off={off}
            over={over}
            changeOf={({ id }) => {
              const event = news.find((each) => each.id === id);
              return event && changeOf(event, ChangeInCard);
            }}
            {...shared}
          />
        ) : null,
      isInHero: ({ kind, event_id }) =>
        (kind === "answer_wanted" || (kind === "change" && changedAs(event_id) !== undefined)) &&
        event_id !== undefined &&
        heroIds.has(event_id),
      answers: players.map((player) => ({
        key: player.key,
        row: <AskedPlayerRow key={player.key} player={player} {...shared} />,
      })),
      isInAnswers: isAsked,
      lingers: (item) => isAsked(item) || (item.kind === "change" && changedAs(item.event_id) !== undefined),
      upNext: (items) =>
        window && nextEvents(window, items, now(), heroIds).length > 0 ? (
          <Later {...shared} heroIds={heroIds} needsYou={items} scheduleHref={scheduleHref} />
        ) : null,
      draw: (item, row) => {
        if (item.kind === "answer_wanted" || !events.some(({ id }) => id === item.event_id)) return row;
        const event = changedAs(item.event_id);
        return event && <Fragment key={item.id}>{changeOf(event, ChangeRow)}</Fragment>;
      },
      left: (items) => (window ? stillNeedsYou(items, window, now()) : items),
      isEmpty,
      start:
        isEmpty && staffed[0] ? (
          <ChalkUp
            newHref={(kind) => newHref(kind, staffed.length === 1 && staffed[0] ? staffed[0].id : null)}
            onOpened={ports.onOpened}
          />
        ) : null,
    });
  });
  const takeBack = useEffectEvent(() => onRead(null));
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is handed over changes with these
  useEffect(() => {
    handOver();
  }, [window, phase, shown, minute, askedNow]);
  useEffect(() => () => takeBack(), []);
  return <UsualOffers schedule={schedule} Card={OfferCard} />;
}

type LaterProps = OfSchedule & {
  needsYou: readonly NeedsYouEvent[];
  heroIds: ReadonlySet<string>;
  scheduleHref: string;
};

function Later({ needsYou, heroIds, scheduleHref, ...ports }: LaterProps) {
  const { window, cardOf } = useCards(ports);
  const id = useId();
  const events = window ? nextEvents(window, needsYou, ports.now(), heroIds) : [];
  if (events.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <UpNextHead id={id} href={scheduleHref} onOpened={ports.onOpened} />
      <Stack $gap={2}>{events.map(cardOf)}</Stack>
    </section>
  );
}

type ShownChangeProps = OfSchedule &
  Pick<HomeEventsProps, "receipts" | "onGotIt"> & {
    as: typeof ChangeInCard | typeof ChangeRow;
    event: ScheduleEvent;
    onPressed: Pressed;
  };

function ShownChange({ as: As, event, receipts, onGotIt, onPressed, ...ports }: ShownChangeProps) {
  const { window, answers, clashes } = useCards(ports);
  return (
    <As
      machine={receipts}
      event={event}
      teamOf={({ team_id }) => window?.teams.find(({ id }) => id === team_id)}
      answers={answers}
      clashes={clashes}
      now={ports.now}
      onPressed={onPressed}
      onSaved={() => {
        ports.schedule.send({ type: "refresh.wanted" });
        onGotIt();
      }}
    />
  );
}

const none: readonly ScheduleEvent[] = [];

/** The loaded schedule, and a function that renders one of its events. */
function useCards({ schedule, hrefOf, onOpened, hiddenClashes, now }: OfSchedule) {
  const { window, answers } = useScheduleFacts(schedule);
  const clashes = useMemo(() => {
    const hidden = hiddenClashes();
    return window ? clashesOf(window).filter(({ key }) => !hidden.includes(key)) : [];
  }, [window, hiddenClashes]);
  const clashOf = (event: ScheduleEvent) => {
    const clash = clashes.find(({ events: both }) => both.some((each) => each.id === event.id));
    return clash && clashText(clash, zoneBeside);
  };
  const cardOf = (event: ScheduleEvent) => (
    <ScheduleCard
      key={event.id}
      event={event}
      team={window?.teams.find(({ id: teamId }) => teamId === event.team_id)}
      answers={answers}
      href={hrefOf(event)}
      onOpened={onOpened}
      hasOwnDay
      clash={clashOf(event)}
      now={now}
    />
  );
  return { window, answers, clashes, cardOf };
}
