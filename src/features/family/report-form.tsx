import { type FormEvent, useState } from "react";
import { familyLimits } from "../../../domain/family/limits";
import { needsYouTexts } from "../../../domain/family/texts";
import { Button } from "../../ui/base/button";
import { Form, FormButtons } from "../../ui/fields/form";
import { TextArea } from "../../ui/fields/text-area";

export type ReportFormProps = {
  /** Added to the button's accessible name. */
  of: string;
  isBusy: boolean;
  onSent: (note: string) => void;
};

/** An optional note to support with a report. */
export function ReportForm({ of, isBusy, onSent }: ReportFormProps) {
  const [text, setText] = useState("");
  const note = text.trim();
  const isTooLong = note.length > familyLimits.reportNote;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!isTooLong && !isBusy) onSent(note);
  };
  return (
    <Form onSubmit={send}>
      <TextArea
        label={needsYouTexts.note}
        hint={needsYouTexts.noteReaders}
        name="note"
        value={text}
        max={familyLimits.reportNote}
        message={isTooLong ? { tone: "problem", text: needsYouTexts.noteTooLong } : null}
        onEntered={setText}
      />
      <FormButtons>
        <Button type="submit" isBusy={isBusy} aria-label={needsYouTexts.sendReport + of}>
          {needsYouTexts.sendReport}
        </Button>
      </FormButtons>
    </Form>
  );
}
