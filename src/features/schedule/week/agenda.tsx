import type { KeyboardEvent, ReactNode } from "react";
import { dayHeading } from "../../../../domain/dates/wall-time";
import type { ScheduleEvent } from "../../../../domain/schedule/answer/answering";
import type { AgendaDay, AgendaEntry, Clash, ScheduleTeam } from "../../../../domain/schedule/week/agenda";
import { agendaTexts, clashText } from "../../../../domain/schedule/week/agenda-texts";
import { bracketsOf } from "../../../../domain/schedule/week/clash-brackets";
import { Button } from "../../../ui/base/button";
import { Muted } from "../../../ui/base/page";
import { AgendaDays, AgendaHeading, AgendaSection, FoldedLine } from "../../../ui/schedule/agenda-list";
import { ClashBracket } from "../../../ui/schedule/clash-bracket";
import { zoneBeside } from "../../../ui/schedule/device-clock";
import { type Answers, ScheduleCard } from "./schedule-card";

/** What every view of the schedule needs to render cards. */
export type CardPorts = {
  teams: ReadonlyMap<string, ScheduleTeam>;
  answers: Answers;
  /** Clashes without the dismissed ones. */
  clashes: readonly Clash[];
  onClashHidden: (key: string) => void;
  hrefOf: (event: ScheduleEvent) => string;
  onOpened: (href: string) => void;
  actionsOf: (event: ScheduleEvent) => ReactNode;
  now: () => number;
};

export type AgendaProps = CardPorts & { days: readonly AgendaDay[]; today: string };

/** A list of days: those that have events, and one that was chosen. */
export const Agenda = ({ days, today, ...ports }: AgendaProps) => (
  <AgendaDays onKeyDown={stepThroughCards}>
    {days.map(({ date, entries }) => (
      <AgendaSection key={date} id={dayId(date)} aria-labelledby={`${dayId(date)}-name`}>
        <AgendaHeading id={`${dayId(date)}-name`} tabIndex={-1} data-today={date === today || undefined}>
          {dayHeading(date, today)}
        </AgendaHeading>
        {entries.length === 0 && <Muted>{agendaTexts.nothingThatDay}</Muted>}
        <Entries entries={entries} {...ports} />
      </AgendaSection>
    ))}
  </AgendaDays>
);

const Entries = ({ entries, ...ports }: CardPorts & { entries: readonly AgendaEntry[] }) =>
  bracketsOf(entries, idOf, ports.clashes).map(({ items, clashes }) => {
    const cards = items.map((entry) =>
      entry.kind === "folded" ? (
        <FoldedLine key={entry.events[0]?.id}>
          {agendaTexts.foldedOff(entry.events.length, entry.events[0]?.kind ?? "other")}
        </FoldedLine>
      ) : (
        <CardOf key={entry.event.id} event={entry.event} {...ports} isJoined={clashes.length > 0} />
      ),
    );
    return clashes.length === 0 ? (
      cards
    ) : (
      <Joined key={clashes[0]?.key} clashes={clashes} onClashHidden={ports.onClashHidden}>
        {cards}
      </Joined>
    );
  });

const idOf = (entry: AgendaEntry) => (entry.kind === "event" ? entry.event.id : undefined);

type JoinedProps = Pick<CardPorts, "clashes" | "onClashHidden"> & { children: ReactNode };

const Joined = ({ clashes, onClashHidden, children }: JoinedProps) => (
  <ClashBracket
    words={clashes.map((clash) => clashText(clash, zoneBeside))}
    action={
      <Button
        kind="secondary"
        onClick={() => {
          for (const { key } of clashes) onClashHidden(key);
        }}
      >
        {agendaTexts.fine}
      </Button>
    }
  >
    {children}
  </ClashBracket>
);

type CardOfProps = CardPorts & { event: ScheduleEvent; isJoined: boolean };

const CardOf = ({ event, isJoined, ...ports }: CardOfProps) => (
  <ScheduleCard
    event={event}
    team={ports.teams.get(event.team_id)}
    answers={ports.answers}
    href={ports.hrefOf(event)}
    onOpened={ports.onOpened}
    clash={isJoined ? undefined : clashWords(event, ports.clashes)}
    actions={ports.actionsOf(event)}
    now={ports.now}
  />
);

/** Names the clash on a card whose counterpart is not adjacent. */
function clashWords({ id }: ScheduleEvent, clashes: readonly Clash[]): string | undefined {
  const clash = clashes.find(({ events }) => events.some((event) => event.id === id));
  return clash && clashText(clash, zoneBeside);
}

export const dayId = (date: string) => `day-${date}`;

/** Arrow keys move from card to card; Enter opens a card by its link. */
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
