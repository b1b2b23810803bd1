import { memo, type ReactNode } from "react";
import { dayParts, dayText, timeText } from "../../../../domain/dates/wall-time";
import { answerKey, type MyPart, type ScheduleEvent } from "../../../../domain/schedule/answer/answering";
import {
  arrivalText,
  calledOffText,
  countsText,
  eventTitle,
} from "../../../../domain/schedule/event/event-fact-texts";
import type { ScheduleTeam } from "../../../../domain/schedule/week/agenda";
import { agendaTexts } from "../../../../domain/schedule/week/agenda-texts";
import { helpLines } from "../../../../domain/schedule/week/help-lines";
import type { selectAnswers } from "../../../../machines/schedule/schedule.machine";
import { AlertIcon, ClockIcon, PlaceIcon, TaskListIcon } from "../../../ui/base/icons";
import { CarIcon } from "../../../ui/ride/car-icon";
import { AnswerLine } from "../../../ui/schedule/answer-row";
import { DateBlock } from "../../../ui/schedule/date-block";
import { zoneBeside } from "../../../ui/schedule/device-clock";
import { CardTime, EventCard, type EventCardLine } from "../../../ui/schedule/event-card";
import { CapAvatar } from "../../../ui/team/cap-avatar";
import { AnswerControl } from "../answer/answer-control";

export type Answers = ReturnType<typeof selectAnswers>;

export type ScheduleCardProps = {
  event: ScheduleEvent;
  team: ScheduleTeam | undefined;
  answers: Answers;
  href: string;
  onOpened: (href: string) => void;
  /** Whether the card shows its day; under a day's heading it shows only the time. */
  hasOwnDay?: boolean;
  /** Text of a clash of an own player. */
  clash?: string | undefined;
  /** Staff's buttons for an event that is near. */
  actions?: ReactNode;
  now: () => number;
};

/** An event with an answer row for each own player. Memoized: re-renders only for a new event object. */
export const ScheduleCard = memo((props: ScheduleCardProps) => {
  const { event, team, answers, href, onOpened, hasOwnDay = false, clash, actions, now } = props;
  return (
    <EventCard
      lead={hasOwnDay ? <DateBlock {...dayParts(event.first_day)} /> : <TimeOf event={event} />}
      title={eventTitle(event)}
      href={href}
      onOpened={() => onOpened(href)}
      team={team?.name}
      colours={{ colour_one: team?.colour_one ?? "#585b4e", colour_two: team?.colour_two ?? "#adb19f" }}
      calledOff={event.status === "called_off" ? calledOffText(event) : null}
      lines={linesOf(event, hasOwnDay, clash)}
      actions={actions}
      foot={event.counts && event.status === "on" ? countsText(event.counts) : null}
    >
      {partRows({ event, team, answers, now })}
    </EventCard>
  );
});

type PartRowProps = Pick<ScheduleCardProps, "event" | "team" | "answers" | "now"> & { part: MyPart };

/** The answers of the own players; false without one, so that a card can leave out their part. */
export const partRows = ({ event, ...shared }: Omit<PartRowProps, "part">) =>
  event.mine.length > 0 &&
  event.mine.map((part) => <FieldRow key={part.membership_id} event={event} part={part} {...shared} />);

/** An own player's answer at an event. */
export function FieldRow({ event, part, team, answers, now }: PartRowProps) {
  const { first_name: name, membership_id: membershipId } = part;
  const ref = answers[answerKey({ eventId: event.id, membershipId })];
  const avatar = (
    <CapAvatar
      team={team}
      number={part.number}
      initial={[...name][0] ?? ""}
      isMine={part.may_answer}
      size={40}
    />
  );
  if (!ref || event.status !== "on") return <AnswerLine avatar={avatar} name={name} />;
  return (
    <AnswerControl
      of={ref}
      event={event}
      name={name}
      label={answerLabel(name, event)}
      avatar={avatar}
      now={now}
    />
  );
}

/** "Maya, Practice Tue, Nov 24 17:30". */
export const answerLabel = (name: string, event: ScheduleEvent) =>
  `${name}, ${eventTitle(event)} ${dayText(event.first_day)} ${clockWords(event)}`;

function clockWords({ timing, starts_local, last_day, first_day }: ScheduleEvent) {
  if (timing === "open") return agendaTexts.timeToCome;
  if (timing === "timed") return timeText(starts_local);
  return first_day === last_day ? agendaTexts.allDay : agendaTexts.until(dayText(last_day));
}

const TimeOf = ({ event }: { event: ScheduleEvent }) =>
  event.timing === "timed" ? (
    <CardTime
      time={timeText(event.starts_local)}
      zone={zoneBeside(event)}
      below={event.status === "on" ? arrivalText(event) : null}
    />
  ) : (
    <CardTime time={agendaTexts.allDay} below={clockWords(event)} />
  );

function linesOf(event: ScheduleEvent, hasOwnDay: boolean, clash: string | undefined): EventCardLine[] {
  const { venue, venue_detail: detail, kit, status } = event;
  const place = [venue?.name, detail].filter(Boolean).join(", ");
  const clock = [clockWords(event), zoneBeside(event)].filter(Boolean).join(" ");
  const when = [clock, arrivalText(event)].filter(Boolean).join(" · ");
  return [
    ...(hasOwnDay ? [{ icon: <ClockIcon size={16} />, text: when }] : []),
    ...(place ? [{ icon: <PlaceIcon size={16} />, text: place }] : []),
    ...(kit && status === "on" ? [{ icon: null, text: kit }] : []),
    ...helpLines(event).map(({ kind, text, isAsking }) => ({
      icon: kind === "turn" ? <TaskListIcon size={16} /> : <CarIcon size={16} />,
      text,
      ...(isAsking && { tone: "needs-you" as const }),
    })),
    ...(clash ? [{ icon: <AlertIcon size={16} />, text: clash, tone: "needs-you" as const }] : []),
  ];
}
