import { changesBetween } from "../../../domain/schedule/event/event-change";
import type { EventSnapshot } from "../../../domain/schedule/event/event-parts";
import { nightHours, stepsOf, untimedArrival } from "../../../domain/schedule/notice/escalation";
import type { EscalationRow } from "../../core/schedule/escalation.store";
import type { EventRow } from "../../core/schedule/event.store";
import { isUrgent, localTimeOf } from "../../core/schedule/event-urgency";
import { type LocalTime, momentOn, momentsOf, quietEndAt } from "../../core/time/local-time";
import type { RecipientRow } from "../../reads/receipt/recipients.store";

/**
 * What a change that was told now has to escalate; null if it rings for nobody who is told. Worked out from what each family knows: a small change
 * amid the escalation of a calling-off must not end it.
 */
export function escalationOf(
  event: EventRow,
  { recipients, shown, at }: { recipients: readonly RecipientRow[]; shown: EventSnapshot; at: Date },
): EscalationRow | null {
  const arrivals = recipients.flatMap(({ known, possibleVersions, needsAcknowledgement }) => {
    if (known === null || !needsAcknowledgement) return [];
    if (!isUrgent(event, changesBetween(known, shown), { possibleVersions, at })) return [];
    const walls = [event, ...(possibleVersions ?? [known]).map((each) => localTimeOf(event, each))];
    // Who was to be there by now is there; what is ahead counts.
    const ahead = walls.flatMap((wall) => arrivalOf(wall, at.getTime()) ?? []);
    return ahead.length > 0 ? ahead : [event.arrivesAt.getTime()];
  });
  if (arrivals.length === 0) return null;
  const arrivesAt = Math.min(...arrivals);
  // Whether staff had a list before is read once that is due.
  const steps = stepsFor(event, { notifiedAt: at, arrivesAt: new Date(arrivesAt), hasLateList: true });
  return {
    teamId: event.teamId,
    eventId: event.id,
    noticeVersion: event.noticeVersion,
    notifiedAt: at,
    arrivesAt: new Date(arrivesAt),
    doneAt: at,
    dueAt: new Date(Math.min(...steps.map((step) => step.at))),
  };
}

/** When those leave who believe this of the event; null if they left already. */
function arrivalOf(wall: LocalTime, at: number): number | null {
  const { arrivesAt, endsAt, firstDay } = momentsOf(wall);
  if (wall.timing === "timed") return arrivesAt.getTime() > at ? arrivesAt.getTime() : null;
  if (endsAt.getTime() <= at) return null;
  return untimedArrival(at, (time) => momentOn(firstDay, time, wall.timeZone).getTime());
}

/** The steps of an escalation, by the night of the event's zone. */
export const stepsFor = (
  { timeZone }: Pick<EventRow, "timeZone">,
  {
    notifiedAt,
    arrivesAt,
    hasLateList,
  }: Pick<EscalationRow, "notifiedAt" | "arrivesAt"> & { hasLateList: boolean },
) =>
  stepsOf({ notifiedAt: notifiedAt.getTime(), arrivesAt: arrivesAt.getTime(), hasLateList }, (moment) =>
    nightEndOf({ timeZone }, moment),
  );

export const nightEndOf = ({ timeZone }: Pick<EventRow, "timeZone">, moment: number): number | null =>
  quietEndAt(new Date(moment), { ...nightHours, timeZone })?.getTime() ?? null;
