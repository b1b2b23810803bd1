import { randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import type { Answer, EffectiveAnswer } from "../../../domain/schedule/answer/answer";
import type { Mark } from "../../../domain/schedule/attendance/attendance";
import { orNull } from "../../platform/db/column-types";
import type { Database, Queries } from "../../platform/db/database";
import { prepareOnce } from "../../platform/db/prepared";
import { event } from "../../platform/db/schema/schedule";
import { answerLog, participation } from "../../platform/db/schema/schedule-answers";
import { type MemberRole, membership } from "../../platform/db/schema/team";
import { teamAccessOf } from "../access/team-access.store";
import { effectiveAnswer, newestAnswerFirst } from "./effective-answer";
import { isAsked, isListed } from "./event-audience";
import { joinMergedInto } from "./merged-player.store";

/** What counts for player `m` at event `e`, with participation `p`. */
const counts = effectiveAnswer("w", { event: "e", player: "m", participation: "p" });

export type ParticipationRow = typeof participation.$inferSelect;

export interface PlayerKey {
  teamId: string;
  eventId: string;
  membershipId: string;
}

/** A membership that has not ended, of nobody who is frozen, being deleted, banned or gone. */
const isLiving = sql`${membership.endedAt} is null
  and (${membership.childId} is null or exists (
    select from child_state s where s.child_id = ${membership.childId} and not s.is_frozen))
  and (${membership.userId} is null or exists (select from living_user l where l.id = ${membership.userId}))`;

type MembershipKey = Pick<PlayerKey, "teamId" | "membershipId">;

const isMembership = ({ teamId, membershipId }: MembershipKey) =>
  sql`${membership.teamId} = ${teamId}::uuid and ${membership.id} = ${membershipId}::uuid`;

export async function findPlayer(
  tx: Queries,
  key: MembershipKey,
): Promise<{ roles: MemberRole[] } | undefined> {
  const [row] = await tx
    .select({ roles: membership.roles })
    .from(membership)
    .where(sql`${isMembership(key)} and ${isLiving}`);
  return row;
}

/** The player to answer for at an event. */
export async function findPlayerAt(
  tx: Queries,
  { eventId, ...key }: PlayerKey,
): Promise<{ isAsked: boolean; isSpot: boolean } | undefined> {
  const [row] = await tx
    .select({
      isAsked: sql<boolean>`${isAsked("event", "membership")}`,
      isSpot: sql<boolean>`${membership.spotFirstName} is not null`,
    })
    .from(membership)
    .innerJoin(event, and(eq(event.teamId, membership.teamId), eq(event.id, eventId)))
    .where(sql`${isMembership(key)} and ${isLiving}`);
  return row;
}

/** Creates the row if needed and locks it, so that the second of two concurrent answers sees the first. */
export async function lockParticipation(tx: Queries, key: PlayerKey): Promise<ParticipationRow> {
  await tx.insert(participation).values(key).onConflictDoNothing();
  const [row] = await tx.select().from(participation).where(isThis(key)).for("update");
  if (!row) throw new Error("A participation is gone.");
  return row;
}

/** Locks the player's child against an absence that is being said: the second of the two sees the first. */
export const lockSubjectForShare = (tx: Queries, { teamId, membershipId }: MembershipKey) =>
  tx.execute(sql`
    select c.id from membership m join child c on c.id = m.child_id
    where m.team_id = ${teamId}::uuid and m.id = ${membershipId}::uuid for share of c`);

/** Whether the person guards the player, or is them. A guardianship ends under the lock on the child: read after `lockSubjectForShare`, it holds until the commit. */
export async function isOwnStill(
  tx: Queries,
  { teamId, membershipId }: MembershipKey,
  userId: string,
): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select r.via from ${teamAccessOf(sql`${userId}`)} r
    where r.team_id = ${teamId}::uuid and r.membership_id = ${membershipId}::uuid and r.via in ('guardian', 'self')`);
  return rows.length > 0;
}

/** What counts for a player at an event, and since when. */
export async function readEffectiveAnswer(
  tx: Queries,
  { teamId, eventId, membershipId }: PlayerKey,
): Promise<EffectiveAnswer & { at: Date | null }> {
  const [row] = await tx
    .select({
      answer: counts.answer,
      source: counts.source,
      over: counts.over,
      at: sql`${counts.at}`.mapWith(orNull(participation.answeredAt)),
    })
    .from(
      sql`event e join membership m on m.team_id = e.team_id and m.id = ${membershipId}::uuid
        left join participation p on p.team_id = e.team_id and p.event_id = e.id and p.membership_id = m.id
        ${counts.join}`,
    )
    .where(sql`e.team_id = ${teamId}::uuid and e.id = ${eventId}::uuid`);
  if (!row) throw new Error("The player of an answer is gone.");
  return row;
}

const isThis = ({ teamId, eventId, membershipId }: PlayerKey) =>
  and(
    eq(participation.teamId, teamId),
    eq(participation.eventId, eventId),
    eq(participation.membershipId, membershipId),
  );

/** Stands for the version of an answer to a time that was undone: it is older than any time that an event has. */
export const undoneTime = 0;

export interface NewAnswer {
  answer: Answer;
  note: string | null;
  by: string;
  via: "app" | "staff" | "link";
  eventVersion: number;
  hasBegun: boolean;
  now: Date;
}

/** Saves an answer, which also acknowledges the event version it was given to. */
export async function writeAnswer(
  tx: Queries,
  key: PlayerKey,
  { answer, note, by, via, eventVersion, hasBegun, now }: NewAnswer,
): Promise<void> {
  const acknowledges = via !== "staff";
  // An answer to an earlier version says nothing about the one that staff told them of.
  const isReachedLater = sql`(${participation.seenVia} is not distinct from 'told' and ${participation.seenVersion} > ${eventVersion})`;
  await tx
    .update(participation)
    .set({
      answer,
      note,
      noteBy: sql`case when ${note}::text = ${participation.note} then ${participation.noteBy} when ${note}::text is not null then ${by} end`,
      answeredBy: by,
      answeredVia: via,
      answeredAt: now,
      answeredEventVersion: sql`case when exists (select from event_version v where v.team_id = ${key.teamId}::uuid
        and v.event_id = ${key.eventId}::uuid and v.version = ${eventVersion}::int and v.is_undone) then ${undoneTime}::int else ${eventVersion}::int end`,
      answerVersion: sql`${participation.answerVersion} + 1`,
      ...(acknowledges && {
        seenVersion: sql`greatest(coalesce(${participation.seenVersion}, 0), ${eventVersion})`,
        ...(!hasBegun && {
          seenBeforeStart: sql`greatest(${participation.seenBeforeStart}, ${eventVersion}::int)`,
        }),
        seenBy: sql`case when ${isReachedLater} then ${participation.seenBy} else ${by} end`,
        seenAt: sql`case when ${isReachedLater} then ${participation.seenAt} else ${now.toISOString()}::timestamptz end`,
        seenVia: sql`case when ${isReachedLater} then 'told' else ${via === "link" ? "link" : "answer"} end`,
        toldBy: sql`case when ${isReachedLater} then ${participation.toldBy} end`,
        reachedOver: sql`case when ${isReachedLater} then ${participation.reachedOver} end`,
      }),
    })
    .where(isThis(key));
  await tx
    .insert(answerLog)
    .values({ ...key, id: randomUUID(), answer, saidBy: by, via, eventVersion, at: now });
}

export type ParticipantRow = Awaited<ReturnType<typeof readParticipants>>[number];

const participants = prepareOnce((db: Database) =>
  db
    .select({
      membershipId: sql<string>`m.id`,
      userId: sql<string | null>`m.user_id`,
      childId: sql<string | null>`m.child_id`,
      spotFirstName: sql<string | null>`m.spot_first_name`,
      spotLastInitial: sql<string | null>`m.spot_last_initial`,
      fullName: sql<string | null>`u.full_name`,
      firstName: sql<string | null>`c.first_name`,
      lastInitial: sql<string | null>`c.last_initial`,
      shownAs: sql<"name" | "number" | null>`c.shown_as`,
      number: sql<string | null>`m.number`,
      /** Null only for a spot. */
      isFrozen: sql<boolean | null>`case when m.user_id is null then s.is_frozen else l.id is null end`,
      answer: counts.answer,
      note: sql<string | null>`case when w.source = 'said' then p.note end`,
      answeredBy: counts.by,
      answeredByName: sql<string | null>`a.full_name`,
      answeredAt: sql`${counts.at}`.mapWith(orNull(participation.answeredAt)),
      answeredEventVersion: sql<number | null>`case when w.source = 'said' then p.answered_event_version end`,
      source: counts.source,
      until: counts.until,
      over: counts.over,
      answerVersion: sql<number>`coalesce(p.answer_version, 0)`,
      seenVersion: sql<number | null>`p.seen_version`,
      attendance: sql<Mark | null>`p.attendance`,
      attendanceAt: sql`p.attendance_at`.mapWith(orNull(participation.attendanceAt)),
      timeVersion: sql<number>`e.time_version`,
      countsAs: sql<string | null>`older.id`,
      /** Of the rows of one player that staff joined, the one whose answer counts. */
      isCounted: sql<boolean>`row_number() over (partition by coalesce(older.id, m.id) order by
        coalesce(case when m.user_id is null then s.is_frozen else l.id is null end, false), ${newestAnswerFirst(counts)}, older.id is not null, m.id) = 1`,
    })
    .from(
      sql`event e join membership m on m.team_id = e.team_id and m.ended_at is null
          and ${isListed("e", "m")}
        left join child c on c.id = m.child_id
        left join child_state s on s.child_id = m.child_id
        left join "user" u on u.id = m.user_id left join living_user l on l.id = m.user_id
        left join participation p on p.team_id = e.team_id and p.event_id = e.id and p.membership_id = m.id
        ${counts.join}
        left join "user" a on a.id = w.by_user
        ${joinMergedInto("older", "m")}`,
    )
    .where(
      sql`e.team_id = ${sql.placeholder("teamId")}::uuid and e.id = ${sql.placeholder("id")}::uuid and c.deleted_at is null`,
    )
    // Children who are shown by number must not be sorted by their hidden names.
    .orderBy(
      sql`lpad(m.number, 3, ' ') nulls last,
        case when c.shown_as = 'number' then '' else lower(coalesce(c.first_name, m.spot_first_name, u.full_name)) end, m.id`,
    )
    .prepare("participants"),
);

export async function findParticipant(
  db: Database,
  { membershipId, ...key }: { teamId: string; id: string; membershipId: string },
): Promise<ParticipantRow | undefined> {
  return (await readParticipants(db, key)).find((row) => row.membershipId === membershipId);
}

/** Everybody who is asked at an event, or all players where nobody is, including frozen children, ordered by shirt number. */
export const readParticipants = (db: Database, key: { teamId: string; id: string }) =>
  participants(db).execute(key);
