import { useSelector } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import { timeText } from "../../../../domain/dates/wall-time";
import type { Answer } from "../../../../domain/schedule/answer/answer";
import { answerTexts, answerWords } from "../../../../domain/schedule/answer/answer-texts";
import { answerKey, type MyPart, type ScheduleEvent } from "../../../../domain/schedule/answer/answering";
import { calledOffText, eventTitle } from "../../../../domain/schedule/event/event-fact-texts";
import { type Clash, isOwn, personOf } from "../../../../domain/schedule/week/agenda";
import { agendaTexts } from "../../../../domain/schedule/week/agenda-texts";
import { bracketsOf } from "../../../../domain/schedule/week/clash-brackets";
import { helpLines } from "../../../../domain/schedule/week/help-lines";
import {
  type AnswerMachine,
  type AnswerPhase,
  selectPhase,
  selectSaid,
  selectSubject,
} from "../../../../machines/schedule/answer.machine";
import { BoardCard, type BoardCardProps } from "../../../ui/schedule/board-card";
import { ClashBracket } from "../../../ui/schedule/clash-bracket";
import { zoneBeside } from "../../../ui/schedule/device-clock";
import type { CardPorts } from "./agenda";
import { answerLabel } from "./schedule-card";

type CellProps = Omit<CardPorts, "now"> & {
  events: readonly ScheduleEvent[];
  person: string;
  date: string;
};

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
  const part = event.mine.find((each) => personOf(each) === person);
  const of = part && ports.answers[answerKey({ eventId: event.id, membershipId: part.membership_id })];
  const card = <Card event={event} person={person} {...ports} />;
  if (!part || event.status === "called_off" || !isOwn(part)) return card;
  if (of) return <Answered of={of} part={part} event={event} person={person} {...ports} />;
  return <Card event={event} person={person} state={part.answer && said(part.answer)} {...ports} />;
}

function Answered({ of, part, ...slot }: SlotProps & { of: ActorRefFrom<AnswerMachine>; part: MyPart }) {
  const phase = useSelector(of, selectPhase);
  const { standing, open } = useSelector(of, selectSubject);
  const isSaid = useSelector(of, selectSaid) !== null;
  const isAsked = phase === "unanswered" || (phase === "answered" && standing.isForOldTime);
  return (
    <Card
      {...slot}
      state={stateOf(phase, isSaid, standing.answer)}
      asked={
        isAsked
          ? {
              label: answerLabel(part.first_name, slot.event),
              open,
              onAnswered: (answer) => of.send({ type: "answer.pressed", answer }),
            }
          : null
      }
    />
  );
}

function Card({
  event,
  person,
  state,
  asked,
  ...ports
}: SlotProps & Pick<BoardCardProps, "state" | "asked">) {
  const href = ports.hrefOf(event);
  const team = ports.teams.get(event.team_id);
  const isOff = event.status === "called_off";
  const part = event.mine.find((each) => personOf(each) === person);
  // Of several days the first has the buttons.
  const isFirstDay = event.first_day === ports.date;
  return (
    <BoardCard
      href={href}
      onOpened={() => ports.onOpened(href)}
      colour={team?.colour_one}
      time={event.timing === "timed" ? timeText(event.starts_local) : agendaTexts.allDay}
      zone={zoneBeside(event)}
      title={eventTitle(event)}
      detail={isOff ? calledOffText(event) : (event.venue?.name ?? team?.name)}
      isOff={isOff}
      isClashing={ofPerson(ports.clashes, person).some(({ events }) =>
        events.some(({ id }) => id === event.id),
      )}
      state={state}
      help={part ? helpLines(event, part) : []}
      asked={isFirstDay ? asked : null}
      actions={isFirstDay && ports.actionsOf(event)}
    />
  );
}

const said = (answer: Answer) => ({ is: answer, text: answerWords[answer] });

/** A player's answer: what was pressed and is not saved yet, else what stands. */
function stateOf(phase: AnswerPhase, isSaid: boolean, answer: Answer | null): BoardCardProps["state"] {
  if (isSaid && (phase === "queued" || phase === "sending"))
    return { is: "queued", text: phase === "queued" ? answerTexts.queued : answerTexts.sending };
  if (answer) return said(answer);
  return phase === "unanswered" ? { is: "open", text: answerTexts.noneShort } : null;
}
