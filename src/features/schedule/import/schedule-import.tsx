import { useActorRef, useSelector } from "@xstate/react";
import { useEffect, useEffectEvent, useState } from "react";
import { type ImportTeam, mendableOf } from "../../../../domain/schedule/import/import-file";
import { savedRows, unsavedRows } from "../../../../domain/schedule/import/import-plan";
import { doneText, importTexts, unreadableTexts } from "../../../../domain/schedule/import/import-texts";
import {
  type ScheduleImportMachine,
  selectImportRead,
  selectImportStep,
  selectIsSending,
  selectSending,
  selectSent,
  selectUnreadableWhy,
} from "../../../../machines/schedule/schedule-import.machine";
import { useHold } from "../../../controls/dialogs/held-dialog";
import { FocusedStep } from "../../../ui/base/focused-step";
import { InlineNotice } from "../../../ui/base/inline-notice";
import { Muted, Stack } from "../../../ui/base/page";
import { Skeleton } from "../../../ui/base/skeleton";
import { FileButton } from "./file-button";
import { ImportChecking } from "./import-checking";
import { ImportColumns, ImportNames, ImportOrder } from "./import-questions";
import { ImportDone, ImportSending } from "./import-sending";

export type ScheduleImportProps = {
  machine: ScheduleImportMachine;
  team: ImportTeam;
  hold: (isHeld: boolean) => void;
  /** Called once all rows are saved. */
  onSaved: (text: string) => void;
  onClosed: () => void;
};

/** A file of events: read on the device, shown with what will happen, then saved. */
export function ScheduleImport({ machine, team, hold, onSaved, onClosed }: ScheduleImportProps) {
  const [input] = useState(team);
  const actor = useActorRef(machine, { input });
  const step = useSelector(actor, selectImportStep);
  const why = useSelector(actor, selectUnreadableWhy);
  const rows = useSelector(actor, selectSending);
  const sent = useSelector(actor, selectSent);
  useHold(hold, useSelector(actor, selectIsSending));
  const broken = mendableOf(useSelector(actor, selectImportRead).left).length;
  const isAllSaved = step === "done" && unsavedRows(rows, sent).length === 0 && broken === 0;
  const tell = useEffectEvent(() => onSaved(doneText(savedRows(rows, sent))));
  useEffect(() => {
    if (isAllSaved) tell();
  }, [isAllSaved]);
  const pick = (file: File) => actor.send({ type: "file.chosen", file });
  if (step === "reading" || step === "judging") return <Skeleton rows={4} label={importTexts.reading} />;
  if (step === "mapping") return <ImportColumns actor={actor} onPicked={pick} />;
  if (step === "asking") return <ImportOrder actor={actor} today={input.today} onPicked={pick} />;
  if (step === "naming") return <ImportNames actor={actor} teamName={input.teamName} onPicked={pick} />;
  if (step === "checking")
    return <ImportChecking actor={actor} teamName={input.teamName} onPicked={pick} onClosed={onClosed} />;
  if (step === "sending" || step === "counting" || step === "paused" || isAllSaved)
    return <ImportSending actor={actor} />;
  if (step === "done") return <ImportDone actor={actor} broken={broken} onClosed={onClosed} />;
  return (
    <FocusedStep label={importTexts.title}>
      {step === "unreadable" && <InlineNotice role="alert" tone="needs-you" title={unreadableTexts[why]} />}
      <Stack $gap={2}>
        <p>{importTexts.what}</p>
        <Muted>{importTexts.stays}</Muted>
      </Stack>
      <FileButton kind="primary" label={importTexts.pick} onPicked={pick} />
    </FocusedStep>
  );
}
