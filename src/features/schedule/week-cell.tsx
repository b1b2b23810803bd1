import { useSelector } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import { type Clash, isOwn, personOf } from "../../../domain/schedule/agenda";
import { agendaTexts, answerTexts, answerWords } from "../../../domain/schedule/agenda-texts";
import { answerKey, type MyPart, type ScheduleEvent } from "../../../domain/schedule/answering";
import { bracketsOf } from "../../../domain/schedule/clash-brackets";
import { calledOffText, eventTitle } from "../../../domain/schedule/event-words";
import { timeText } from "../../../domain/schedule/wall-time";
import {
  type AnswerMachine,
  selectPhase,
  selectSaid,
  selectSubject,
} from "../../../machines/schedule/answer.machine";
import { CheckIcon, ClockIcon, CloseIcon, MaybeIcon, QuestionIcon } from "../../ui/base/icons";
import { inPlace } from "../../ui/base/in-place";
import { ClashBracket } from "../../ui/schedule/clash-bracket";
import { BoardCard } from "../../ui/schedule/week-frame";
import type { CardPorts } from "./agenda";

type CellProps = Omit<CardPorts, "now"> & { events: readonly ScheduleEvent[]; person: string };

/** The events of one person on one day. */
export const Cell = ({ events, person, ...ports }: CellProps) =>
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

/** The state of an own player's answer as an icon and a word. */
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
      {answerTexts.noneShort}
    </span>
  ) : null;
}

const Said = ({ answer }: { answer: keyof typeof signs }) => (
  <span data-state={answer}>
    {signs[answer]}
    {answerWords[answer]}
  </span>
);
