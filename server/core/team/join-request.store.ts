import { and, eq, gt, inArray, isNull, lte, type SQL, sql } from "drizzle-orm";
import type { MailboxKey } from "../../../domain/account/mailbox-key";
import { orNull } from "../../platform/db/column-types";
import type { Database, Queries } from "../../platform/db/database";
import { prepareOnce } from "../../platform/db/prepared";
import { circleRequest } from "../../platform/db/schema/family";
import { invitation } from "../../platform/db/schema/invitation";
import { joinRequest, type MemberRole, membership } from "../../platform/db/schema/team";
import { type Place, pageSize } from "../../platform/http/page";
import { type Player, requestLife } from "../invitation/existing-access.store";

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

/** A player on the roster or a spot, with which a request is compared. */
export type PlayerRow = Awaited<ReturnType<typeof readPlayers>>[number];

const players = (db: Queries, teamId: SQL) =>
  db
    .select({
      membershipId: sql<string>`m.id`,
      userId: sql<string | null>`m.user_id`,
      childId: sql<string | null>`m.child_id`,
      firstName: sql<string>`coalesce(m.spot_first_name, c.first_name, u.first_name, u.full_name)`,
      lastInitial: sql<string | null>`coalesce(m.spot_last_initial, c.last_initial)`,
      lastName: sql<string | null>`u.last_name`,
      dateOfBirth: sql<string | null>`c.date_of_birth::text`,
      createdAt: sql`m.created_at`.mapWith(membership.createdAt),
      guardianIds: sql<string[]>`array(
        select g.user_id from living_guardian g where g.child_id = m.child_id order by g.user_id)`,
    })
    .from(sql`membership m left join "user" u on u.id = m.user_id left join child c on c.id = m.child_id`)
    .where(
      sql`m.team_id = ${teamId}::uuid and m.ended_at is null and 'player' = any (m.roles) and c.deleted_at is null`,
    )
    .orderBy(sql`m.created_at, m.id`);

const preparedPlayers = prepareOnce((db: Database) =>
  players(db, sql`${sql.placeholder("teamId")}`).prepare("team_players"),
);

/** Oldest first. */
export const readPlayers = (db: Database, teamId: string) => preparedPlayers(db).execute({ teamId });
export const readPlayersOf = (tx: Queries, teamId: string): Promise<PlayerRow[]> =>
  players(tx, sql`${teamId}`);

export async function closeRequests(
  tx: Queries,
  {
    teamId,
    ids,
    by,
    decision,
    now,
  }: { teamId: string; ids: readonly string[]; by: string; decision: "approved" | "declined"; now: Date },
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(joinRequest)
    .set({ decidedAt: now, decidedBy: by, decision })
    .where(
      and(eq(joinRequest.teamId, teamId), inArray(joinRequest.id, [...ids]), isNull(joinRequest.decidedAt)),
    );
}

/** The guardians decide whether the requester becomes guardian of the child on the roster; meanwhile the request is hidden from staff. */
export async function recordGuardiansAsked(
  tx: Queries,
  {
    teamId,
    requestId,
    circleRequestId,
    now,
  }: { teamId: string; requestId: string; circleRequestId: string; now: Date },
): Promise<void> {
  await tx
    .update(joinRequest)
    .set({ circleRequestId, askedGuardiansAt: now })
    .where(and(eq(joinRequest.teamId, teamId), eq(joinRequest.id, requestId)));
}

/**
 * The person's own request, in whatever state. The caller withdraws the related request to the guardians; their child's
 * row is locked first, as in their own decisions. Null if there is nothing to withdraw.
 */
export async function takeBackRequest(
  tx: Queries,
  { teamId, id, userId, now }: { teamId: string; id: string; userId: string; now: Date },
): Promise<Pick<typeof joinRequest.$inferSelect, "childId" | "circleRequestId"> | null> {
  const own = and(
    eq(joinRequest.teamId, teamId),
    eq(joinRequest.id, id),
    eq(joinRequest.userId, userId),
    isNull(joinRequest.decidedAt),
  );
  const [asked] = await tx
    .select({ childId: circleRequest.childId })
    .from(joinRequest)
    .innerJoin(circleRequest, eq(circleRequest.id, joinRequest.circleRequestId))
    .where(own);
  if (asked) await tx.execute(sql`select id from child where id = ${asked.childId}::uuid for no key update`);
  const [ended] = await tx
    .update(joinRequest)
    .set({ decidedAt: now, decidedBy: userId, decision: "withdrawn" })
    .where(own)
    .returning({ childId: joinRequest.childId, circleRequestId: joinRequest.circleRequestId });
  return ended ?? null;
}

