import { randomUUID } from "node:crypto";
import { type SQL, sql } from "drizzle-orm";
import {
  messagesAround,
  type ReportCopy,
  type ReportDecision,
  type ReportReason,
} from "../../../domain/report/report";
import type { BigInteger } from "../../platform/db/column-types";
import type { Queries } from "../../platform/db/database";
import { type HuddleTarget, readableSince } from "../access/team-access.store";

export interface ReportRow {
  id: string;
  team_id: string;
  huddle_id: string | null;
  target_id: string;
  about_user_id: string;
  reporter_id: string | null;
  reason: ReportReason;
  note: string | null;
  copy: ReportCopy;
  made_at: string;
  decision: ReportDecision | null;
  version: number;
}

const columns = sql`r.id, r.team_id, r.huddle_id, r.target_id, r.about_user_id, r.reporter_id, r.reason, r.note, r.copy, r.made_at, r.decision, r.version`;

/** A coach or manager of the report's team today. */
const isAboutStaff = sql`exists (
  select from membership m where m.team_id = r.team_id and m.user_id = r.about_user_id and m.ended_at is null
    and m.roles && '{coach,manager}')`;

/** Managers never decide about staff, also about somebody who became staff after the report. */
export const isForManagers = sql`r.goes_to = 'managers' and not ${isAboutStaff}`;
const isForSupport = sql`(r.goes_to = 'support' or ${isAboutStaff})`;

async function find(db: Queries, where: SQL, limit: number, more = sql``): Promise<ReportRow[]> {
  const { rows } = await db.execute<ReportRow & Record<string, unknown>>(
    sql`select ${columns} from report r where ${where} order by r.made_at, r.id limit ${limit} ${more}`,
  );
  return rows;
}

const mostInList = 50;

export const findForManagers = (db: Queries, teamId: string) =>
  find(db, sql`r.team_id = ${teamId}::uuid and r.decided_at is null and ${isForManagers}`, mostInList);

export async function lockForManagers(
  tx: Queries,
  teamId: string,
  id: string,
): Promise<ReportRow | undefined> {
  const isThis = sql`r.team_id = ${teamId}::uuid and r.id = ${id}::uuid`;
  const [row] = await find(
    tx,
    sql`${isThis} and r.decided_at is null and ${isForManagers}`,
    1,
    sql`for update of r`,
  );
  return row;
}

const waitsForSupport = sql`r.decided_at is null and ${isForSupport}`;

/** The oldest, and how many there are. */
export async function findForSupport(db: Queries): Promise<{ reports: ReportRow[]; count: number }> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from report r where ${waitsForSupport}`,
  );
  return { reports: await find(db, waitsForSupport, mostInList), count: rows[0]?.count ?? 0 };
}

const isUntold = sql`${waitsForSupport} and r.told_support_at is null`;

/** A team with a report for support that support was not told of, also since its subject became staff after the report. */
export async function findTeamToTellOf(db: Queries): Promise<string | undefined> {
  const { rows } = await db.execute<{ team_id: string }>(
    sql`select r.team_id from report r where ${isUntold} order by r.made_at limit 1`,
  );
  return rows[0]?.team_id;
}

/** Notes that support is told of all of a team's reports, and returns those to tell of: the first about each message of which support knows nothing. */
export async function recordNotified(tx: Queries, teamId: string, now: Date): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    with undelivered as (
      select r.team_id, r.id, r.target_id, r.made_at from report r where r.team_id = ${teamId}::uuid and ${isUntold}),
    noted as (
      update report r set told_support_at = ${now.toISOString()}::timestamptz from undelivered u
      where r.team_id = u.team_id and r.id = u.id)
    select distinct on (u.target_id) u.id from undelivered u
    where not exists (select from report o
      where o.team_id = u.team_id and o.target_id = u.target_id and o.decided_at is null and o.told_support_at is not null)
    order by u.target_id, u.made_at, u.id`);
  return rows.map(({ id }) => id);
}

/** Who reported the message to the managers, who have not decided yet; null for an erased account. */
export async function findOpenReporters(
  tx: Queries,
  teamId: string,
  messageId: string,
): Promise<(string | null)[]> {
  const { rows } = await tx.execute<{ reporter_id: string | null }>(sql`
    select r.reporter_id from report r
    where r.team_id = ${teamId}::uuid and r.target_id = ${messageId}::uuid and r.decided_at is null and ${isForManagers}`);
  return rows.map(({ reporter_id }) => reporter_id);
}

/** Any report: support helps managers as well. */
export async function findReport(db: Queries, id: string): Promise<ReportRow | undefined> {
  const [row] = await find(db, sql`r.id = ${id}::uuid`, 1);
  return row;
}

