import { useSelector } from "@xstate/react";
import type { KeyboardEvent, ReactNode } from "react";
import type { ActorRefFrom } from "xstate";
import { isoDateOf } from "../../../domain/dates/calendar";
import {
  type Clash,
  dayAfter,
  isOwn,
  isWanted,
  personOf,
  type ScheduleWindow,
} from "../../../domain/schedule/agenda";
import { agendaTexts, answerTexts, answerWords, clashText } from "../../../domain/schedule/agenda-texts";
import { answerKey, type MyPart, type ScheduleEvent } from "../../../domain/schedule/answering";
import { bracketsOf } from "../../../domain/schedule/clash-brackets";
import { timeText } from "../../../domain/schedule/event-change";
import { calledOffText, eventTitle } from "../../../domain/schedule/event-words";
import { weekOf } from "../../../domain/schedule/series";
import { byStart, dayHeading, dayOf, dayParts, dayText } from "../../../domain/schedule/wall-time";
import {
  type AnswerMachine,
  selectPhase,
  selectSaid,
  selectSubject,
} from "../../../machines/schedule/answer.machine";
import { Button } from "../../ui/base/button";
import {
  AlertIcon,
  CheckIcon,
  ChevronBackIcon,
  ChevronForwardIcon,
  ClockIcon,
  CloseIcon,
  MaybeIcon,
  QuestionIcon,
} from "../../ui/base/icons";
import { inPlace } from "../../ui/base/in-place";
import { Muted, Stack } from "../../ui/base/page";
import { VisuallyHidden } from "../../ui/base/visually-hidden";
import { CapAvatar } from "../../ui/family/cap-avatar";
import { ClashBracket } from "../../ui/schedule/clash-bracket";
import { Board, BoardCard, BoardNotes, DayChips, WeekHead } from "../../ui/schedule/week-frame";
import { Crest, initialOf } from "../../ui/team/crest";
import { type CardPorts, Cards, stepThroughCards } from "./agenda";

export type WeekProps = CardPorts & {
  window: ScheduleWindow;
  events: readonly ScheduleEvent[];
  /** Any day of the week that is shown. */
  day: string;
  isWide: boolean;
  onDay: (day: string) => void;
};

/** Seven days from Sunday on: on phones a chosen day and its list, on wide screens people by days. */
export function Week(props: WeekProps) {
  const { window, day, isWide, onDay } = props;
  const first = isoDateOf(weekOf(dayOf(day)));
  const week = Array.from({ length: 7 }, (_, at) => dayAfter(first, at));
  const step = (event: KeyboardEvent<HTMLElement>) => {
    const by = { ArrowLeft: -7, ArrowRight: 7 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    onDay(dayAfter(day, by));
  };
  return (
    <Stack $gap={4}>
      <WeekHead>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys on it change the week; the buttons beside it do the same */}
        <h2 tabIndex={0} onKeyDown={step}>
          {dayText(first)} – {dayText(dayAfter(first, 6))}
        </h2>
        <Button kind="quiet" aria-label={agendaTexts.previousWeek} onClick={() => onDay(dayAfter(day, -7))}>
          <ChevronBackIcon />
        </Button>
        <Button kind="quiet" onClick={() => onDay(window.today)}>
          {agendaTexts.today}
        </Button>
        <Button kind="quiet" aria-label={agendaTexts.nextWeek} onClick={() => onDay(dayAfter(day, 7))}>
          <ChevronForwardIcon />
        </Button>
      </WeekHead>
      {isWide ? <WideWeek {...props} week={week} /> : <PhoneWeek {...props} week={week} />}
    </Stack>
  );
}

type Days = { week: readonly string[] };

const isOn = (date: string) => (event: ScheduleEvent) => event.first_day <= date && event.last_day >= date;

function PhoneWeek({ week, day, window, events, onDay, ...ports }: WeekProps & Days) {
  const shown = events.filter(isOn(day)).sort(byStart);
  const isOpen = (event: ScheduleEvent) => event.mine.some((part) => isWanted(event, part, ports.now()));
  return (
    <>
      <DayChips>
        {week.map((date) => {
          const { weekday, day: numeral } = dayParts(date);
          const held = events.filter(isOn(date)).sort(byStart);
          return (
            <button
              key={date}
              type="button"
              aria-pressed={date === day}
              data-today={date === window.today || undefined}
              onClick={() => onDay(date)}
            >
              <small>{weekday}</small> <b>{numeral}</b>
              <VisuallyHidden>
                {date === window.today && ", Today"},{" "}
                {held.length === 1 ? "1 event" : `${held.length} events`}
              </VisuallyHidden>
              <i>
                {held.slice(0, 3).map((event) => (
                  <i key={event.id} data-open={isOpen(event) || undefined} />
                ))}
              </i>
            </button>
          );
        })}
      </DayChips>
      <Stack $gap={3} onKeyDown={stepThroughCards}>
        <h3>{dayHeading(day, window.today)}</h3>
        {shown.length === 0 && <Muted>{agendaTexts.nothingThatDay}</Muted>}
        <Cards events={shown} {...ports} />
      </Stack>
    </>
  );
}

type Line = { id: string; name: string; sign: ReactNode; holds: (event: ScheduleEvent) => boolean };

