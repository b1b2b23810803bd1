import { useActorRef, useSelector } from "@xstate/react";
import {
  type ComponentType,
  type ReactNode,
  Suspense,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
} from "react";
import { dayParts } from "../../../../domain/dates/wall-time";
import {
  arrivalText,
  calledOffText,
  chipText,
  clockText,
  eventTitle,
} from "../../../../domain/schedule/event/event-fact-texts";
import type { ScheduleEvent } from "../../../../domain/schedule/event/event-fields";
import { eventKeyText, keyOf } from "../../../../domain/schedule/event/event-sheet";
import { upNextOf, upNextTexts } from "../../../../domain/schedule/week/next-up";
import type { TeamColours } from "../../../../domain/team/colours";
import { selectFault, selectPhase, selectRows } from "../../../../machines/base/collection.setup";
import type { upNextMachine } from "../../../../machines/schedule/up-next.machine";
import { Button } from "../../../ui/base/button";
import { PlaceIcon } from "../../../ui/base/icons";
import { InlineNotice } from "../../../ui/base/inline-notice";
import { Muted } from "../../../ui/base/page";
import { Skeleton } from "../../../ui/base/skeleton";
import { VisuallyHidden } from "../../../ui/base/visually-hidden";
import { DateBlock } from "../../../ui/schedule/date-block";
import { wallIn, zoneBeside } from "../../../ui/schedule/device-clock";
import { arrivalSign, EventCard } from "../../../ui/schedule/event-card";
import { EventChips } from "../../../ui/schedule/event-chips";
import { SumBar } from "../../../ui/schedule/sum-bar";
import { NextEvents, Waiting } from "../../../ui/team/next-events";
import type { TeamAnswersProps } from "../answer/team-answers";

export type UpNextProps = {
  machine: typeof upNextMachine;
  team: TeamColours;
  isStaff: boolean;
  /** The ways to a team's first events, for staff. */
  firstEvents: ReactNode;
  /** The own players' answers; its code is loaded after the page. */
  Answers: ComponentType<TeamAnswersProps>;
  /** The team's whole schedule. */
  schedule: { href: string; onOpened: (href: string) => void };
  /** Called before the events are drawn: what lies below is drawn with them, so that it does not move. */
  onRead: () => void;
  /** Calls `refresh` whenever the team is read again; returns how to unsubscribe. */
  follow: (refresh: () => void) => () => void;
};

/** A team's next event with the own players' answers, and those after it as chips. */
export function UpNext({ machine, schedule, firstEvents, follow, onRead, ...card }: UpNextProps) {
  const events = useActorRef(machine, { input: {} });
  const refresh = () => events.send({ type: "refresh.wanted" });
  useEffect(() => follow(() => events.send({ type: "refresh.wanted" })), [events, follow]);
  const id = useId();
  const phase = useSelector(events, selectPhase);
  const rows = useSelector(events, selectRows<ScheduleEvent>);
  const fault = useSelector(events, selectFault);
  const isRead = phase !== "opening";
  const reportRead = useEffectEvent(onRead);
  useLayoutEffect(() => {
    if (isRead) reportRead();
  }, [isRead]);
  const { cards, chips } = upNextOf(rows.map(({ item }) => item));
  const hrefOf = (event: ScheduleEvent) => `${schedule.href}&event=${eventKeyText(keyOf(event))}`;
  return (
    <NextEvents aria-labelledby={id} aria-busy={phase !== "shown"}>
      <VisuallyHidden as="h2" id={id}>
        {upNextTexts.title}
      </VisuallyHidden>
      {phase === "opening" && (
        <Waiting>
          <Skeleton rows={2} label={upNextTexts.opening} />
        </Waiting>
      )}
      {phase !== "opening" && phase !== "failed" && cards.length === 0 && (
        <Waiting>
          <Muted>{upNextTexts.none}</Muted>
          {firstEvents}
        </Waiting>
      )}
      {cards.map((event) => (
        <NextCard
          key={event.id}
          {...card}
          event={event}
          href={hrefOf(event)}
          onOpened={schedule.onOpened}
          onSaved={refresh}
        />
      ))}
      {fault !== null && (
        <InlineNotice
          role="alert"
          tone="needs-you"
          title={fault}
          actions={
            <Button kind="secondary" onClick={() => events.send({ type: "retry.pressed" })}>
              Try again
            </Button>
          }
        />
      )}
      {phase !== "opening" && (
        <EventChips
          events={chips.map((event) => ({
            id: event.id,
            when: chipText(event),
            title: event.status === "called_off" ? calledOffText(event) : eventTitle(event),
            href: hrefOf(event),
            isOff: event.status === "called_off",
          }))}
          all={{
            label: upNextTexts.all,
            spoken: upNextTexts.allSpoken,
            href: `${schedule.href}&view=agenda`,
          }}
          onOpened={schedule.onOpened}
        />
      )}
    </NextEvents>
  );
}

type NextCardProps = Pick<UpNextProps, "team" | "isStaff" | "Answers"> &
  Pick<TeamAnswersProps, "onSaved"> & {
    event: ScheduleEvent;
    href: string;
    onOpened: (href: string) => void;
  };

function NextCard({ event, team, isStaff, Answers, href, onOpened, onSaved }: NextCardProps) {
  const isOff = event.status === "called_off";
  const isAsked = !isOff && event.asks !== "nobody";
  const arrival = arrivalText(event);
  const place = [event.venue?.name, event.venue_detail].filter(Boolean).join(", ");
  return (
    <EventCard
      lead={<DateBlock {...dayParts(event.first_day)} />}
      title={eventTitle(event)}
      href={href}
      onOpened={() => onOpened(href)}
      colours={team}
      calledOff={isOff ? calledOffText(event) : null}
      lines={[
        {
          icon: arrivalSign,
          text: (
            <>
              {[clockText(event, wallIn), zoneBeside(event)].filter(Boolean).join(" ")}
              {arrival && (
                <>
                  <br />
                  {arrival}
                </>
              )}
            </>
          ),
        },
        ...(place === "" ? [] : [{ icon: <PlaceIcon size={16} />, text: place }]),
      ]}
      foot={isAsked && event.counts && <SumBar counts={event.counts} />}
    >
      {isAsked && event.mine.length > 0 && (
        <Suspense fallback={<Rows count={event.mine.length} />}>
          <Answers event={event} team={team} isStaff={isStaff} onSaved={onSaved} />
        </Suspense>
      )}
    </EventCard>
  );
}

/** Keeps the rows' height while their code is loaded. */
const Rows = ({ count }: { count: number }): ReactNode => (
  <div aria-hidden="true" style={{ minBlockSize: `${count * 5.75}rem` }} />
);
