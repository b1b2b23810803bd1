import type { ReadOutcome } from "../../../domain/base/collection";
import type { EventKey } from "../../../domain/schedule/event/event-sheet";
import {
  type FamilyLine,
  familyLines,
  inReceiptOrder,
  type ReachedInPerson,
  type ReachedInPersonOutcome,
} from "../../../domain/schedule/receipt/call-list";
import { readReceipt } from "../../api/calls/read-receipt";
import { tellFamilies } from "../../api/calls/tell-families";
import { untellFamilies } from "../../api/calls/untell-families";
import type { Client } from "../../api/client";
import { failedOutcome } from "../base/outcome";
import { readTagged } from "../base/tagged.effects";

const pathOf = ({ teamId, eventId }: EventKey) => ({ path: { id: teamId, event_id: eventId } });

/**
 * Which families know of an event's last change, for staff. A press counts for the version that is on the screen, which may be an earlier one.
 */
export async function readFamilies(
  client: Client,
  { key, noticeVersion }: { key: EventKey; noticeVersion: number },
  signal: AbortSignal,
): Promise<ReadOutcome<FamilyLine>> {
  const outcome = await readTagged(client, readReceipt, { tag: null, signal }, pathOf(key));
  if (outcome.kind !== "read") return outcome;
  const items = inReceiptOrder(familyLines(outcome.value.families, noticeVersion));
  return { kind: "listed", items, nextAfter: null, tag: null };
}

export async function setReachedInPerson(
  client: Client,
  { key, membershipIds, noticeVersion }: ReachedInPerson,
): Promise<ReachedInPersonOutcome> {
  const result = await client.send(tellFamilies, {
    ...pathOf(key),
    body: { membership_ids: [...membershipIds], notice_version: noticeVersion },
  });
  return result.kind === "ok" ? { kind: "saved" } : failedOutcome(result);
}

export async function setNotReachedInPerson(
  client: Client,
  { key, membershipIds }: ReachedInPerson,
): Promise<ReachedInPersonOutcome> {
  const result = await client.send(untellFamilies, {
    ...pathOf(key),
    body: { membership_ids: [...membershipIds] },
  });
  return result.kind === "ok" ? { kind: "saved" } : failedOutcome(result);
}