/** Each of one's own who is at something, then the teams that one coaches without playing in them. */
function linesOf({ people, teams }: ScheduleWindow, events: readonly ScheduleEvent[]): Line[] {
  const lines = [
    ...people.map(({ child_id, name }) => ({
      id: personOf({ child_id }),
      name,
      sign: <CapAvatar initial={[...name][0] ?? ""} isMine size={32} />,
      holds: ({ mine }: ScheduleEvent) => mine.some((part) => personOf(part) === personOf({ child_id })),
    })),
    ...teams
      .filter(({ is_staff }) => is_staff)
      .map((team) => ({
        id: team.id,
        name: team.name,
        sign: <Crest team={team} size={24} initial={initialOf(team)} />,
        holds: ({ team_id, mine }: ScheduleEvent) => team_id === team.id && mine.length === 0,
      })),
  ];
  return lines.filter(({ holds }) => events.some(holds));
}

function WideWeek({ week, window, events, ...ports }: WeekProps & Days) {
  const held = events.filter((event) => week.some((date) => isOn(date)(event)));
  const lines = linesOf(window, held);
  const clashes = ports.clashes.filter(({ events: [one] }) => held.some(({ id }) => id === one.id));
  return (
    <>
      <Board onKeyDown={stepThroughCards}>
        <thead>
          <tr>
            <th>
              <VisuallyHidden>{agendaTexts.whose}</VisuallyHidden>
            </th>
            {week.map((date) => (
              <th key={date} scope="col" data-today={date === window.today || undefined}>
                <DayName date={date} today={window.today} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ id, name, sign, holds }) => (
            <tr key={id}>
              <th scope="row">
                <span>
                  {sign}
                  {name}
                </span>
              </th>
              {week.map((date) => (
                <td key={date} data-today={date === window.today || undefined}>
                  <Cell
                    events={held.filter((event) => isOn(date)(event) && holds(event)).sort(byStart)}
                    person={id}
                    {...ports}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Board>
      {lines.length === 0 && <Muted>{agendaTexts.nothingThatDay}</Muted>}
      {clashes.length > 0 && (
        <BoardNotes>
          {clashes.map((clash) => (
            <li key={clash.key}>
              <AlertIcon size={18} />
              {clashText(clash)}
            </li>
          ))}
        </BoardNotes>
      )}
    </>
  );
}

const DayName = ({ date, today }: { date: string; today: string }) => {
  const { weekday, day, month } = dayParts(date);
  return (
    <>
      {weekday} {day} <VisuallyHidden>{month}</VisuallyHidden>
      {date === today && <small> · {agendaTexts.today}</small>}
    </>
  );
};

type CellProps = Omit<CardPorts, "now"> & { events: readonly ScheduleEvent[]; person: string };

const Cell = ({ events, person, ...ports }: CellProps) =>
  events.length > 0 && (
    <ul>
      {bracketsOf(events, ({ id }) => id, ofPerson(ports.clashes, person)).map(({ items, clashes }) => {
        const cards = items.map((event) => <Slot key={event.id} event={event} person={person} {...ports} />);
        return (
          <li key={items[0]?.id}>
            {clashes.length === 0 ? (
              cards
            ) : (
              <ClashBracket isSmall words={[agendaTexts.twoPlaces]}>
                {cards}
              </ClashBracket>
            )}
          </li>
        );
      })}
    </ul>
  );

const ofPerson = (clashes: readonly Clash[], id: string) => clashes.filter(({ person }) => person === id);

type SlotProps = Omit<CellProps, "events"> & { event: ScheduleEvent };

function Slot({ event, person, ...ports }: SlotProps) {
  const href = ports.hrefOf(event);
  const team = ports.teams.get(event.team_id);
  const part = event.mine.find((each) => personOf(each) === person);
  const isOff = event.status === "called_off";
  const isClashing = ofPerson(ports.clashes, person).some(({ events }) =>
    events.some(({ id }) => id === event.id),
  );
  return (
    <BoardCard
      href={href}
      data-card-link=""
      data-off={isOff || undefined}
      data-clash={isClashing || undefined}
      onClick={inPlace(() => ports.onOpened(href))}
    >
      <i style={{ background: team?.colour_one }} />
      <b>{event.timing === "timed" ? timeText(event.starts_local) : agendaTexts.allDay}</b>
      <span>{eventTitle(event)}</span>
      <small>{isOff ? calledOffText(event) : (event.venue?.name ?? team?.name)}</small>
      {part && !isOff && isOwn(part) && (
        <StateOf
          of={ports.answers[answerKey({ eventId: event.id, membershipId: part.membership_id })]}
          part={part}
        />
      )}
    </BoardCard>
  );
}

const signs = { yes: <CheckIcon size={14} />, maybe: <MaybeIcon size={14} />, no: <CloseIcon size={14} /> };

/** How one's own stands, in a sign and a word. */
const StateOf = ({ of, part }: { of: ActorRefFrom<AnswerMachine> | undefined; part: MyPart }) =>
  of ? <LiveState of={of} /> : part.answer ? <Said answer={part.answer} /> : null;

function LiveState({ of }: { of: ActorRefFrom<AnswerMachine> }) {
  const phase = useSelector(of, selectPhase);
  const answer = useSelector(of, (snapshot) => selectSubject(snapshot).standing.answer);
  const said = useSelector(of, selectSaid);
  if (said && (phase === "queued" || phase === "sending"))
    return (
      <span data-state="queued">
        <ClockIcon size={14} />
        {phase === "queued" ? answerTexts.queued : answerTexts.sending}
      </span>
    );
  if (answer) return <Said answer={answer} />;
  return phase === "unanswered" ? (
    <span data-state="open">
      <QuestionIcon size={14} />
      {answerTexts.none}
    </span>
  ) : null;
}

const Said = ({ answer }: { answer: keyof typeof signs }) => (
  <span data-state={answer}>
    {signs[answer]}
    {answerWords[answer]}
  </span>
);
