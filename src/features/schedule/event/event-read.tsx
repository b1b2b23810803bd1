import { useActorRef, useSelector } from "@xstate/react";
import { type ReactNode, useState } from "react";
import { scheduleCodeTexts } from "../../../../domain/schedule/code-texts";
import type { EventDetails } from "../../../../domain/schedule/event/event-fields";
import type { EventKey } from "../../../../domain/schedule/event/event-sheet";
import { eventSheetTexts } from "../../../../domain/schedule/event/event-texts";
import {
  type EventSheetMachine,
  selectDetails,
  selectFault,
  selectStep,
} from "../../../../machines/schedule/event-sheet.machine";
import { Button } from "../../../ui/base/button";
import { InlineNotice } from "../../../ui/base/inline-notice";
import { Stack } from "../../../ui/base/page";
import { Skeleton } from "../../../ui/base/skeleton";
import type { EventSheetActor } from "./event-sheet-props";

export type EventReadProps = {
  machine: EventSheetMachine;
  eventKey: EventKey;
  /** Shown until the details are read, and while they cannot be. */
  meanwhile?: ReactNode;
  /** Shown where they could not be read. */
  instead?: ReactNode;
  children: (details: EventDetails, sheet: EventSheetActor) => ReactNode;
};

/** Reads an event for what only its details tell; null until then. */
export function useEventDetails({ machine, eventKey }: Pick<EventReadProps, "machine" | "eventKey">) {
  const [input] = useState({ key: eventKey });
  return useSelector(useActorRef(machine, { input }), selectDetails);
}

/** Reads an event and renders its children with the details. */
export function EventRead({ machine, eventKey, meanwhile, instead, children }: EventReadProps) {
  const [input] = useState({ key: eventKey });
  const sheet = useActorRef(machine, { input });
  const step = useSelector(sheet, selectStep);
  const details = useSelector(sheet, selectDetails);
  const fault = useSelector(sheet, selectFault);
  return (
    <Stack $gap={5}>
      {step === "gone" && (
        <InlineNotice title={eventSheetTexts.gone}>{scheduleCodeTexts.EVENT_ITEM_404}</InlineNotice>
      )}
      {step !== "gone" && details === null && meanwhile}
      {/* Below the head it is as tall as the sheet usually is: a sheet that grows moves its head. */}
      {step === "opening" && <Skeleton rows={meanwhile ? 8 : 4} label={eventSheetTexts.opening} />}
      {fault !== null && (
        <InlineNotice
          role="alert"
          tone="needs-you"
          title={fault}
          actions={
            <Button kind="secondary" onClick={() => sheet.send({ type: "retry.pressed" })}>
              Try again
            </Button>
          }
        />
      )}
      {details === null && step === "failed" && instead}
      {details && children(details, sheet)}
    </Stack>
  );
}