export interface Target {
  huddle_id: string;
  seq: BigInteger;
  author_id: string;
  /** The number after which the person reads the huddle. */
  since: BigInteger;
}

/** The message in whichever huddle of the team it is, if the person reads it. */
export async function findTarget(
  db: Queries,
  { teamId, userId }: Omit<HuddleTarget, "huddleId">,
  messageId: string,
): Promise<Target | undefined> {
  const { rows } = await db.execute<Target & Record<string, unknown>>(sql`
    select m.huddle_id, m.seq, m.author_id, s.since
    from message m cross join lateral (select ${readableSince(sql`m.team_id`, sql`m.huddle_id`, sql`${userId}`)} as since) s
    where m.team_id = ${teamId}::uuid and m.id = ${messageId}::uuid and m.seq > s.since`);
  return rows[0];
}

/** The words as they stand, those of the reported message also if they were taken back, with what the reporter may read around it. */
export async function copyWords(
  tx: Queries,
  { teamId, huddleId, seq, since }: { teamId: string; huddleId: string; seq: number; since: number },
): Promise<ReportCopy> {
  const { rows } = await tx.execute<Omit<ReportCopy["message"], "seq"> & { seq: BigInteger }>(sql`
    select m.seq, m.author_id, m.made_at, m.withdrawn_as,
      case when m.seq = ${seq} and m.withdrawn_at is not null then coalesce((
        select v.text from message_version v where v.team_id = m.team_id and v.huddle_id = m.huddle_id and v.seq = m.seq
        order by v.number desc limit 1), '') else m.text end as text
    from message m
    where m.team_id = ${teamId}::uuid and m.huddle_id = ${huddleId}::uuid and m.seq > ${since}
      and m.seq between ${seq - messagesAround} and ${seq + messagesAround}
    order by m.seq`);
  const all = rows.map(({ seq: at, author_id, text, made_at, withdrawn_as }) => ({
    seq: Number(at),
    author_id,
    text,
    made_at: new Date(made_at).toISOString(),
    withdrawn_as,
  }));
  const message = all.find((each) => each.seq === seq);
  if (!message) throw new Error("A message that was found is gone.");
  return {
    message,
    before: all.filter((each) => each.seq < seq),
    after: all.filter((each) => each.seq > seq),
  };
}

/** Whether somebody coaches or manages the team. */
export async function isStaffOf(db: Queries, teamId: string, userId: string): Promise<boolean> {
  const { rows } = await db.execute<{ found: boolean }>(sql`
    select exists (select from membership m where m.team_id = ${teamId}::uuid and m.user_id = ${userId} and m.ended_at is null
      and m.roles && '{coach,manager}') as found`);
  return rows[0]?.found === true;
}

export async function findTeamName(db: Queries, teamId: string): Promise<string> {
  const { rows } = await db.execute<{ name: string }>(sql`select name from team where id = ${teamId}::uuid`);
  return rows[0]?.name ?? "";
}

export interface NewReport {
  teamId: string;
  targetId: string;
  huddleId: string;
  aboutUserId: string;
  reporterId: string;
  reason: ReportReason;
  note: string | null;
  copy: ReportCopy;
  goesTo: "managers" | "support";
  now: Date;
}

/** Undefined if this person has reported it already. */
export async function insertReport(tx: Queries, made: NewReport): Promise<string | undefined> {
  const id = randomUUID();
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into report (team_id, id, target_kind, target_id, huddle_id, about_user_id, reporter_id, reason, note, copy, goes_to, made_at)
    values (${made.teamId}::uuid, ${id}::uuid, 'message', ${made.targetId}::uuid, ${made.huddleId}::uuid, ${made.aboutUserId},
      ${made.reporterId}, ${made.reason}, ${made.note}, ${JSON.stringify(made.copy)}::jsonb, ${made.goesTo},
      ${made.now.toISOString()}::timestamptz)
    on conflict do nothing returning id`);
  return rows[0]?.id;
}

/** A report that is sent on waits for support, undecided. */
export async function sendOn(tx: Queries, id: string): Promise<void> {
  await tx.execute(sql`update report set goes_to = 'support', version = version + 1 where id = ${id}::uuid`);
}

export async function settle(
  tx: Queries,
  id: string,
  { decision, by, now }: { decision: ReportDecision; by: string; now: Date },
): Promise<void> {
  await tx.execute(sql`
    update report set decision = ${decision}, decided_by = ${by}, decided_at = ${now.toISOString()}::timestamptz, version = version + 1
    where id = ${id}::uuid`);
}
