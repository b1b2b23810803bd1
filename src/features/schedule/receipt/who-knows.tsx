import { useActorRef } from "@xstate/react";
import { callListTexts } from "../../../../domain/schedule/receipt/call-list-texts";
import type { WhoKnowsMachine } from "../../../../machines/schedule/who-knows.machine";
import { Collection } from "../../../controls/base/collection";
import { keepFocus } from "../../../ui/base/keep-focus";
import { SectionHead } from "../../../ui/base/section-head";
import { ReachedInPersonRow, type ReachedInPersonRowProps } from "./reached-in-person-row";

export type WhoKnowsProps = Omit<ReachedInPersonRowProps, "family" | "isGone"> & { list: WhoKnowsMachine };

/** Staff's rows of an event's sheet: what is known of each family, those of whom the least is known first. */
export function WhoKnows({ list: machine, onSaved, ...row }: WhoKnowsProps) {
  const list = useActorRef(machine, { input: {} });
  return (
    <section aria-label={callListTexts.whoKnows} ref={keepFocus}>
      <SectionHead level={3}>{callListTexts.whoKnows}</SectionHead>
      <Collection of={list} opening={callListTexts.opening} empty={null} gone={null} isGrouped>
        {({ item }) => (
          <ReachedInPersonRow
            {...row}
            family={item}
            onSaved={() => {
              list.send({ type: "refresh.wanted" });
              onSaved();
            }}
          />
        )}
      </Collection>
    </section>
  );
}
