import { setDays } from "../../../domain/duty/limits";
import { turnTexts } from "../../../domain/duty/turn-texts";
import { listedOnce } from "../../../domain/schedule/answer/same-player";
import type { EventDetails } from "../../../domain/schedule/event/event-fields";
import { keyOf } from "../../../domain/schedule/event/event-sheet";
import { RowGroup } from "../../ui/base/list-row";
import { SectionHead } from "../../ui/base/section-head";
import { HelpRows } from "../../ui/duty/help-rows";
import { TurnRow, type TurnRowProps } from "./turn-row";

export type EventDutiesProps = Pick<TurnRowProps, "machine" | "WhoseTurn" | "onSaved" | "onLost"> & {
  details: EventDetails;
  now: number;
};

/** Until then staff can set who really did it. */
const correctedFor = setDays * 86_400_000;

/** Who brings what at an event, one row for each family that is needed. */
export function EventDuties({ details, now, ...row }: EventDutiesProps) {
  const { event, duties = [], participants } = details;
  const isStaff = details.may_take_back !== undefined;
  const isOn = event.status === "on";
  const since = now - Date.parse(event.ends_at);
  if (!isOn || duties.every(({ slots }) => slots.length === 0)) return null;
  return (
    <section aria-label={turnTexts.title}>
      <SectionHead level={3}>{turnTexts.title}</SectionHead>
      <HelpRows>
        <RowGroup>
          {duties.flatMap((duty) =>
            duty.slots.map((slot) => (
              <TurnRow
                key={`${duty.duty_id}.${slot.slot}`}
                {...row}
                eventKey={keyOf(event)}
                duty={duty}
                slot={slot}
                isOpen={since < (isStaff ? correctedFor : 0)}
                players={isStaff ? listedOnce(participants) : null}
              />
            )),
          )}
        </RowGroup>
      </HelpRows>
    </section>
  );
}
