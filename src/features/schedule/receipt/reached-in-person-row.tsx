import { useActorRef, useSelector } from "@xstate/react";
import { useEffect, useEffectEvent, useState } from "react";
import type { EventKey } from "../../../../domain/schedule/event/event-sheet";
import type { FamilyLine } from "../../../../domain/schedule/receipt/call-list";
import { familyStateText, reachedByYouText } from "../../../../domain/schedule/receipt/call-list-texts";
import {
  type ReachedInPersonMachine,
  selectIsSaving,
  selectRefusal,
  selectSaid,
} from "../../../../machines/schedule/reached-in-person.machine";
import { whenOf } from "../../../ui/schedule/device-clock";
import { FamilyRow } from "../../../ui/schedule/family-row";

export type ReachedInPersonRowProps = {
  machine: ReachedInPersonMachine;
  eventKey: EventKey;
  family: FamilyLine;
  /** The list is without it, so what was pressed still stands. */
  isGone?: boolean;
  now: () => number;
  /** Called when a press is saved. */
  onSaved: () => void;
};

/** One family's row, with *Told them* or *Not reached after all*. */
export function ReachedInPersonRow({
  machine,
  eventKey,
  family,
  isGone = false,
  now,
  onSaved,
}: ReachedInPersonRowProps) {
  const [input] = useState(() => ({
    about: { key: eventKey, membershipIds: family.membership_ids, noticeVersion: family.noticeVersion },
  }));
  const reachedInPerson = useActorRef(machine, { input });
  const said = useSelector(reachedInPerson, selectSaid);
  const isSaving = useSelector(reachedInPerson, selectIsSaving);
  const refusal = useSelector(reachedInPerson, selectRefusal);
  const sendSaved = useEffectEvent(onSaved);
  useEffect(() => {
    const subscription = reachedInPerson.on("family.saved", () => sendSaved());
    return () => subscription.unsubscribe();
  }, [reachedInPerson]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a family that was read anew
  useEffect(() => {
    if (!isGone) reachedInPerson.send({ type: "family.read" });
  }, [reachedInPerson, family, isGone]);
  const isReachedInPerson = said === null ? family.via === "told" : said === "reached";
  const knows = said === null ? family.knows : isReachedInPerson;
  return (
    <FamilyRow
      family={family}
      state={stateOf(family, said, now())}
      offers={knows ? (isReachedInPerson ? "not-reached" : null) : "told"}
      isBusy={isSaving}
      fault={refusal}
      onPressed={() =>
        reachedInPerson.send({ type: isReachedInPerson ? "not-reached.pressed" : "reached.pressed" })
      }
    />
  );
}

function stateOf(family: FamilyLine, said: "reached" | "not-reached" | null, now: number): string {
  if (said === "reached") return reachedByYouText;
  const state = family.heard_at === null ? "sent" : "heard";
  return familyStateText(said === "not-reached" ? { ...family, state } : family, (at) => whenOf(at, now));
}
