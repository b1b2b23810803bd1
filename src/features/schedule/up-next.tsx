import { useActorRef } from "@xstate/react";
import { useEffect, useId } from "react";
import { eventKeyText, keyOf } from "../../../domain/schedule/event-sheet";
import { upNextTexts } from "../../../domain/schedule/event-texts";
import {
  arrivalText,
  calledOffText,
  clockText,
  countsText,
  eventTitle,
} from "../../../domain/schedule/event-words";
import { dayParts } from "../../../domain/schedule/wall-time";
import type { TeamColours } from "../../../domain/team/colours";
import type { upNextMachine } from "../../../machines/schedule/up-next.machine";
import { Collection } from "../../controls/base/collection";
import { PlaceIcon } from "../../ui/base/icons";
import { Muted } from "../../ui/base/page";
import { DateBlock } from "../../ui/schedule/date-block";
import { wallIn } from "../../ui/schedule/device-clock";
import { arrivalSign, EventCard } from "../../ui/schedule/event-card";
import { UpNextHead } from "./up-next-head";

export type UpNextProps = {
  machine: typeof upNextMachine;
  team: TeamColours;
  /** The team's whole schedule. */
  schedule: { href: string; onOpened: (href: string) => void };
  /** Calls `refresh` whenever the team is read again; returns how to unsubscribe. */
  follow: (refresh: () => void) => () => void;
};

/** A team's next events. */
export function UpNext({ machine, team, schedule, follow }: UpNextProps) {
  const events = useActorRef(machine, { input: {} });
  useEffect(() => follow(() => events.send({ type: "refresh.wanted" })), [events, follow]);
  const id = useId();
  const { href, onOpened } = schedule;
  return (
    <section aria-labelledby={id}>
      <UpNextHead id={id} href={href} onOpened={onOpened} />
      <Collection
        of={events}
        opening={upNextTexts.opening}
        empty={<Muted>{upNextTexts.none}</Muted>}
        gone={<Muted>{upNextTexts.none}</Muted>}
      >
        {({ item: event }) => {
          const own = `${href}&event=${eventKeyText(keyOf(event))}`;
          const arrival = arrivalText(event);
          const place = [event.venue?.name, event.venue_detail].filter(Boolean).join(", ");
          return (
            <li>
              <EventCard
                lead={<DateBlock {...dayParts(event.first_day)} />}
                title={eventTitle(event)}
                href={own}
                onOpened={() => onOpened(own)}
                colours={team}
                calledOff={event.status === "called_off" ? calledOffText(event) : null}
                lines={[
                  {
                    icon: arrivalSign,
                    text: [clockText(event, wallIn), arrival].filter(Boolean).join(" · "),
                  },
                  ...(place === "" ? [] : [{ icon: <PlaceIcon size={16} />, text: place }]),
                ]}
                foot={
                  event.counts && event.status === "on" && event.asks !== "nobody" && countsText(event.counts)
                }
              />
            </li>
          );
        }}
      </Collection>
    </section>
  );
}
