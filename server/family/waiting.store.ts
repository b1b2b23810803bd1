import { type SQL, sql } from "drizzle-orm";
import type { MailboxKey } from "../../domain/account/mailbox-key";
import { inWaitingOrder, maxWaiting } from "../../domain/family/waiting";
import { takeOverWait } from "../../domain/team/take-over";
import type { components } from "../../openapi";
import type { Database } from "../db/database";
import { prepareOnce } from "../db/prepared";
import { isVoidForNewcomers } from "../invitation/void-invitation";
import { waitsForStaff } from "../team/join-request.store";
import { isStillTold, newcomersGuardian } from "../team/look-alike.store";
import { isTakeOverAnswered, isTakeOverAsked } from "../team/take-over.store";
import { requestLife } from "./child-reading.store";

type WaitingItem = components["schemas"]["WaitingItem"];

interface Asker {
  userId: string;
  mailboxKey: MailboxKey;
  /** An invitation to an unverified address may be somebody else's: it is listed only once this person opened it. */
  isAddressProven: boolean;
  /** Everybody else is shown invitations only. */
  isAdult: boolean;
  now: Date;
}

/** What waits for a person, in the order of *Needs you*. */
export async function readWaiting(
  db: Database,
  { userId, mailboxKey, isAddressProven, isAdult, now }: Asker,
): Promise<WaitingItem[]> {
  const rows = await waiting(db).execute({
    userId,
    isAdult,
    mailboxKey,
    isAddressProven,
    now: now.toISOString(),
    since: new Date(now.getTime() - requestLife).toISOString(),
  });
  return inWaitingOrder(rows.map(({ item }) => item)).slice(0, maxWaiting);
}

/** In JavaScript's date format. */
const iso = (column: string) =>
  sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);

/** Absent where it is null. */
const item = (fields: Record<string, string | ReturnType<typeof sql>>) =>
  sql`json_strip_nulls(json_build_object(${sql.join(
    Object.entries(fields).map(
      ([name, value]) => sql`${sql.raw(`'${name}'`)}, ${typeof value === "string" ? sql.raw(value) : value}`,
    ),
    sql`, `,
  )})) as item`;

const wall = (column: string) => sql.raw(`to_char(${column}, 'YYYY-MM-DD"T"HH24:MI:SS')`);

/** Events `e` of the person's teams; the first day is there for the index. */
const isToCome = (userId: SQL, now: SQL) => sql`e.team_id in (
    select r.team_id from team_reach r where r.user_id = ${userId} and r.via in ('guardian', 'self'))
  and e.ends_at > ${now} and e.first_day >= (${now} - interval '15 days')::date`;

/** For whom they answer at the event `e`, with what was answered. */
const myPlayers = (userId: SQL) => sql`team_reach r
  join membership m on m.team_id = r.team_id and m.id = r.membership_id and 'player' = any (m.roles)
    and r.user_id = ${userId} and r.team_id = e.team_id and r.via in ('guardian', 'self')
  left join participation p on p.team_id = m.team_id and p.event_id = e.id and p.membership_id = m.id`;

const team = { team_id: "t.id", team_name: "t.name", colour_one: "t.colour_one", colour_two: "t.colour_two" };

