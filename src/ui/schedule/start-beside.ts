import { timeText } from "../../../domain/dates/wall-time";
import type { ScheduleEvent } from "../../../domain/schedule/event/event-fields";
import { zoneBeside } from "./device-clock";

/** "17:30", "17:30 Chicago time" on a device in another zone; nothing without a time. A list that is kept since earlier may lack the moment. */
export const startBeside = (
  event: Pick<ScheduleEvent, "timing" | "starts_local"> &
    Partial<Pick<ScheduleEvent, "starts_at" | "time_zone">>,
) =>
  event.timing === "timed"
    ? [[timeText(event.starts_local), zoneBeside(event)].filter(Boolean).join(" ")]
    : [];
