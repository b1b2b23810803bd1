import { useSelector } from "@xstate/react";
import { type ReactNode, useLayoutEffect, useState } from "react";
import type { ActorRefFrom } from "xstate";
import { answerTexts } from "../../../../domain/schedule/answer/answer-texts";
import type { AnswerSubject, ScheduleEvent } from "../../../../domain/schedule/answer/answering";
import {
  type AnswerMachine,
  type AnswerPhase,
  selectIsAcknowledging,
  selectOff,
  selectPhase,
  selectRefusal,
  selectSaid,
  selectSubject,
} from "../../../../machines/schedule/answer.machine";
import { Button } from "../../../ui/base/button";
import { InlineNotice } from "../../../ui/base/inline-notice";
import { VisuallyHidden } from "../../../ui/base/visually-hidden";
import { AnswerRow } from "../../../ui/schedule/answer-row";
import { AnswerNote } from "./answer-note";
import { statusOf, theySaid, toneOf } from "./answer-status";

export type AnswerControlProps = {
  of: ActorRefFrom<AnswerMachine>;
  event: Pick<ScheduleEvent, "answer_by" | "changes">;
  /** "Maya". */
  name: string;
  /** "Maya, practice Tuesday 17:30". */
  label: string;
  avatar: ReactNode;
  /** Instead of the name, in a list of one player's events: the event, and when it is. */
  title?: ReactNode;
  when?: string;
  /** The current time, for relative times. */
  now: () => number;
};

/** One player's answer buttons with the state of saving, and a note after Out. */
export function AnswerControl({
  of,
  event,
  name,
  label,
  avatar,
  title = name,
  when,
  now,
}: AnswerControlProps) {
  const phase = useSelector(of, selectPhase);
  const subject = useSelector(of, selectSubject);
  const said = useSelector(of, selectSaid);
  useRowOf(of);
  const [hasSaid, setHasSaid] = useState(said !== null);
  if (said !== null && !hasSaid) setHasSaid(true);
  const { standing, open } = subject;
  const isWished = said !== null && (phase === "sending" || phase === "queued");
  return (
    <AnswerRow
      avatar={avatar}
      name={title}
      label={label}
      saved={standing.answer}
      pending={isWished ? { answer: said.answer, state: phase === "sending" ? "sending" : "queued" } : null}
      isForOldTime={standing.isForOldTime}
      open={open}
      status={
        when && phase === "unanswered"
          ? when
          : [when, statusOf(phase, subject, event, now())].filter(Boolean).join(" · ")
      }
      tone={toneOf(phase, standing)}
      onAnswered={(answer) => of.send({ type: "answer.pressed", answer })}
    >
      <VisuallyHidden role="status">
        {phase === "queued" && answerTexts.spokenQueued}
        {hasSaid && said === null && standing.answer && answerTexts.spoken(name, standing.answer)}
      </VisuallyHidden>
      <Below of={of} phase={phase} subject={subject} now={now} />
    </AnswerRow>
  );
}

/** Tells the machine that it has a row on the page: a refusal without a row is told by a toast. */
function useRowOf(of: AnswerControlProps["of"]) {
  useLayoutEffect(() => {
    of.send({ type: "row.drawn" });
    return () => {
      // The schedule's machine stops the machines of events that it no longer lists.
      if (of.getSnapshot().status === "active") of.send({ type: "row.removed" });
    };
  }, [of]);
}

type BelowProps = Pick<AnswerControlProps, "of" | "now"> & { phase: AnswerPhase; subject: AnswerSubject };

function Below({ of, phase, subject: { standing, open }, now }: BelowProps) {
  const off = useSelector(of, selectOff);
  const isAcknowledging = useSelector(of, selectIsAcknowledging);
  const refusal = useSelector(of, selectRefusal);
  const said = useSelector(of, selectSaid);
  if (phase === "differing" && said)
    return (
      <InlineNotice
        tone="needs-you"
        role="alert"
        title={theySaid(standing, now())}
        actions={
          <>
            <Button kind="secondary" onClick={() => of.send({ type: "theirs.left" })}>
              {answerTexts.leaveIt}
            </Button>
            <Button onClick={() => of.send({ type: "mine.insisted" })}>
              {answerTexts.makeIt(said.answer)}
            </Button>
          </>
        }
      />
    );
  if (off)
    return (
      <InlineNotice
        tone="needs-you"
        role="alert"
        title={off.text}
        actions={
          <Button isBusy={isAcknowledging} onClick={() => of.send({ type: "got-it.pressed" })}>
            {answerTexts.gotIt}
          </Button>
        }
      />
    );
  if (phase === "refused" && refusal)
    return (
      <InlineNotice
        tone="needs-you"
        role="alert"
        title={answerTexts.failed(refusal)}
        actions={
          <Button kind="secondary" onClick={() => of.send({ type: "retry.pressed" })}>
            {answerTexts.tryAgain}
          </Button>
        }
      />
    );
  if (phase === "locked" && refusal) return <InlineNotice role="alert" title={refusal} />;
  // An absence takes no reason.
  const isNoted =
    (phase === "answered" || phase === "locked") && standing.answer === "no" && standing.source !== "away";
  return isNoted ? <AnswerNote of={of} note={standing.note} isOpen={open.includes("no")} /> : null;
}
