import { useSelector } from "@xstate/react";
import { type ImportResult, savedRows, unsavedRows } from "../../../../domain/schedule/import/import-plan";
import type { ImportRow } from "../../../../domain/schedule/import/import-row";
import { doneText, importTexts } from "../../../../domain/schedule/import/import-texts";
import { happens, rowDetail, rowTitle } from "../../../../domain/schedule/import/import-words";
import { dayParts } from "../../../../domain/schedule/wall-time";
import {
  selectImportRefusal,
  selectImportStep,
  selectSending,
  selectSent,
} from "../../../../machines/schedule/schedule-import.machine";
import { Button } from "../../../ui/base/button";
import { InlineNotice } from "../../../ui/base/inline-notice";
import { DialogFoot } from "../../../ui/dialogs/dialog-foot";
import { ImportLine, ImportLines } from "../../../ui/schedule/import-line";
import { SavedBar } from "../../../ui/schedule/saved-bar";
import type { StepProps } from "./import-questions";
import { ImportStep } from "./import-step";

/** How far it is; after a failure it goes on by a press. */
export function ImportSending({ actor }: Pick<StepProps, "actor">) {
  const step = useSelector(actor, selectImportStep);
  const rows = useSelector(actor, selectSending);
  const sent = useSelector(actor, selectSent).length;
  const refusal = useSelector(actor, selectImportRefusal);
  const label = importTexts.sending(sent, rows.length);
  return (
    <ImportStep label={importTexts.saving}>
      {step === "paused" ? (
        <InlineNotice
          role="alert"
          tone="needs-you"
          title={importTexts.paused}
          actions={
            <Button onClick={() => actor.send({ type: "resume.pressed" })}>{importTexts.resume}</Button>
          }
        >
          {importTexts.pausedWhy(sent, rows.length, refusal ?? "")}
        </InlineNotice>
      ) : (
        <p role="status">{label}</p>
      )}
      <SavedBar aria-label={label} value={sent} max={rows.length} />
    </ImportStep>
  );
}

type SentProps = { rows: readonly ImportRow[]; sent: readonly ImportResult[] };

/** The rows that did not make it, after all others were saved. */
export function ImportDone({ rows, sent, onClosed }: SentProps & { onClosed: () => void }) {
  const left = unsavedRows(rows, sent);
  const saved = savedRows(rows, sent);
  return (
    <ImportStep label={importTexts.title}>
      {saved.length > 0 && <InlineNotice role="status" tone="done" title={doneText(saved)} />}
      <p>{importTexts.notSaved}</p>
      <ImportLines aria-label={importTexts.notSaved}>
        {left.map((planned) => (
          <ImportLine
            key={planned.row.key}
            day={dayParts(planned.row.fields.wall.slice(0, 10))}
            title={rowTitle(planned.row)}
            detail={rowDetail(planned.row)}
            tone="fault"
            said={happens(planned).text}
          />
        ))}
      </ImportLines>
      <DialogFoot>
        <Button onClick={onClosed}>{importTexts.close}</Button>
      </DialogFoot>
    </ImportStep>
  );
}
