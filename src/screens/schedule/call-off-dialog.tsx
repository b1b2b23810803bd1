import { type ReactNode, useState } from "react";
import type { ScheduleEvent } from "../../../domain/schedule/event-fields";
import { type EventKey, readEventKey, type UndoableChange } from "../../../domain/schedule/event-sheet";
import { calling } from "../../../domain/schedule/event-texts";
import { hasLater } from "../../../domain/schedule/scope";
import { HeldDialog } from "../../controls/dialogs/held-dialog";
import { CallOff } from "../../features/schedule/event/call-off";
import { EventRead, type EventReadProps, useEventDetails } from "../../features/schedule/event/event-read";
import { useKept } from "../../features/team/use-kept";
import type { EventCharts, EventPlace } from "./event-place";

type CallOffDialogProps = {
  eventKey: string | null;
  charts: EventCharts;
  place: EventPlace;
  onTold: (done: UndoableChange) => void;
  onClosed: () => void;
};

/** Calls off from a card. */
export function CallOffDialog({ eventKey, charts, place, onTold, onClosed }: CallOffDialogProps) {
  const shown = useKept(eventKey);
  const key = readEventKey(shown);
  return (
    <HeldDialog isOpen={eventKey !== null && key !== null} title={calling.title} onClosed={onClosed}>
      {(hold) =>
        key && (
          <Asked key={shown} eventKey={key} sheet={charts.sheet} events={place.events}>
            {(event, isLaterThere, tells) => (
              <CallOff
                machine={charts.callOff}
                event={event}
                hasLater={isLaterThere}
                tells={tells}
                hold={hold}
                onLeft={onClosed}
                onCalledOff={onTold}
              />
            )}
          </Asked>
        )
      }
    </HeldDialog>
  );
}

type AskedProps = {
  eventKey: EventKey;
  sheet: EventCharts["sheet"];
  events: EventPlace["events"];
  children: (event: ScheduleEvent, isLaterThere: boolean, tells: number | undefined) => ReactNode;
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
        {(tells) => children(known.event, known.isLaterThere, tells)}
      </Shown>
    );
  return (
    <EventRead machine={sheet} eventKey={eventKey}>
      {(details) => children(details.event, hasLater(details), details.tells)}
    </EventRead>
  );
}

type ShownProps = Pick<EventReadProps, "machine" | "eventKey"> & {
  children: (tells: number | undefined) => ReactNode;
};

/** The event that the page shows, at once; how many families hear of it follows. */
const Shown = ({ children, ...read }: ShownProps) => children(useEventDetails(read)?.tells);
