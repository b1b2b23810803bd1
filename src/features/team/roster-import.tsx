import { useActorRef, useSelector } from "@xstate/react";
import { useEffect, useEffectEvent } from "react";
import type { TeamColours } from "../../../domain/team/colours";
import { keptText, rosterImportTexts, unreadableListTexts } from "../../../domain/team/roster-import-texts";
import {
  type RosterImportMachine,
  selectImportStep,
  selectIsSending,
  selectIsUnderWay,
  selectRefusal,
  selectSent,
  selectSpots,
  selectToSend,
  selectUnreadableWhy,
} from "../../../machines/team/roster-import.machine";
import { useHold } from "../../controls/dialogs/held-dialog";
import { Button } from "../../ui/base/button";
import { FocusedStep } from "../../ui/base/focused-step";
import { InlineNotice } from "../../ui/base/inline-notice";
import { Muted, Stack } from "../../ui/base/page";
import { SavingRows } from "../../ui/base/saving-rows";
import { Skeleton } from "../../ui/base/skeleton";
import { FullPage } from "../../ui/dialogs/full-page";
import { RosterChecking } from "./roster-checking";
import { ListButton, RosterMapping } from "./roster-mapping";
import { RosterSaved } from "./roster-saved";

export type RosterImportProps = {
  machine: RosterImportMachine;
  team: TeamColours;
  hold: (isHeld: boolean) => void;
  /** Called with what to announce, once all lines are saved. */
  onSaved: (text: string) => void;
  /** Called when some lines are saved and others wait. */
  onPartlySaved: () => void;
  onClosed: () => void;
};

/** A list of players: read on the device, shown line by line, then saved. */
export function RosterImport({ machine, team, hold, onSaved, onPartlySaved, onClosed }: RosterImportProps) {
  const actor = useActorRef(machine);
  const step = useSelector(actor, selectImportStep);
  const why = useSelector(actor, selectUnreadableWhy);
  const sent = useSelector(actor, selectSent);
  const all = useSelector(actor, selectToSend);
  const refusal = useSelector(actor, selectRefusal);
  const left = useSelector(actor, selectSpots).length;
  useHold(hold, useSelector(actor, selectIsSending));
  const isWhole = step === "done" && left === 0 && sent.every((result) => result.why === null);
  // The lines of a call that failed may be saved as well.
  const isPartly = step === "paused" || (step === "done" && !isWhole);
  const tell = useEffectEvent(() => (isWhole ? onSaved(keptText(sent)) : onPartlySaved()));
  useEffect(() => {
    if (isWhole || isPartly) tell();
  }, [isWhole, isPartly]);
  const leave = useEffectEvent(() => {
    if (selectIsUnderWay(actor.getSnapshot())) onPartlySaved();
  });
  useEffect(() => () => leave(), []);
  const props = { actor, team, onPicked: (file: File) => actor.send({ type: "file.chosen", file }) };
  const content = () => {
    if (step === "reading") return <Skeleton rows={4} label={rosterImportTexts.reading} />;
    if (step === "mapping") return <RosterMapping {...props} />;
    if (step === "checking" || step === "correcting")
      return <RosterChecking {...props} onClosed={onClosed} />;
    if (step === "done" && !isWhole) return <RosterSaved {...props} left={left} onClosed={onClosed} />;
    if (step === "comparing" || step === "sending" || step === "paused" || step === "done")
      return (
        <SavingRows
          sent={sent.length}
          all={all}
          paused={step === "paused" ? (refusal ?? "") : null}
          onResumed={() => actor.send({ type: "resume.pressed" })}
          end={
            <Button kind="secondary" onClick={() => actor.send({ type: "result.wanted" })}>
              {rosterImportTexts.toResult}
            </Button>
          }
        />
      );
    return (
      <FocusedStep label={rosterImportTexts.title}>
        {step === "unreadable" && (
          <InlineNotice role="alert" tone="needs-you" title={unreadableListTexts[why]} />
        )}
        <Stack $gap={2}>
          <p>{rosterImportTexts.what}</p>
          <Muted>{rosterImportTexts.stays}</Muted>
        </Stack>
        <ListButton kind="primary" label={rosterImportTexts.pick} onPicked={props.onPicked} />
      </FocusedStep>
    );
  };
  return <FullPage>{content()}</FullPage>;
}
