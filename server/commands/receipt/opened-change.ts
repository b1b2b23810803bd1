import { changesBetween } from "../../../domain/schedule/event/event-change";
import type { AcknowledgementRow } from "../../core/schedule/acknowledgement.store";
import { findEvent } from "../../core/schedule/event.store";
import { readSnapshot } from "../../core/schedule/event-snapshot";
import { isUrgent } from "../../core/schedule/event-urgency";
import type { Transaction } from "../../platform/db/database";
import { readRecipients } from "../../reads/receipt/recipients.store";

/** Those whose change is urgent: nothing else is known of a family that nobody pressed. */
export async function findUrgentChanges(
  tx: Transaction,
  { userId, items, at }: { userId: string; items: readonly AcknowledgementRow[]; at: Date },
): Promise<AcknowledgementRow[]> {
  const events = items.map(({ teamId, eventId }) => ({ teamId, id: eventId }));
  const recipients = (await readRecipients(tx, events)).filter(({ people }) => people.includes(userId));
  const urgent: AcknowledgementRow[] = [];
  for (const item of items) {
    const event = await findEvent(tx, { teamId: item.teamId, id: item.eventId });
    const shown = event && (await readSnapshot(tx, event));
    const isUrgentForReader = recipients.some(
      ({ eventId, known, possibleVersions }) =>
        event &&
        shown &&
        known &&
        eventId === event.id &&
        isUrgent(event, changesBetween(known, shown), { possibleVersions, at }),
    );
    if (isUrgentForReader) urgent.push(item);
  }
  return urgent;
}
