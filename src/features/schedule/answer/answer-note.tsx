import { useState } from "react";
import type { ActorRefFrom } from "xstate";
import { answerTexts } from "../../../../domain/schedule/answer/answer-texts";
import { answerNoteLength } from "../../../../domain/schedule/limits";
import type { AnswerMachine } from "../../../../machines/schedule/answer.machine";
import { Button } from "../../../ui/base/button";
import { focusOnShown } from "../../../ui/base/move-focus";
import { Form, FormButtons } from "../../../ui/fields/form";
import { TextField } from "../../../ui/fields/text-field";
import { NoteLine } from "../../../ui/schedule/answer-row";

type NoteProps = { of: ActorRefFrom<AnswerMachine>; note: string | null; isOpen: boolean };

/** The reason for an Out. Only staff and the player's guardians can read it. */
export function AnswerNote({ of, note, isOpen }: NoteProps) {
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
