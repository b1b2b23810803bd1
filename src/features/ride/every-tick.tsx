import { rideTexts, weekdayName } from "../../../domain/ride/ride-texts";
import type { ScheduleEvent } from "../../../domain/schedule/event/event-fields";
import { Tick } from "../../ui/fields/tick";

type EveryTickProps = {
  event: ScheduleEvent;
  isTicked: boolean;
  onTicked: (isTicked: boolean) => void;
};

/** *Every Tuesday*, of an event in a series: also at the later ones. */
export const EveryTick = ({ event, ...tick }: EveryTickProps) =>
  event.series_id !== null && (
    <Tick
      name="every"
      label={rideTexts.every(weekdayName(event.first_day))}
      detail={rideTexts.everyWhy}
      {...tick}
    />
  );
