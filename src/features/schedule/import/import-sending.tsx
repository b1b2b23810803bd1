import { useSelector } from "@xstate/react";
import { dayParts } from "../../../../domain/dates/wall-time";
import { savedRows, unsavedRows } from "../../../../domain/schedule/import/import-plan";
import { happens, rowDetail, rowTitle } from "../../../../domain/schedule/import/import-row-texts";
import { doneText, importTexts } from "../../../../domain/schedule/import/import-texts";
import {
  selectImportRefusal,
  selectImportStep,
  selectSending,
  selectSent,
} from "../../../../machines/schedule/schedule-import.machine";
import { Button } from "../../../ui/base/button";
import { FocusedStep } from "../../../ui/base/focused-step";
import { InlineNotice } from "../../../ui/base/inline-notice";
import { SavingRows } from "../../../ui/base/saving-rows";
import { DialogFoot } from "../../../ui/dialogs/dialog-foot";
import { DateBlock } from "../../../ui/schedule/date-block";
import { ImportLine, ImportLines } from "../../../ui/schedule/import-line";
import type { StepProps } from "./import-questions";

/** How far it is; after a failure it goes on by a press. */
export function ImportSending({ actor }: Pick<StepProps, "actor">) {
  const isPaused = useSelector(actor, selectImportStep) === "paused";
  const refusal = useSelector(actor, selectImportRefusal);
  return (
    <SavingRows
      sent={useSelector(actor, selectSent).length}
      all={useSelector(actor, selectSending).length}
      paused={isPaused ? (refusal ?? "") : null}
      onResumed={() => actor.send({ type: "resume.pressed" })}
    />
  );
}

type DoneProps = Pick<StepProps, "actor"> & {
  /** Lines that wait to be mended. */ broken: number;
  onClosed: () => void;
};

/** What did not make it, after all other rows were saved. */
export function ImportDone({ actor, broken, onClosed }: DoneProps) {
  const rows = useSelector(actor, selectSending);
  const sent = useSelector(actor, selectSent);
  const left = unsavedRows(rows, sent);
  const saved = savedRows(rows, sent);
  return (
    <FocusedStep label={importTexts.title}>
      {saved.length > 0 && <InlineNotice role="status" tone="done" title={doneText(saved)} />}
      {left.length > 0 && (
        <>
          <p>{importTexts.notSaved}</p>{" "}
          <ImportLines aria-label={importTexts.notSaved}>
            {left.map((planned) => (
              <ImportLine
                key={planned.row.key}
                start={<DateBlock {...dayParts(planned.row.fields.wall.slice(0, 10))} />}
                title={rowTitle(planned.row)}
                detail={rowDetail(planned.row)}
                tone="fault"
                said={happens(planned).text}
              />
            ))}
          </ImportLines>
        </>
      )}
      {broken > 0 && <p>{importTexts.linesLeft(broken)}</p>}
      <DialogFoot>
        {broken > 0 && (
          <Button kind="secondary" onClick={() => actor.send({ type: "lines.wanted" })}>
            {importTexts.toLines}
          </Button>
        )}
        <Button onClick={onClosed}>{importTexts.close}</Button>
      </DialogFoot>
    </FocusedStep>
  );
}
