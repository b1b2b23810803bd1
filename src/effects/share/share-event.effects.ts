import type { ReadOnce } from "../../../domain/base/outcome";
import type { EventKey } from "../../../domain/schedule/event/event-sheet";
import {
  type CalendarFileOutcome,
  type EventLinkOutcome,
  isShownInCalendar,
  type LinkRemovalOutcome,
} from "../../../domain/share/share-event";
import { makeCalendarFile } from "../../api/calls/make-calendar-file";
import { readCalendarLinks } from "../../api/calls/read-calendar-links";
import { removeEventLink } from "../../api/calls/remove-event-link";
import { shareEvent } from "../../api/calls/share-event";
import type { Client } from "../../api/client";
import { textOf } from "../../api/error-handler";
import { failedOutcome } from "../base/outcome";

const pathOf = ({ teamId, eventId }: EventKey) => ({ id: teamId, event_id: eventId });

export async function makeEventLink(client: Client, key: EventKey): Promise<EventLinkOutcome> {
  const result = await client.send(shareEvent, { path: pathOf(key) });
  if (result.kind !== "ok") return failedOutcome(result);
  const { address, may_remove: mayRemove } = result.value;
  return { kind: "made", link: { address, mayRemove } };
}

export async function dropEventLink(client: Client, key: EventKey): Promise<LinkRemovalOutcome> {
  const result = await client.send(removeEventLink, { path: pathOf(key) });
  return result.kind === "ok" ? { kind: "removed" } : failedOutcome(result);
}

/** A link that no program asks for any more shows nothing. */
export async function readOwnCalendar(
  client: Client,
  { teamId }: EventKey,
  now: number,
): Promise<ReadOnce<boolean>> {
  const result = await client.send(readCalendarLinks, {});
  if (result.kind !== "ok") return { kind: "refused", text: textOf(result) };
  return { kind: "known", value: isShownInCalendar(result.value, teamId, now) };
}

/** Phones add only what they fetch from an address. It is an attachment, so the page stays. */
export async function openCalendarFile(
  client: Client,
  location: Pick<Location, "assign">,
  key: EventKey,
): Promise<CalendarFileOutcome> {
  const result = await client.send(makeCalendarFile, { path: pathOf(key) });
  if (result.kind !== "ok") return failedOutcome(result);
  location.assign(result.value.address);
  return { kind: "opened" };
}
