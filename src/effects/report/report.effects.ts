import type { Change, ChangeOutcome } from "../../../domain/base/collection";
import type { BlockedPerson, ReportOutcome, ReportRequest } from "../../../domain/report/report";
import { foldPerson as foldPersonCall } from "../../api/calls/fold-person";
import { readFoldedPeople } from "../../api/calls/read-folded-people";
import { reportMessage } from "../../api/calls/report-message";
import { unfoldPerson } from "../../api/calls/unfold-person";
import type { Client } from "../../api/client";
import { readList, refused } from "../base/collection.effects";
import { effect } from "../base/effect.effects";
import { failedOutcome } from "../base/outcome";

/** Sends reports. The same report again is the same try, with the same key. */
export function reportSender(client: Client, newKey: () => string) {
  let last = { what: "", key: "" };
  return async (request: ReportRequest): Promise<ReportOutcome> => {
    const what = JSON.stringify(request);
    if (last.what !== what) last = { what, key: newKey() };
    const note = request.note.trim();
    const result = await client.send(reportMessage, {
      path: { id: request.teamId },
      header: { "Idempotency-Key": last.key },
      body: {
        target_id: request.messageId,
        reason: request.reason,
        ...(note !== "" && { note }),
        ...(request.notToStaff && { not_to_staff: true }),
      },
    });
    return result.kind === "ok" ? { kind: "reported" } : failedOutcome(result);
  };
}

export const foldPerson = (client: Client, userId: string) =>
  client.send(foldPersonCall, { path: { user_id: userId } });

/** Ids of the blocked people; none if they cannot be read. */
export async function readBlockedIds(client: Client): Promise<readonly string[]> {
  const result = await client.send(readFoldedPeople);
  return result.kind === "ok" ? result.value.people.map(({ user_id: id }) => id) : [];
}

/** Fills the actors of the list of blocked people, which comes in one reply. */
export const blockedPeopleActors = (client: Client) => ({
  read: effect(
    ({ input, signal }: { input: { tag: string | null; after: string | null }; signal: AbortSignal }) =>
      readList(client, readFoldedPeople, { ...input, signal }, ({ people }): readonly BlockedPerson[] =>
        people.map(({ user_id: id, name, avatar }) => ({ id, name, avatar })),
      ),
  ),
  change: effect(({ input }: { input: Change<BlockedPerson> }) => unfold(client, input.id)),
});

/** Somebody who is not blocked any more counts as unblocked. */
async function unfold(client: Client, userId: string): Promise<ChangeOutcome<BlockedPerson>> {
  const result = await client.send(unfoldPerson, { path: { user_id: userId } });
  const isGone = result.kind === "problem" && result.messageCode === "COLLABORATOR_404";
  return result.kind === "ok" || isGone ? { kind: "accepted", item: null } : refused(result);
}
