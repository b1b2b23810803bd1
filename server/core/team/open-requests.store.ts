import { type SQL, sql } from "drizzle-orm";
import type { MailboxKey } from "../../../domain/account/mailbox-key";
import { orNull } from "../../platform/db/column-types";
import type { Database, Queries } from "../../platform/db/database";
import { prepareOnce } from "../../platform/db/prepared";
import { invitation } from "../../platform/db/schema/invitation";
import { joinRequest, type MemberRole } from "../../platform/db/schema/team";
import { type Place, pageSize } from "../../platform/http/page";

/**
 * Which requests, as `r`, a team's staff can see and decide. Not: expired ones; those whose child's guardians are
 * asked first and have neither declined nor let 72 hours pass; those of requesters who can no longer join, since they
 * are no longer the child's guardian, no adult with a verified address, or barred.
 */
export const waitsForStaff = (now: SQL): SQL => sql`(
  r.decided_at is null and r.created_at > ${now} - interval '30 days'
  and (r.child_id is null or r.guardian_ok_at is not null)
  and (r.asked_guardians_at is null or r.asked_guardians_at <= ${now} - interval '72 hours' or not exists (
    select from circle_request q where q.id = r.circle_request_id and (q.decided_at is null or q.decision = 'approved')))
  and case when r.child_id is null
    then exists (select from "user" a where a.id = r.user_id and is_fit_adult(a))
    else exists (select from living_guardian g where g.child_id = r.child_id and g.user_id = r.user_id) end
  and not exists (select from team_bar b where b.team_id = r.team_id and b.user_id = r.user_id and b.lifted_at is null))`;

const isOpenTo = (userId: SQL) => sql`exists (select from living_user l where l.id = ${userId})`;

const columns = {
  id: sql<string>`r.id`,
  userId: sql<string>`r.user_id`,
  childId: sql<string | null>`r.child_id`,
  roles: sql<MemberRole[]>`r.roles`,
  invitationId: sql<string | null>`r.invitation_id`,
  createdAt: sql`r.created_at`.mapWith(joinRequest.createdAt),
  askedGuardiansAt: sql`r.asked_guardians_at`.mapWith(orNull(joinRequest.askedGuardiansAt)),
  /** When the link of the request was made, not when it was renewed; null if its maker is no longer on the staff. */
  linkMadeAt: sql`case when exists (
    select from membership s join living_user l on l.id = s.user_id where s.team_id = r.team_id
      and s.user_id = i.created_by and s.ended_at is null and s.roles && '{coach,manager}') then i.created_at end`.mapWith(
    orNull(invitation.createdAt),
  ),
  askerName: sql<string>`u.full_name`,
  askerFirstName: sql<string>`coalesce(u.first_name, u.full_name)`,
  askerLastName: sql<string | null>`u.last_name`,
  askerDripName: sql<string | null>`u.drip_name`,
  askerAvatar: sql<string | null>`u.avatar`,
  askerMailboxKey: sql<MailboxKey>`u.mailbox_key`,
  childFirstName: sql<string | null>`c.first_name`,
  childLastInitial: sql<string | null>`c.last_initial`,
  childDateOfBirth: sql<string | null>`c.date_of_birth::text`,
  childShownAs: sql<"name" | "number" | null>`c.shown_as`,
  hasLeftBefore: sql<boolean>`exists (
    select from membership m where m.team_id = r.team_id and m.end_reason in ('removed', 'barred')
      and case when r.child_id is null then m.user_id = r.user_id else m.child_id = r.child_id end)`,
  /** Admitted in another way meanwhile. */
  isMember: sql<boolean>`exists (
    select from membership m where m.team_id = r.team_id and m.ended_at is null
      and case when r.child_id is null then m.user_id = r.user_id else m.child_id = r.child_id end)`,
};

const tables = sql`join_request r join "user" u on u.id = r.user_id
  left join child c on c.id = r.child_id left join invitation i on i.id = r.invitation_id`;

const page = prepareOnce((db: Database) => {
  const at = sql`${sql.placeholder("now")}::timestamptz`;
  const afterAt = sql`${sql.placeholder("afterAt")}::timestamptz`;
  return db
    .select(columns)
    .from(tables)
    .where(
      sql`r.team_id = ${sql.placeholder("teamId")}::uuid and ${waitsForStaff(at)} and ${isOpenTo(sql`r.user_id`)}
        and (${afterAt} is null or (r.created_at, r.id::text) < (${afterAt}, ${sql.placeholder("afterId")}::text))`,
    )
    .orderBy(sql`r.created_at desc, r.id::text desc`)
    .limit(pageSize + 1)
    .prepare("join_requests");
});

export type RequestRow = Awaited<ReturnType<typeof readRequests>>[number];

/** Newest first. */
export const readRequests = (
  db: Database,
  { teamId, after, now }: { teamId: string; after: Place | undefined; now: Date },
) =>
  page(db).execute({
    teamId,
    now: now.toISOString(),
    afterAt: after?.at.toISOString() ?? null,
    afterId: after?.id ?? "",
  });

/**
 * The pending ones among those named, locked. The caller holds the team's lock; the children's rows are locked before
 * the requests', as in every transaction, in a mode that readers and references do not wait for.
 */
export async function lockRequests(
  tx: Queries,
  { teamId, ids, now }: { teamId: string; ids: readonly string[]; now: Date },
): Promise<RequestRow[]> {
  if (ids.length === 0) return [];
  const named = sql`r.team_id = ${teamId}::uuid and r.id in ${[...ids]}`;
  await tx.execute(sql`
    select c.id from child c where c.id in (
      select r.child_id from join_request r where ${named} and r.decided_at is null) order by c.id for key share`);
  await tx.execute(sql`select r.id from join_request r where ${named} order by r.id for update`);
  const at = sql`${now.toISOString()}::timestamptz`;
  return tx
    .select(columns)
    .from(tables)
    .where(sql`${named} and ${waitsForStaff(at)} and ${isOpenTo(sql`r.user_id`)}`);
}
