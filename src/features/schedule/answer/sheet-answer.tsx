import { useActorRef, useSelector } from "@xstate/react";
import { useEffect, useEffectEvent, useState } from "react";
import type { ActorRefFrom } from "xstate";
import { dayText } from "../../../../domain/dates/wall-time";
import {
  answerKey,
  type MyPart,
  type ScheduleEvent,
  subjectOf,
} from "../../../../domain/schedule/answer/answering";
import { clockText, eventTitle } from "../../../../domain/schedule/event/event-fact-texts";
import type { TeamColours } from "../../../../domain/team/colours";
import { type AnswerMachine, selectPhase, selectSubject } from "../../../../machines/schedule/answer.machine";
import { AnswerLine } from "../../../ui/schedule/answer-row";
import { wallIn } from "../../../ui/schedule/device-clock";
import { CapAvatar } from "../../../ui/team/cap-avatar";
import { AnswerControl } from "./answer-control";

type AnswerRef = ActorRefFrom<AnswerMachine>;

export type SheetAnswerProps = {
  event: ScheduleEvent;
  part: MyPart;
  /** The cap's colours. */
  team: TeamColours | undefined;
  /** Machines of the page's rows, shared so that both show the same state. */
  answers: Readonly<Record<string, AnswerRef>>;
  /** Used for events that the page does not show. */
  machine: AnswerMachine;
  isStaff: boolean;
  now: () => number;
  onSaved: () => void;
};

/** The row of an own player in an event's sheet, with the answers that can be given. */
export function SheetAnswer({ answers, machine, isStaff, ...row }: SheetAnswerProps) {
  const { event, part } = row;
  const { first_name: name, membership_id: membershipId } = part;
  if (!part.may_answer || event.status !== "on")
    return <AnswerLine avatar={avatarOf(part, row.team)} name={name} />;
  const ref = answers[answerKey({ eventId: event.id, membershipId })];
  return ref ? <Row {...row} of={ref} /> : <OwnRow {...row} machine={machine} isStaff={isStaff} />;
}

type RowProps = Pick<SheetAnswerProps, "event" | "part" | "team" | "now" | "onSaved">;

function OwnRow({ machine, isStaff, ...row }: RowProps & Pick<SheetAnswerProps, "machine" | "isStaff">) {
  const { event, part, now } = row;
  const [input] = useState(() => ({ subject: subjectOf(event, part, { isStaff, now: now() }) }));
  const own = useActorRef(machine, { input });
  useEffect(() => {
    own.send({ type: "event.changed", subject: subjectOf(event, part, { isStaff, now: now() }) });
  }, [own, event, part, isStaff, now]);
  return <Row {...row} of={own} />;
}

function Row({ of, event, part, team, now, onSaved }: RowProps & { of: AnswerRef }) {
  const { standing, closed } = useSelector(of, selectSubject);
  const phase = useSelector(of, selectPhase);
  const sendSaved = useEffectEvent(onSaved);
  // A saved answer, or a call-off that the family knows by now.
  const isNewer =
    standing.version > (part.answer_version ?? 0) || (closed === "called_off" && phase === "locked");
  useEffect(() => {
    if (isNewer) sendSaved();
  }, [isNewer]);
  return (
    <AnswerControl
      of={of}
      event={event}
      name={part.first_name}
      label={`${part.first_name}, ${eventTitle(event)} ${dayText(event.first_day)} ${clockText(event, wallIn)}`}
      avatar={avatarOf(part, team)}
      now={now}
    />
  );
}

const avatarOf = ({ first_name: name, number, may_answer }: MyPart, team: TeamColours | undefined) => (
  <CapAvatar team={team} number={number} initial={[...name][0] ?? ""} isMine={may_answer} size={36} />
);
