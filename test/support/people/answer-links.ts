import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { keyOf } from "../../../server/core/account/mailbox";
import {
  type AnswerLink,
  answerTokenOf,
  type LinkPurpose,
  linkEnd,
} from "../../../server/core/schedule/answer-token";
import { readSnapshot } from "../../../server/core/schedule/event-snapshot";
import { momentsOf } from "../../../server/core/time/local-time";
import { invitation } from "../../../server/platform/db/schema/invitation";
import { event, eventVersion } from "../../../server/platform/db/schema/schedule";
import type { TestServer } from "../server/server";

type Server = Pick<TestServer, "services" | "clock">;
type EventRow = typeof event.$inferSelect;

interface LinkTarget {
  purpose?: LinkPurpose;
  version?: number;
  to: { id: string; emailAddress: string | null; kind?: AnswerLink["recipient"]["kind"] };
}

/** The token that a mail about this event would have. */
export function linkTo(
  { services, clock }: Server,
  row: EventRow,
  { purpose = "answer", version = row.version, to: { id, emailAddress, kind = "user" } }: LinkTarget,
): string {
  const until = linkEnd(row.endsAt, clock.now());
  const link = { purpose, version, until, teamId: row.teamId, eventId: row.id, recipient: { kind, id } };
  return answerTokenOf(services.config, link, keyOf(emailAddress ?? ""));
}

/** Moves the event to another start on its day, as staff would, without the notice. */
export async function moveEvent({ services, clock }: Server, row: EventRow, startsLocal: string) {
  const { db } = services;
  const { teamId, id: eventId, version } = row;
  const at = { teamId, eventId, madeBy: row.createdBy, madeAt: clock.now() };
  const meant = { ...row, startsLocal };
  const next = version + 1;
  const [moved] = await db
    .update(event)
    .set({
      ...momentsOf(meant),
      version: next,
      timeVersion: next,
      noticeVersion: next,
      changedAt: clock.now(),
    })
    .where(eq(event.id, eventId))
    .returning();
  if (!moved) throw new Error("The event is gone.");
  await db
    .insert(eventVersion)
    .values([
      { ...at, version, shown: await readSnapshot(db, row) },
      { ...at, version: next, shown: await readSnapshot(db, moved) },
    ])
    .onConflictDoNothing();
  return moved;
}

/** A mailed invitation to a spot, as the coach's call makes it. */
export async function inviteToSpot(
  { services, clock }: Server,
  {
    emailAddress = "family@example.com",
    ...spot
  }: { teamId: string; membershipId: string; createdBy: string; emailAddress?: string },
) {
  const at = clock.now();
  const id = randomUUID();
  await services.db.insert(invitation).values({
    id,
    kind: "spot",
    emailAddress,
    mailboxKey: keyOf(emailAddress),
    tokenHash: `link ${id}`,
    mailTokenHash: `mail ${id}`,
    unansweredMails: 1,
    needsApproval: false,
    createdAt: at,
    renewedAt: at,
    expiresAt: new Date(at.getTime() + 14 * 86_400_000),
    ...spot,
  });
  return { kind: "invitation" as const, id, emailAddress };
}
