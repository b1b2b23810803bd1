import { randomUUID } from "node:crypto";
import { and, eq, gt, inArray, isNotNull, or, sql } from "drizzle-orm";
import type { NoticeKind } from "../../../domain/schedule/notice/notice-rules";
import type { Queries } from "../../platform/db/database";
import { recordsOf } from "../../platform/db/records";
import { notice } from "../../platform/db/schema/schedule-notices";

export type NoticeRow = typeof notice.$inferSelect;

export type NewNotice = Pick<NoticeRow, "teamId" | "eventId" | "eventVersion" | "madeAt" | "notBefore"> & {
  kind: NoticeKind;
  arrivesAt: Date;
  membershipIds?: string[];
};

export const insertNotice = (tx: Queries, row: NewNotice): Promise<void> => insertNotices(tx, [row]);

export async function insertNotices(tx: Queries, rows: readonly NewNotice[]): Promise<void> {
  if (rows.length === 0) return;
  const whole = rows.map((row) => ({
    membershipIds: null,
    ...row,
    id: randomUUID(),
    notifiedAt: null,
    mails: null,
  }));
  await tx.insert(notice).select(recordsOf(notice, whole));
}

/** The team's nudges since a moment. An `answer_wanted` notice that names members is a nudge; without, it is the automatic reminder. */
export const findNudges = (
  tx: Queries,
  { teamId, since }: { teamId: string; since: Date },
): Promise<Pick<NoticeRow, "eventId" | "madeAt">[]> =>
  tx
    .select({ eventId: notice.eventId, madeAt: notice.madeAt })
    .from(notice)
    .where(
      and(
        eq(notice.teamId, teamId),
        gt(notice.madeAt, since),
        inArray(notice.kind, ["nudged", "answer_wanted"]),
        or(eq(notice.kind, "nudged"), isNotNull(notice.membershipIds)),
      ),
    );

export const markNudged = (
  tx: Queries,
  {
    teamId,
    eventId,
    membershipIds,
    now,
  }: { teamId: string; eventId: string; membershipIds: string[]; now: Date },
) =>
  tx.execute(sql`
    insert into participation (team_id, event_id, membership_id, nudged_at)
    select ${teamId}::uuid, ${eventId}::uuid, id::uuid, ${now.toISOString()}::timestamptz
    from json_array_elements_text(${JSON.stringify([...membershipIds].sort())}::json) id
    on conflict (team_id, event_id, membership_id) do update set nudged_at = excluded.nudged_at`);
