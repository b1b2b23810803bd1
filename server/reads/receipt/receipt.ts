import type { ReceiptState } from "../../../domain/schedule/receipt/receipt-states";
import { countUnjoined, familiesOf, hasChanged } from "../../../domain/schedule/receipt/receipts";
import { mayOnSchedule } from "../../../domain/schedule/schedule-rights";
import { mayDo } from "../../../domain/team/team-rights";
import type { components } from "../../../openapi";
import { isId } from "../../core/access/team-access.store";
import { recordShownNumbers } from "../../core/audit/audit.store";
import { isListLiving } from "../../core/schedule/call-list.store";
import { type EventRow, findEvent } from "../../core/schedule/event.store";
import { auditRole, type Caller, type TeamTarget } from "../../core/team/team-role";
import type { Database } from "../../platform/db/database";
import { Problem } from "../../platform/http/problem";
import type { WindowRow } from "../event/window.store";
import { readDeliveryState, undelivered } from "./delivery-state.store";
import { readGuardians } from "./guardians.store";
import type { PlayerAnswers } from "./player-answers.store";
import { familyReceipts, familyReceiptsOf, isToBeCalled, presentFamily, stateOf } from "./receipt-state";
import { readRecipients } from "./recipients.store";

export interface ReceiptTarget extends TeamTarget {
  id: string;
}

export async function readReceipt(
  db: Database,
  { caller, teamId, id }: ReceiptTarget,
): Promise<components["schemas"]["Receipt"]> {
  if (!mayOnSchedule(caller.teamRoles, "see_who_knows")) throw new Problem("EVENT_ITEM_401_REQUEST");
  const event = isId(id) ? await findEvent(db, { teamId, id }) : undefined;
  if (!event) throw new Problem("EVENT_ITEM_404");
  const families = await presentFamilies(db, { caller, event });
  return { notice_version: event.noticeVersion, families: families.map(({ shown }) => shown) };
}

/** With phone numbers of those whom staff are to call, which is noted. */
export async function presentFamilies(
  db: Database,
  { caller, event }: { caller: Caller; event: EventRow },
): Promise<{ shown: components["schemas"]["ReceiptFamily"]; isToCall: boolean }[]> {
  const { teamId, id: eventId, noticeVersion } = event;
  const families = await familyReceipts(db, event);
  const delivery = (await readDeliveryState(db, [event])).get(eventId) ?? undelivered;
  const toCall = new Set(families.filter(isToBeCalled));
  const withNumbers =
    toCall.size > 0 &&
    mayDo(caller.teamRoles, "read_phone_numbers") &&
    (await isListLiving(db, { teamId, eventId }));
  const childIds = families.flatMap(({ players }) => players.flatMap(({ row }) => row.childId ?? []));
  const guardians = await readGuardians(db, childIds, { withNumbers });
  const presented = families.map((family) => {
    const isToCall = toCall.has(family);
    const about = { caller, delivery, guardians, isToCall: isToCall && withNumbers };
    return { shown: presentFamily(family, about), isToCall };
  });
  await recordShownNumbers(db, {
    userIds: [
      ...new Set(presented.flatMap(({ shown: { phones = [] } }) => phones.map(({ user_id }) => user_id))),
    ],
    actorId: caller.userId,
    auditRole: auditRole(caller),
    teamId,
    eventId,
    noticeVersion,
  });
  return presented;
}

export interface Knowing {
  know: number;
  families: number;
  heard: number;
  unheard: number;
  unjoined: number;
}

/** For staff's cards: how many families know of each changed event, and what is known of the others. */
export async function countReceipts(
  db: Database,
  events: readonly WindowRow[],
): Promise<Map<string, Knowing>> {
  const changed = events.filter(({ noticeVersion }) => hasChanged(noticeVersion));
  const rows = await readRecipients(db, changed);
  const deliveries = await readDeliveryState(db, changed);
  return new Map(
    changed.map((event) => {
      const { id } = event;
      const families = familyReceiptsOf(
        event,
        rows.filter(({ eventId }) => eventId === id),
      );
      const states = families.map((family) => stateOf(family, deliveries.get(id) ?? undelivered));
      const count = (state: ReceiptState) => states.filter((each) => each === state).length;
      return [
        id,
        {
          know: count("knows"),
          families: families.length,
          heard: count("heard"),
          unheard: count("sent"),
          unjoined: countUnjoined(families),
        },
      ];
    }),
  );
}

/** How many families a change of these events now would tell, and how many it cannot: those who are not out of all of them. */
export function countToTell(
  players: readonly PlayerAnswers[],
  eventIds: readonly string[],
): { tells: number; unjoined: number } {
  const families = familiesOf(
    players.map(({ membershipId, countsAs, people, isMergedSpot, answers }) => ({
      ...{ membershipId, countsAs, people },
      isConcerned: !isMergedSpot && !eventIds.every((id) => answers[id]?.isOut === true),
      isUnaware: true,
    })),
  );
  const unjoined = countUnjoined(families);
  return { tells: families.length - unjoined, unjoined };
}
