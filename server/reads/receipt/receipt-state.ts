import { familyByMail } from "../../../domain/mail-links/spot-view";
import type { Listener } from "../../../domain/schedule/notice/notice-rules";
import { receiptStateOf } from "../../../domain/schedule/receipt/receipt-states";
import {
  type Family,
  familiesOf,
  hasChanged,
  type Recipient,
} from "../../../domain/schedule/receipt/receipts";
import type { components } from "../../../openapi";
import type { EventRow } from "../../core/schedule/event.store";
import type { Caller } from "../../core/team/team-role";
import type { Queries } from "../../platform/db/database";
import { lineOf } from "../event/present-answers";
import type { DeliveryState } from "./delivery-state.store";
import type { GuardianRow } from "./guardians.store";
import { type RecipientRow, readRecipients } from "./recipients.store";

export type PlayerReceipt = Recipient & { row: RecipientRow };
export type FamilyReceipt = Family<PlayerReceipt>;

export const recipientOf = (row: RecipientRow): PlayerReceipt => ({
  membershipId: row.membershipId,
  people: row.people,
  countsAs: row.countsAs,
  isConcerned: row.wasHere && !row.isOut && !row.isMergedSpot,
  isUnaware: row.isUnaware,
  row,
});

/** Whether staff call the family once a list is open: it does not know that the event is off, back on or moved. */
export const isToBeCalled = ({ players }: FamilyReceipt): boolean =>
  players.some(({ row }) => row.isUnaware && row.needsAcknowledgement);

/** Which families know of the last change; empty for an event that never changed. */
export const familyReceipts = async (db: Queries, event: EventRow): Promise<FamilyReceipt[]> =>
  familyReceiptsOf(event, hasChanged(event.noticeVersion) ? await readRecipients(db, [event]) : []);

/** The same of what was read. */
export const familyReceiptsOf = (
  { noticeVersion }: Pick<EventRow, "noticeVersion">,
  recipients: readonly RecipientRow[],
): FamilyReceipt[] => (hasChanged(noticeVersion) ? familiesOf(recipients.map(recipientOf)) : []);

/** The first moment at which a device of the family's people showed the change. */
function firstShownAt({ players }: FamilyReceipt, { shownAt }: DeliveryState): string | null {
  const moments = players.flatMap(({ people }) => people.flatMap((person) => shownAt[person] ?? []));
  return moments.sort((one, other) => Date.parse(one) - Date.parse(other))[0] ?? null;
}

export const stateOf = (family: FamilyReceipt, delivery: DeliveryState) =>
  receiptStateOf({
    isNotified: delivery.isNotified,
    isHere: family.isHere,
    isHeard: firstShownAt(family, delivery) !== null,
    knows: family.knows,
  });

export function presentFamily(
  family: FamilyReceipt,
  {
    caller,
    delivery,
    guardians,
    isToCall,
  }: { caller: Caller; delivery: DeliveryState; guardians: readonly GuardianRow[]; isToCall: boolean },
): components["schemas"]["ReceiptFamily"] {
  const { players, knows, isHere } = family;
  const heardAt = firstShownAt(family, delivery);
  const people = guardiansOf(family, guardians);
  const [last] = players
    .map(({ row }) => row)
    .filter(({ seenAt }) => seenAt !== null)
    .sort((one, other) => momentOf(other) - momentOf(one));
  const isAcknowledged = knows && last?.seenAt;
  return {
    players: players.flatMap(({ row }) => lineOf(row, caller)?.name ?? []),
    membership_ids: players.map(({ membershipId }) => membershipId),
    people: people.map(({ name }) => name),
    knows,
    is_here: isHere,
    state: stateOf(family, delivery),
    heard_at: heardAt === null ? null : new Date(heardAt).toISOString(),
    ...(isAcknowledged && {
      by: last.seenByName ?? (last.userId === null && last.childId === null ? familyByMail : ""),
      at: new Date(momentOf(last)).toISOString(),
      ...(last.seenVia !== null && { via: last.seenVia }),
    }),
    ...(isToCall && {
      phones: people.flatMap(({ userId, name, phoneNumber }) =>
        phoneNumber === null ? [] : [{ user_id: userId, name, phone_number: phoneNumber }],
      ),
    }),
  };
}

/** Each guardian once. */
function guardiansOf({ players }: FamilyReceipt, guardians: readonly GuardianRow[]): GuardianRow[] {
  const people = new Map(
    players.flatMap(({ row }) =>
      guardians.filter(({ childId }) => childId === row.childId).map((one) => [one.userId, one] as const),
    ),
  );
  return [...people.values()];
}

const momentOf = ({ seenAt }: RecipientRow) => (seenAt === null ? 0 : Date.parse(seenAt));

export type ListenerFields = Pick<
  RecipientRow,
  "childId" | "isAsked" | "answer" | "isOut" | "seenVersion" | "wasHere"
>;

export const listenerOf = ({
  childId,
  isAsked,
  answer,
  isOut,
  seenVersion,
  wasHere,
}: ListenerFields): Listener => ({
  teamRole: childId === null ? "player" : "guardian",
  isFrozen: false,
  hasEnded: false,
  isAsked,
  answer,
  isOut,
  seenVersion,
  wasHere,
});
