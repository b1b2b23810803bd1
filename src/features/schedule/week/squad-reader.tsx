import { useActorRef, useSelector } from "@xstate/react";
import { useEffect, useState } from "react";
import type { EventDetails } from "../../../../domain/schedule/event/event-fields";
import type { EventKey } from "../../../../domain/schedule/event/event-sheet";
import { type EventSheetMachine, selectDetails } from "../../../../machines/schedule/event-sheet.machine";

export type SquadReaderProps = {
  eventKey: EventKey;
  /** The sum as text: the list is read again when it changes. */
  sum: string;
  onRead: (participants: EventDetails["participants"]) => void;
};

/** Reads who is in at an event, as far as the reader may see it, and draws nothing. */
export function SquadReader({
  machine,
  eventKey,
  sum,
  onRead,
}: SquadReaderProps & { machine: EventSheetMachine }) {
  const [input] = useState({ key: eventKey });
  const sheet = useActorRef(machine, { input });
  const participants = useSelector(sheet, selectDetails)?.participants;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another sum means another list
  useEffect(() => sheet.send({ type: "refresh.wanted" }), [sheet, sum]);
  useEffect(() => {
    if (participants) onRead(participants);
  }, [participants, onRead]);
  return null;
}
