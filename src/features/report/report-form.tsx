import { useActorRef, useSelector } from "@xstate/react";
import { type FormEvent, useEffect, useEffectEvent, useState } from "react";
import { reportNoteLength, reportReasons } from "../../../domain/report/report";
import { reasonTexts, reportTexts } from "../../../domain/report/report-texts";
import {
  type ReportMachine,
  selectIsSending,
  selectNote,
  selectNotToStaff,
  selectReason,
  selectRefusal,
} from "../../../machines/report/report.machine";
import { useHold } from "../../controls/dialogs/held-dialog";
import { Button } from "../../ui/base/button";
import { InlineNotice } from "../../ui/base/inline-notice";
import { Muted } from "../../ui/base/page";
import { DialogFoot } from "../../ui/dialogs/dialog-foot";
import { ChoiceChips } from "../../ui/fields/choice-chips";
import { Form } from "../../ui/fields/form";
import { TextArea } from "../../ui/fields/text-area";
import { Tick } from "../../ui/fields/tick";

export type ReportFormProps = {
  machine: ReportMachine;
  teamId: string;
  messageId: string;
  hold: (isHeld: boolean) => void;
  onReported: (notToStaff: boolean) => void;
};

/** What is wrong with a message, and who is to look at it. */
export function ReportForm({ machine, teamId, messageId, hold, onReported }: ReportFormProps) {
  const [input] = useState({ teamId, messageId });
  const actor = useActorRef(machine, { input });
  const reason = useSelector(actor, selectReason);
  const note = useSelector(actor, selectNote);
  const notToStaff = useSelector(actor, selectNotToStaff);
  const isSending = useSelector(actor, selectIsSending);
  const refusal = useSelector(actor, selectRefusal);
  useHold(hold, isSending);
  const tell = useEffectEvent(onReported);
  useEffect(() => {
    const subscription = actor.on("message.reported", (reported) => tell(reported.notToStaff));
    return () => subscription.unsubscribe();
  }, [actor]);
  return (
    <Form
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        actor.send({ type: "send.pressed" });
      }}
    >
      <Muted>{reportTexts.danger}</Muted>
      <ChoiceChips
        legend={reportTexts.reason}
        name="reason"
        options={reportReasons.map((value) => ({ value, label: reasonTexts[value] }))}
        value={reason ?? ""}
        problem={refusal === reportTexts.pick ? refusal : null}
        onChosen={(chosen) => {
          const known = reportReasons.find((each) => each === chosen);
          if (known) actor.send({ type: "reason.chosen", reason: known });
        }}
      />
      <TextArea
        label={reportTexts.note}
        name="note"
        max={reportNoteLength}
        value={note}
        onEntered={(entered) => actor.send({ type: "note.entered", note: entered })}
      />
      <Tick
        name="not_to_staff"
        label={reportTexts.notToStaff}
        detail={reportTexts.notToStaffLine}
        isTicked={notToStaff}
        onTicked={(isTicked) => actor.send({ type: "staff.ticked", isTicked })}
      />
      {refusal !== null && refusal !== reportTexts.pick && (
        <InlineNotice role="alert" tone="needs-you" title={refusal} />
      )}
      <DialogFoot>
        <Button
          type="submit"
          isBusy={isSending}
          isUnready={reason === null || note.length > reportNoteLength}
        >
          {reportTexts.send}
        </Button>
      </DialogFoot>
    </Form>
  );
}
