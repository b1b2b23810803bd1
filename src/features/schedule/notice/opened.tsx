import { useEffect, useEffectEvent, useRef } from "react";
import type { ScheduleEvent } from "../../../../domain/schedule/answer/answering";
import { openedText } from "../../../../domain/schedule/receipt/receipt-states";
import type { OpenedInput } from "../../../../machines/schedule/opened.machine";
import { Muted } from "../../../ui/base/page";
import { seenOf } from "./got-it";

type OpenedProps = { event: ScheduleEvent; onDrawn: (drawn: OpenedInput) => void };

/** Says that staff can tell who has seen a change that rings, and has its version watched for that. */
export function Opened({ event, onDrawn }: OpenedProps) {
  return event.rings && <Drawn key={`${event.id} ${event.version}`} event={event} onDrawn={onDrawn} />;
}

function Drawn({ event, onDrawn }: OpenedProps) {
  const place = useRef<HTMLParagraphElement>(null);
  const tell = useEffectEvent((drawn: HTMLElement) => onDrawn({ seen: seenOf(event), place: drawn }));
  useEffect(() => {
    if (place.current) tell(place.current);
  }, []);
  return <Muted ref={place}>{openedText}</Muted>;
}
