import { useSelector } from "@xstate/react";
import { missingEvents, plannedRows, rowsToSend } from "../../../../domain/schedule/import/import-plan";
import { importTexts, saveText } from "../../../../domain/schedule/import/import-texts";
import {
  selectCheckingStep,
  selectImportFile,
  selectImportPlan,
  selectImportRead,
  selectImportRefusal,
  selectTaken,
} from "../../../../machines/schedule/schedule-import.machine";
import { Button } from "../../../ui/base/button";
import { FocusedStep } from "../../../ui/base/focused-step";
import { InlineNotice } from "../../../ui/base/inline-notice";
import { SectionHead } from "../../../ui/base/section-head";
import { Skeleton } from "../../../ui/base/skeleton";
import { DialogFoot } from "../../../ui/dialogs/dialog-foot";
import { ImportLines } from "../../../ui/schedule/import-line";
import { Sum } from "../../../ui/schedule/sum";
import { FileButton } from "./file-button";
import { LeftOut, Missing, ToMend } from "./import-left";
import type { StepProps } from "./import-questions";
import { PlannedLine } from "./planned-line";

type CheckingProps = StepProps & { teamName: string; onClosed: () => void };

/** What will happen, row by row, before anything is saved. */
export function ImportChecking({ actor, teamName, onPicked, onClosed }: CheckingProps) {
  const step = useSelector(actor, selectCheckingStep);
  const file = useSelector(actor, selectImportFile);
  const { rows, left, unclear } = useSelector(actor, selectImportRead);
  const plan = useSelector(actor, selectImportPlan);
  const taken = useSelector(actor, selectTaken);
  const refusal = useSelector(actor, selectImportRefusal);
  if (step === "planning") return <Skeleton rows={6} label={importTexts.planning} />;
  if (step === "failed")
    return (
      <FocusedStep label={importTexts.preview}>
        <InlineNotice
          role="alert"
          tone="needs-you"
          title={importTexts.failed}
          actions={
            <Button kind="secondary" onClick={() => actor.send({ type: "retry.pressed" })}>
              {importTexts.tryAgain}
            </Button>
          }
        >
          {refusal}
        </InlineNotice>
      </FocusedStep>
    );
  const toSend = rowsToSend(rows, plan, taken);
  return (
    <FocusedStep label={importTexts.preview}>
      <ToMend actor={actor} file={file} left={left} />
      <SectionHead
        level={3}
        end={
          <>
            {unclear.length > 0 && (
              <Button kind="quiet" onClick={() => actor.send({ type: "names.pressed" })}>
                {importTexts.wrongNames}
              </Button>
            )}
            {file?.kind === "list" && (
              <Button kind="quiet" onClick={() => actor.send({ type: "columns.pressed" })}>
                {importTexts.wrongColumns}
              </Button>
            )}
          </>
        }
      >
        {importTexts.preview}
      </SectionHead>
      <LeftOut left={left} />
      {rows.length > 0 && (
        <ImportLines aria-label={importTexts.rows}>
          {plannedRows(rows, plan).map((planned) => (
            <PlannedLine
              key={planned.row.key}
              planned={planned}
              isTaken={taken.includes(planned.row.key)}
              onTaken={(isTaken) => actor.send({ type: "event.taken", key: planned.row.key, isTaken })}
            />
          ))}
        </ImportLines>
      )}
      <Missing events={missingEvents(rows, plan)} />
      <DialogFoot>
        <Sum>
          {toSend.length > 0
            ? importTexts.tells
            : rows.length > 0
              ? importTexts.nothingNew
              : importTexts.nothingLeft}
        </Sum>
        <FileButton kind="quiet" onPicked={onPicked} />
        {toSend.length > 0 ? (
          <Button onClick={() => actor.send({ type: "save.pressed" })}>{saveText(toSend, teamName)}</Button>
        ) : (
          <Button onClick={onClosed}>{importTexts.close}</Button>
        )}
      </DialogFoot>
    </FocusedStep>
  );
}
