import type { Announcement } from "../../../domain/base/announcement";
import type { Change, ChangeOutcome } from "../../../domain/base/collection";
import type { Result } from "../../../domain/base/result";
import { needsYouTexts } from "../../../domain/family/texts";
import { inWaitingOrder } from "../../../domain/needs-you/needs-you";
import type { NeedsYouLine } from "../../../domain/needs-you/needs-you-list";
import { decideCircleRequest } from "../../api/calls/decide-circle-request";
import { dismissWaiting } from "../../api/calls/dismiss-waiting";
import { readWaiting } from "../../api/calls/read-waiting";
import { reportLookAlike } from "../../api/calls/report-look-alike";
import { stopGuardianRemoval } from "../../api/calls/stop-guardian-removal";
import { withdrawJoinRequest } from "../../api/calls/withdraw-join-request";
import type { Client } from "../../api/client";
import { dropUsual, putUsual } from "../absence/usual-calls.effects";
import { readList, refused } from "../base/collection.effects";
import { effect } from "../base/effect.effects";

/** Fills the actors of *Needs you*. The list comes in one reply; `isShown` leaves out kinds that a page has no place for. */
export const needsYouListActors = (
  client: Client,
  announce: (said: Announcement) => void,
  isShown: (line: NeedsYouLine) => boolean = () => true,
) => ({
  read: effect(
    ({ input, signal }: { input: { tag: string | null; after: string | null }; signal: AbortSignal }) =>
      readList(client, readWaiting, { ...input, signal }, ({ items }): readonly NeedsYouLine[] =>
        inWaitingOrder(items).filter(isShown),
      ),
  ),
  change: effect(async ({ input }: { input: Change<NeedsYouLine> }) => {
    const outcome = await decide(client, input);
    // Its row disappears, so only the announcement says that it was sent.
    if (outcome.kind === "accepted" && input.to?.decision === "reported")
      announce({ tone: "success", text: needsYouTexts.reported });
    return outcome;
  }),
});

/** What somebody else decided or withdrew meanwhile leaves the list too. */
async function decide(client: Client, { to }: Change<NeedsYouLine>): Promise<ChangeOutcome<NeedsYouLine>> {
  const result = to === null ? null : await send(client, to);
  if (result === null || result.kind === "ok") return { kind: "accepted", item: null };
  const code = result.kind === "problem" ? result.messageCode : null;
  return to?.decision !== "reported" && code !== null && settled.includes(code)
    ? { kind: "accepted", item: null }
    : refused(result);
}

const settled: readonly string[] = [
  "INVITATION_404",
  "INVITATION_409_CONFLICT",
  "CHILD_404",
  // The other guardian answered; the list is read again, in case it asks anew.
  "REQUEST_412_CHANGED",
];

async function send(client: Client, line: NeedsYouLine): Promise<Result<unknown> | null> {
  const { id, child_id, team_id, membership_id, request_id, decision, note } = line;
  if (decision === "dismissed") return client.send(dismissWaiting, { body: { id } });
  if (decision === "reported") {
    if (team_id === undefined || membership_id === undefined || child_id === undefined) return null;
    return client.send(reportLookAlike, {
      path: { id: team_id, membership_id },
      body: { child_id, ...(note && { note }) },
    });
  }
  if (decision === "confirmed" || decision === "ended") {
    if (team_id === undefined || membership_id === undefined) return null;
    const target = { teamId: team_id, membershipId: membership_id, version: line.version };
    return decision === "confirmed" ? putUsual(client, target) : dropUsual(client, target);
  }
  if (request_id === undefined || decision === undefined) return null;
  if (decision === "objected") {
    if (child_id === undefined) return null;
    return client.send(stopGuardianRemoval, { path: { id: child_id, request_id } });
  }
  if (decision !== "withdrawn") {
    if (child_id === undefined) return null;
    return client.send(decideCircleRequest, { path: { id: child_id, request_id }, body: { decision } });
  }
  if (team_id === undefined) return null;
  return client.send(withdrawJoinRequest, { path: { id: team_id, request_id } });
}