/** The guardians of a look-alike who get a mail, with their addresses. */
export async function readGuardianMails(tx: Queries, childIds: readonly string[]) {
  if (childIds.length === 0) return [];
  return tx
    .select({
      childId: sql<string>`g.child_id`,
      childName: sql<string>`c.first_name`,
      userId: sql<string>`g.user_id`,
      firstName: sql<string>`coalesce(u.first_name, u.full_name)`,
      mailboxKey: sql<MailboxKey>`u.mailbox_key`,
    })
    .from(sql`living_guardian g join "user" u on u.id = g.user_id join child c on c.id = g.child_id`)
    .where(sql`g.child_id in ${[...childIds]}`)
    .orderBy(sql`g.child_id, g.created_at, g.id`);
}

/** Under the team's lock. Replaces an expired request. */
export async function insertJoinRequest(
  tx: Queries,
  values: typeof joinRequest.$inferInsert & { createdAt: Date },
): Promise<void> {
  const isSame = values.childId
    ? eq(joinRequest.childId, values.childId)
    : and(eq(joinRequest.userId, values.userId), isNull(joinRequest.childId));
  await tx
    .update(joinRequest)
    .set({ decidedAt: values.createdAt, decision: "expired" })
    .where(
      and(
        eq(joinRequest.teamId, values.teamId),
        isSame,
        isNull(joinRequest.decidedAt),
        lte(joinRequest.createdAt, new Date(values.createdAt.getTime() - requestLife)),
      ),
    );
  await tx.insert(joinRequest).values(values);
}

/** Settles the requests of somebody admitted in another way. */
export async function approveJoinRequest(
  tx: Queries,
  { teamId, player, by, now }: { teamId: string; player: Player; by: string; now: Date },
): Promise<void> {
  const isTheirs =
    player.childId === undefined
      ? and(eq(joinRequest.userId, player.userId), isNull(joinRequest.childId))
      : eq(joinRequest.childId, player.childId);
  await tx
    .update(joinRequest)
    .set({ decidedAt: now, decidedBy: by, decision: "approved" })
    .where(
      and(
        eq(joinRequest.teamId, teamId),
        isTheirs,
        isNull(joinRequest.decidedAt),
        gt(joinRequest.createdAt, new Date(now.getTime() - requestLife)),
      ),
    );
}

/** The open requests for a child; with `userIds` only theirs. */
export async function withdrawChildRequests(
  tx: Queries,
  { childId, userIds, by, now }: { childId: string; userIds?: readonly string[]; by: string; now: Date },
): Promise<void> {
  await tx
    .update(joinRequest)
    .set({ decidedAt: now, decidedBy: by, decision: "withdrawn" })
    .where(
      and(
        eq(joinRequest.childId, childId),
        userIds && inArray(joinRequest.userId, [...userIds]),
        isNull(joinRequest.decidedAt),
      ),
    );
}

/** Settles the requests whose requesters the child's guardians let in. */
export const settleAskedRequests = (
  tx: Queries,
  { circleRequestId, by, now }: { circleRequestId: string; by: string; now: Date },
) =>
  tx
    .update(joinRequest)
    .set({ decidedAt: now, decidedBy: by, decision: "asked_guardians" })
    .where(and(eq(joinRequest.circleRequestId, circleRequestId), isNull(joinRequest.decidedAt)))
    .returning();

/** Of a duplicate profile, to teams where the child neither plays nor has a request. */
export async function moveRequests(tx: Queries, { from, to }: { from: string; to: string }): Promise<void> {
  await tx.execute(sql`
    update join_request r set child_id = ${to}::uuid
    where r.child_id = ${from}::uuid and r.decided_at is null
      and not exists (select from join_request o where o.team_id = r.team_id and o.child_id = ${to}::uuid and o.decided_at is null)
      and not exists (select from membership m where m.team_id = r.team_id and m.child_id = ${to}::uuid and m.ended_at is null)`);
}
