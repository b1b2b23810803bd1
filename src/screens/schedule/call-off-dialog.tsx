import { readEventKey, type Told } from "../../../domain/schedule/event-sheet";
import { calling } from "../../../domain/schedule/event-texts";
import { HeldDialog } from "../../controls/dialogs/held-dialog";
import { CallOff } from "../../features/schedule/call-off";
import { EventRead } from "../../features/schedule/event-read";
import { useKept } from "../../features/team/use-kept";
import type { EventCharts, EventPlace } from "./event-place";

type CallOffDialogProps = {
  eventKey: string | null;
  charts: EventCharts;
  place: EventPlace;
  onTold: (done: Told) => void;
  onClosed: () => void;
};

/** Calling off from a card: what the page shows of the event is enough to begin with. */
export function CallOffDialog({ eventKey, charts, place, onTold, onClosed }: CallOffDialogProps) {
  const shown = useKept(eventKey);
  const key = readEventKey(shown);
  const known = place.events.find(({ id }) => id === key?.eventId);
  return (
    <HeldDialog isOpen={eventKey !== null && key !== null} title={calling.title} onClosed={onClosed}>
      {(hold) => {
        const ask = (event: Told["after"]["event"]) => (
          <CallOff
            key={shown}
            machine={charts.callOff}
            event={event}
            // The page knows one of a series from its card, and not how the series goes on.
            hasLater={event.series_id !== null}
            hold={hold}
            onLeft={onClosed}
            onCalledOff={onTold}
          />
        );
        if (known) return ask(known);
        return (
          key && (
            <EventRead key={shown} machine={charts.sheet} eventKey={key}>
              {({ event }) => ask(event)}
            </EventRead>
          )
        );
      }}
    </HeldDialog>
  );
}