const waiting = prepareOnce((db: Database) => {
  const userId = sql`${sql.placeholder("userId")}`;
  const isAdult = sql`${sql.placeholder("isAdult")}::boolean`;
  const mailboxKey = sql.placeholder("mailboxKey");
  const isMine = sql`i.mailbox_key = ${mailboxKey}`;
  const isProven = sql`${sql.placeholder("isAddressProven")}::boolean`;
  const now = sql`${sql.placeholder("now")}::timestamptz`;
  const since = sql`${sql.placeholder("since")}::timestamptz`;
  return db
    .select({ item: sql<WaitingItem>`item` })
    .from(
      sql`(
        (select ${item({
          kind: "'join_request'",
          id: "'join_request ' || t.id",
          created_at: iso("max(r.created_at)"),
          count: "count(*)",
          ...team,
        })}, max(r.created_at) as at
        from join_request r join team t on t.id = r.team_id and t.archived_at is null join living_user v on v.id = r.user_id
        where ${isAdult} and ${waitsForStaff(now)}
          and exists (select from team_reach h where h.team_id = r.team_id and h.user_id = ${userId}
            and h.via = 'self' and h.roles && '{coach,manager}')
        group by t.id)
        union all
        (select ${item({
          kind: "'circle_request'",
          id: "'circle_request ' || q.id",
          created_at: iso("q.created_at"),
          child_id: "c.id",
          child_first_name: "c.first_name",
          person_name: "u.full_name",
          request_id: "q.id",
          wish: "q.wish",
        })}, q.created_at
        from living_guardian g join child c on c.id = g.child_id join circle_request q on q.child_id = c.id
          join "user" u on u.id = q.user_id
        where ${isAdult} and g.user_id = ${userId} and q.decided_at is null and q.created_at > ${since}
          and q.wish in ('guardian', 'follower') and is_fit_adult(u)
        order by q.created_at desc limit ${sql.raw(String(maxWaiting))})
        union all
        (select ${item({
          kind: "'look_alike'",
          id: "'look_alike ' || a.id",
          created_at: iso("a.created_at"),
          child_id: "c.id",
          child_first_name: "c.first_name",
          child_last_initial: "c.last_initial",
          membership_id: "a.membership_id",
          person_name: newcomersGuardian,
          ...team,
        })}, a.created_at
        from look_alike a join team t on t.id = a.team_id and t.archived_at is null join child c on c.id = a.child_id
        where ${isAdult} and a.user_id = ${userId} and a.seen_at is null and ${isStillTold}
        order by a.created_at desc limit ${sql.raw(String(maxWaiting))})
        union all
        (select ${item({
          kind: "'invitation'",
          id: "'invitation ' || i.id",
          created_at: iso("i.renewed_at"),
          invitation_id: "i.id",
          invitation_kind: "i.kind",
          person_name: sql`coalesce(f.first_name, split_part(f.full_name, ' ', 1))`,
          // A link alone does not reveal a child's name.
          child_first_name: sql`case when ${isMine} and ${isProven} then coalesce(c.first_name, m.spot_first_name) end`,
          ...team,
        })}, i.renewed_at
        -- Two look-ups by index: PostgreSQL reads every invitation for a condition with "or" across a join.
        from (
            select a.id from invitation a where ${isProven} and a.mailbox_key = ${mailboxKey}
            union select l.invitation_id from invitation_use l where l.user_id = ${userId} and l.used_at is null
          ) as about join invitation i on i.id = about.id
          join "user" f on f.id = i.created_by left join team t on t.id = i.team_id
          left join child c on c.id = i.child_id
          left join membership m on m.team_id = i.team_id and m.id = i.membership_id and m.ended_at is null
          left join invitation_use n on n.invitation_id = i.id and n.user_id = ${userId}
        where i.withdrawn_at is null and i.uses < i.max_uses and i.expires_at > ${now} and i.created_by <> ${userId}
          and i.kind in ('team', 'spot', 'guardian', 'follower')
          and n.used_at is null and (${isMine} and ${isProven} or n.invitation_id is not null and (${isMine} or i.email_address is null))
          and (i.team_id is null or t.archived_at is null) and not ${isVoidForNewcomers("i")}
          and not exists (select from team_bar b where b.team_id = i.team_id and b.user_id = ${userId} and b.lifted_at is null)
        order by i.renewed_at desc limit ${sql.raw(String(maxWaiting))})
        union all
        (select ${item({
          kind: "'asked'",
          id: "'asked ' || j.id",
          created_at: iso("j.created_at"),
          request_id: "j.id",
          child_id: "c.id",
          child_first_name: "c.first_name",
          ...team,
        })}, j.created_at
        from join_request j join team t on t.id = j.team_id left join child c on c.id = j.child_id
        where ${isAdult} and j.user_id = ${userId} and j.decided_at is null and j.created_at > ${since}
          and (j.child_id is null or c.deleted_at is null)
        order by j.created_at desc limit ${sql.raw(String(maxWaiting))})
        union all
        (select ${item({
          kind: "'asked'",
          id: "'asked ' || q.id",
          created_at: iso("q.created_at"),
          wish: "q.wish",
        })}, q.created_at
        from circle_request q join child c on c.id = q.child_id and c.deleted_at is null
        where ${isAdult} and q.user_id = ${userId} and q.decided_at is null and q.created_at > ${since}
          and q.wish in ('guardian', 'follower')
          -- Referred by staff: the requester sees only the request to the team.
          and q.origin <> 'staff'
        order by q.created_at desc limit ${sql.raw(String(maxWaiting))})
        union all
        (select ${item({
          kind: "'resting'",
          id: "'resting ' || t.id",
          // Since when the team has no manager is not stored.
          created_at: iso("t.created_at"),
          ...team,
        })}, t.created_at
        from team_command k join team t on t.id = k.team_id
        where ${isAdult} and k.is_resting and exists (select from team_reach h where h.team_id = t.id and h.user_id = ${userId}
          and h.via = 'self' and 'coach' = any (h.roles)))
        union all
        (select ${item({
          kind: "'take_over'",
          id: "'take_over ' || t.id",
          created_at: iso("t.take_over_asked_at"),
          person_name: "case when h.user_id <> t.take_over_by then coalesce(u.first_name, u.full_name) end",
          ...team,
        })}, t.take_over_asked_at
        from team_reach h join team t on t.id = h.team_id join "user" u on u.id = t.take_over_by
        where ${isAdult} and h.user_id = ${userId} and h.via = 'self' and ${isTakeOverAsked(now)}
          and ('manager' = any (h.roles) or h.user_id = t.take_over_by and not ${isTakeOverAnswered}
            and t.take_over_asked_at <= ${now} - interval '${sql.raw(String(takeOverWait / 1000))} seconds'))
        union all
        (select ${item({
          kind: "'change'",
          id: "'change ' || e.id",
          created_at: iso("n.made_at"),
          event_id: "e.id",
          event_title: "e.title",
          is_called_off: "case when e.status = 'called_off' then true end",
          starts_local: wall("e.starts_local"),
          ...team,
        })}, n.made_at
        from event e join team t on t.id = e.team_id and t.archived_at is null
          join event_version n on n.team_id = e.team_id and n.event_id = e.id and n.version = e.notice_version
        where ${isAdult} and ${isToCome(userId, now)} and e.notice_version > 1
          -- Only after the notice is delivered, so that an undo before leaves no trace.
          and not exists (select from notice w where w.team_id = e.team_id and w.event_id = e.id and w.told_at is null
            and w.kind in ('moved', 'changed', 'called_off', 'back_on'))
          and exists (select from ${myPlayers(userId)} left join lateral (
              select v.shown from event_version v where v.team_id = e.team_id and v.event_id = e.id and (v.version <= p.seen_version
                or p.seen_version is null and (v.made_at < m.let_in_at or v.version = 1))
              order by v.version desc limit 1) k on true
            where p.answer is distinct from 'no' and coalesce(p.seen_version, 0) < e.notice_version and k.shown <> n.shown)
        order by n.made_at desc limit ${sql.raw(String(maxWaiting))})
        union all
        (select ${item({
          kind: "'answer_wanted'",
          id: "'answer_wanted ' || t.id",
          created_at: iso("max(coalesce(p.nudged_at, e.reminded_at))"),
          count: "count(*)",
          event_ids: "array_to_json(array_agg(distinct e.id))",
          ...team,
        })}, max(coalesce(p.nudged_at, e.reminded_at))
        from event e join team t on t.id = e.team_id and t.archived_at is null cross join lateral (
          select p.nudged_at from ${myPlayers(userId)} where p.answer is null) p
        where ${isAdult} and ${isToCome(userId, now)} and e.status = 'on' and e.asks <> 'nobody' and e.starts_at > ${now}
          and (e.answer_by is null or e.answer_by > ${now}) and (p.nudged_at is not null or e.reminded_at is not null)
        group by t.id)
      ) as items`,
    )
    .orderBy(sql`at desc`)
    .prepare("waiting");
});
