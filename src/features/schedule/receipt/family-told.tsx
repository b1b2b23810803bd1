import { useActorRef, useSelector } from "@xstate/react";
import { useEffect, useEffectEvent, useState } from "react";
import type { EventKey } from "../../../../domain/schedule/event/event-sheet";
import type { FamilyLine } from "../../../../domain/schedule/receipt/call-list";
import { familyStateText, toldByYouText } from "../../../../domain/schedule/receipt/call-list-texts";
import {
  selectIsSaying,
  selectSaid,
  selectTellRefusal,
  type ToldFamilyMachine,
} from "../../../../machines/schedule/told-family.machine";
import { whenOf } from "../../../ui/schedule/device-clock";
import { FamilyRow } from "../../../ui/schedule/family-row";

export type FamilyToldProps = {
  machine: ToldFamilyMachine;
  eventKey: EventKey;
  family: FamilyLine;
  /** The list is without it, so what was pressed still stands. */
  isGone?: boolean;
  now: () => number;
  /** Called when a press is saved. */
  onSaved: () => void;
};

/** One family's row, with *Told them* or *Not reached after all*. */
export function FamilyTold({ machine, eventKey, family, isGone = false, now, onSaved }: FamilyToldProps) {
  const [input] = useState(() => ({
    about: { key: eventKey, membershipIds: family.membership_ids, noticeVersion: family.noticeVersion },
  }));
  const told = useActorRef(machine, { input });
  const said = useSelector(told, selectSaid);
  const isSaying = useSelector(told, selectIsSaying);
  const refusal = useSelector(told, selectTellRefusal);
  const tellSaved = useEffectEvent(onSaved);
  useEffect(() => {
    const subscription = told.on("family.saved", () => tellSaved());
    return () => subscription.unsubscribe();
  }, [told]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a family that was read anew
  useEffect(() => {
    if (!isGone) told.send({ type: "family.read" });
  }, [told, family, isGone]);
  const isTold = said === null ? family.via === "told" : said === "told";
  const knows = said === null ? family.knows : isTold;
  return (
    <FamilyRow
      family={family}
      state={stateOf(family, said, now())}
      offers={knows ? (isTold ? "not-reached" : null) : "told"}
      isBusy={isSaying}
      fault={refusal}
      onPressed={() => told.send({ type: isTold ? "not-reached.pressed" : "told.pressed" })}
    />
  );
}

function stateOf(family: FamilyLine, said: "told" | "untold" | null, now: number): string {
  if (said === "told") return toldByYouText;
  const state = family.heard_at === null ? "sent" : "heard";
  return familyStateText(said === "untold" ? { ...family, state } : family, (at) => whenOf(at, now));
}
