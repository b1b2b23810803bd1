import { useSelector } from "@xstate/react";
import { type ReactNode, useLayoutEffect, useState } from "react";
import type { ActorRefFrom } from "xstate";
import { timeText } from "../../../../domain/dates/wall-time";
import { answerTexts } from "../../../../domain/schedule/answer/answer-texts";
import type {
  AnswerSubject,
  ScheduleEvent,
  StoredAnswer,
} from "../../../../domain/schedule/answer/answering";
import { answerNoteLength } from "../../../../domain/schedule/limits";
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
import { focusOnShown } from "../../../ui/base/move-focus";
import { VisuallyHidden } from "../../../ui/base/visually-hidden";
import { Form, FormButtons } from "../../../ui/fields/form";
import { TextField } from "../../../ui/fields/text-field";
import { AnswerRow, NoteLine } from "../../../ui/schedule/answer-row";
import { deadlineOf, whenOf } from "../../../ui/schedule/device-clock";

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
  return isNoted ? <Note of={of} note={standing.note} isOpen={open.includes("no")} /> : null;
}

type NoteProps = Pick<AnswerControlProps, "of"> & { note: string | null; isOpen: boolean };

/** The reason for an Out. Only staff and the player's guardians can read it. */
function Note({ of, note, isOpen }: NoteProps) {
  const [text, setText] = useState<string | null>(null);
  /** The form goes with the focus: it moves to the answer that the note belongs to. */
  const close = (part: HTMLElement) => {
    part.closest("[data-answer-row]")?.querySelector<HTMLElement>("[aria-pressed=true]")?.focus();
    setText(null);
  };
  if (text === null)
    return (
      <NoteLine>
        {note !== null && <q>{note}</q>}
        {isOpen && (
          <Button kind="quiet" onClick={() => setText(note ?? "")}>
            {note === null ? answerTexts.addNote : answerTexts.changeNote}
          </Button>
        )}
      </NoteLine>
    );
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        const entered = text.trim();
        if (entered.length > answerNoteLength) return;
        close(event.currentTarget);
        of.send({ type: "note.entered", note: entered === "" ? null : entered });
      }}
    >
      <TextField
        label={answerTexts.note}
        name="note"
        value={text}
        max={answerNoteLength}
        onEntered={setText}
        enterKeyHint="done"
        inputRef={focusOnShown}
      />
      <FormButtons>
        <Button kind="quiet" onClick={(event) => close(event.currentTarget)}>
          {answerTexts.leaveNote}
        </Button>
        <Button type="submit" kind="secondary">
          {answerTexts.saveNote}
        </Button>
      </FormButtons>
    </Form>
  );
}

const whoOf = ({ by }: StoredAnswer) =>
  by && (by.is_me ? answerTexts.me : (by.name.split(" ")[0] ?? by.name));

function theySaid(standing: StoredAnswer, now: number): string {
  const who = whoOf(standing) ?? "";
  const when = standing.at === null ? "" : whenOf(standing.at, now);
  return standing.source === "away"
    ? answerTexts.theySaidAway(who, when, standing.until)
    : answerTexts.theySaid(who, standing.answer, when);
}

function statusOf(
  phase: AnswerPhase,
  { standing, closed }: AnswerSubject,
  event: AnswerControlProps["event"],
  now: number,
): string {
  if (phase === "sending") return answerTexts.sending;
  if (phase === "queued") return answerTexts.queued;
  if (closed === "called_off") return answerTexts.calledOff;
  if (closed === "not_asked") return answerTexts.notAsked;
  if (closed === "late")
    return event.answer_by !== null && Date.parse(event.answer_by) <= now
      ? answerTexts.closedSince(deadlineOf(event.answer_by))
      : answerTexts.over;
  if (standing.answer === null) return answerTexts.none;
  if (standing.source === "away") return answerTexts.away(standing.until);
  if (standing.source === "usual") return answerTexts.usual;
  if (standing.isForOldTime) return answerTexts.still(oldTime(event));
  const who = whoOf(standing);
  return who === null || standing.at === null ? "" : answerTexts.saidBy(who, whenOf(standing.at, now));
}

const oldTime = ({ changes }: AnswerControlProps["event"]) => {
  const before = changes.find(({ what }) => what === "start")?.before;
  return before ? timeText(before) : null;
};

const toneOf = (phase: AnswerPhase, { answer, isForOldTime }: StoredAnswer) => {
  if (phase === "locked" || phase === "calledOff") return "locked";
  return phase === "unanswered" || (phase === "answered" && (answer === null || isForOldTime))
    ? "open"
    : "plain";
};
