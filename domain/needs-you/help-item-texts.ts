import { rideItemAbout, rideItemText } from "../ride/ride-item";
import type { WaitingItem } from "./needs-you-list";
import { startText, titleOf } from "./needs-you-texts";

/** The title of a turn or a ride. Its code is loaded with the row. */
export const helpTitle = (item: WaitingItem) => (item.kind === "ride" ? rideItemText(item) : titleOf(item));

export const helpDetail = (item: WaitingItem, zone: string | null) =>
  [
    rideItemAbout(item),
    item.event_title,
    item.starts_local && startText(item.starts_local, zone),
    item.team_name,
  ]
    .filter(Boolean)
    .join("\u00a0· ");
