import { useActorRef, useSelector } from "@xstate/react";
import { useEffect, useEffectEvent, useState } from "react";
import { dayText } from "../../../domain/dates/wall-time";
import { cardFormTexts } from "../../../domain/feed/form-texts";
import { kindNames } from "../../../domain/schedule/event/event";
import { eventTitle } from "../../../domain/schedule/event/event-fact-texts";
import type { ScheduleEvent } from "../../../domain/schedule/event/event-fields";
import {
  type EventsToPostMachine,
  selectEvents,
  selectEventsRefusal,
  selectEventsStep,
} from "../../../machines/feed/events-to-post.machine";
import { Button } from "../../ui/base/button";
import { InlineNotice } from "../../ui/base/inline-notice";
import { Muted } from "../../ui/base/page";
import { Skeleton } from "../../ui/base/skeleton";
import { Select } from "../../ui/fields/select";
import { startBeside } from "../../ui/schedule/start-beside";

export type EventPickProps = {
  /** Fixed while this is mounted. */
  teamId: string;
  /** Null: the post is about none. */
  eventId: string | null;
  onPicked: (eventId: string | null) => void;
};

/** Which of the team's next events a post is about. */
export function EventPick({
  machine,
  teamId,
  eventId,
  onPicked,
}: EventPickProps & { machine: EventsToPostMachine }) {
  const [input] = useState({ teamId });
  const reading = useActorRef(machine, { input });
  const step = useSelector(reading, selectEventsStep);
  const events = useSelector(reading, selectEvents);
  const refusal = useSelector(reading, selectEventsRefusal);
  if (step === "asking") return <Skeleton rows={1} label={cardFormTexts.eventsOpening} />;
  if (step === "refused")
    return (
      <InlineNotice
        role="alert"
        tone="needs-you"
        title={refusal}
        actions={
          <Button kind="secondary" onClick={() => reading.send({ type: "retry.pressed" })}>
            Try again
          </Button>
        }
      />
    );
  return <Events events={events} eventId={eventId} onPicked={onPicked} />;
}

type EventsProps = Pick<EventPickProps, "eventId" | "onPicked"> & { events: readonly ScheduleEvent[] };

function Events({ events, eventId, onPicked }: EventsProps) {
  const isThere = eventId === null || events.some(({ id }) => id === eventId);
  const drop = useEffectEvent(() => onPicked(null));
  // A post that was begun earlier may be about an event that is over.
  useEffect(() => {
    if (!isThere) drop();
  }, [isThere]);
  if (events.length === 0) return <Muted>{cardFormTexts.noEvents}</Muted>;
  return (
    <Select
      label={cardFormTexts.event}
      name="event"
      value={isThere ? (eventId ?? "") : ""}
      placeholder={cardFormTexts.noEvent}
      options={events.map((event) => ({ value: event.id, label: lineOf(event) }))}
      onChosen={(value) => onPicked(value === "" ? null : value)}
    />
  );
}

/** "Sat, Dec 5, 14:00: Game vs Rockets". */
function lineOf(event: ScheduleEvent): string {
  const { starts_local: starts, status } = event;
  const when = [dayText(starts.slice(0, 10)), ...startBeside(event)].join(", ");
  const title = eventTitle({ ...event, title: event.title || kindNames[event.kind] });
  return `${when}: ${title}${status === "called_off" ? ` (${cardFormTexts.isOff})` : ""}`;
}
