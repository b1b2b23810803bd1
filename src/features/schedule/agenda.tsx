import type { KeyboardEvent, ReactNode } from "react";
import type { AgendaDay, AgendaEntry, ScheduleTeam } from "../../../domain/schedule/agenda";
import { agendaTexts } from "../../../domain/schedule/agenda-texts";
import type { ScheduleEvent } from "../../../domain/schedule/answering";
import { dayHeading } from "../../../domain/schedule/wall-time";
import { AgendaDays, AgendaHeading, AgendaSection, FoldedLine } from "../../ui/schedule/agenda-list";
import { type Answers, ScheduleCard } from "./schedule-card";

/** What every view of the schedule draws its cards from. */
export type CardPorts = {
  teams: ReadonlyMap<string, ScheduleTeam>;
  answers: Answers;
  /** By event: who cannot be at two of them. */
  clashes: ReadonlyMap<string, string>;
  hrefOf: (event: ScheduleEvent) => string;
  onOpened: (href: string) => void;
  actionsOf: (event: ScheduleEvent) => ReactNode;
  now: () => number;
};

export type AgendaProps = CardPorts & { days: readonly AgendaDay[]; today: string };

/** The days that hold something, one below the other. */
export const Agenda = ({ days, today, ...ports }: AgendaProps) => (
  <AgendaDays onKeyDown={stepThroughCards}>
    {days.map(({ date, entries }) => (
      <AgendaSection key={date} id={dayId(date)} aria-labelledby={`${dayId(date)}-name`}>
        <AgendaHeading id={`${dayId(date)}-name`} tabIndex={-1} data-today={date === today || undefined}>
          {dayHeading(date, today)}
        </AgendaHeading>
        <Entries entries={entries} {...ports} />
      </AgendaSection>
    ))}
  </AgendaDays>
);

export const Entries = ({ entries, ...ports }: CardPorts & { entries: readonly AgendaEntry[] }) =>
  entries.map((entry) =>
    entry.kind === "folded" ? (
      <FoldedLine key={entry.events[0]?.id}>
        {agendaTexts.foldedOff(entry.events.length, entry.events[0]?.kind ?? "other")}
      </FoldedLine>
    ) : (
      <CardOf key={entry.event.id} event={entry.event} {...ports} />
    ),
  );

export const CardOf = ({ event, ...ports }: CardPorts & { event: ScheduleEvent }) => (
  <ScheduleCard
    event={event}
    team={ports.teams.get(event.team_id)}
    answers={ports.answers}
    href={ports.hrefOf(event)}
    onOpened={ports.onOpened}
    clash={ports.clashes.get(event.id)}
    actions={ports.actionsOf(event)}
    now={ports.now}
  />
);

export const dayId = (date: string) => `day-${date}`;

/** ↑ and ↓ go from card to card; Enter opens, as every link does. */
export function stepThroughCards(event: KeyboardEvent<HTMLElement>) {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const from = event.target;
  if (by === undefined || !(from instanceof HTMLElement) || !from.matches("[data-card-link]")) return;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-card-link]")];
  const next = links[links.indexOf(from) + by];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
