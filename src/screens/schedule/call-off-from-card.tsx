import { type ReactNode, useState } from "react";
import type { EventDetails, ScheduleEvent } from "../../../domain/schedule/event/event-fields";
import { type EventKey, readEventKey } from "../../../domain/schedule/event/event-sheet";
import { hasLater } from "../../../domain/schedule/series/scope";
import { CallOff, type CallOffProps } from "../../features/schedule/event/call-off";
import { EventRead, type EventReadProps, useEventDetails } from "../../features/schedule/event/event-read";
import type { EventMachines, EventPlace } from "./event-place";

type CallOffFromCardProps = Pick<CallOffProps, "hold" | "onLeft" | "onCalledOff"> & {
  /** As in the URL. */
  eventKey: string;
  machines: EventMachines;
  events: EventPlace["events"];
};

/** Calls off from a card. */
export function CallOffFromCard({ eventKey, machines, events, ...props }: CallOffFromCardProps) {
  const key = readEventKey(eventKey);
  return (
    key && (
      <Asked key={eventKey} eventKey={key} sheet={machines.sheet} events={events}>
        {(event, isLaterThere, meant) => (
          <CallOff
            {...props}
            machine={machines.callOff}
            event={event}
            hasLater={isLaterThere}
            meant={meant}
          />
        )}
      </Asked>
    )
  );
}

type AskedProps = {
  eventKey: EventKey;
  sheet: EventMachines["sheet"];
  events: EventPlace["events"];
  children: (event: ScheduleEvent, isLaterThere: boolean, meant: EventDetails | null) => ReactNode;
};

/** Starts from the event as the page shows it. In a series the page also has to show a later event: the last one is not asked for the scope. */
function Asked({ eventKey, sheet, events, children }: AskedProps) {
  const [known] = useState(() => {
    const event = events.find(({ id }) => id === eventKey.eventId);
    if (event === undefined) return null;
    const isLaterThere = events.some(
      (each) => each.series_id === event.series_id && each.first_day > event.first_day,
    );
    if (event.series_id === null) return { event, isLaterThere: false };
    return isLaterThere ? { event, isLaterThere } : null;
  });
  if (known)
    return (
      <Shown machine={sheet} eventKey={eventKey}>
        {(meant) => children(known.event, known.isLaterThere, meant)}
      </Shown>
    );
  return (
    <EventRead machine={sheet} eventKey={eventKey}>
      {(details) => children(details.event, hasLater(details), details)}
    </EventRead>
  );
}

type ShownProps = Pick<EventReadProps, "machine" | "eventKey"> & {
  children: (meant: EventDetails | null) => ReactNode;
};

/** The event that the page shows, at once; what calling it off does follows. */
const Shown = ({ children, ...read }: ShownProps) => children(useEventDetails(read));
