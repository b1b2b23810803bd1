import { and, asc, desc, eq, inArray, isNotNull, not, or, type SQL, sql } from "drizzle-orm";
import type { Queries } from "../../platform/db/database";
import { event } from "../../platform/db/schema/schedule";
import { answerLog, participation } from "../../platform/db/schema/schedule-answers";

type AnswerLine = typeof answerLog.$inferSelect;
type Participation = typeof participation.$inferSelect;

/** The answers of these members, and the versions that their families have acknowledged. */
export async function findAnswers(
  tx: Queries,
  members: readonly { teamId: string; id: string }[],
): Promise<Participation[]> {
  if (members.length === 0) return [];
  return tx
    .select()
    .from(participation)
    .where(areOf(members))
    .orderBy(asc(participation.teamId), asc(participation.eventId));
}

/**
 * The teams in which a person is or was, by a membership of their own or of a child. Answers and notes are looked for in these alone, by the first
 * column of the primary keys: nothing indexes who gave them. Endings are kept for longer than both.
 */
export const teamsEver = (userId: string) => sql`(
  select m.team_id from membership m where m.user_id = ${userId}
  union select m.team_id from guardianship g join membership m on m.child_id = g.child_id where g.user_id = ${userId})`;

/** What this account wrote beside answers of other members, as staff or before they stopped looking after somebody. */
export const findNotes = (
  tx: Queries,
  userId: string,
  members: readonly { teamId: string; id: string }[],
): Promise<Participation[]> =>
  tx
    .select()
    .from(participation)
    .where(
      and(
        sql`${participation.teamId} in ${teamsEver(userId)}`,
        eq(participation.noteBy, userId),
        isNotNull(participation.note),
        members.length === 0 ? undefined : not(sql`(${areOf(members)})`),
      ),
    )
    .orderBy(asc(participation.teamId), asc(participation.eventId));

/** Whether a note is in this person's words; of an old one it is whoever answered last. */
export const isNoteOf = (userId: string) =>
  sql`coalesce(${participation.noteBy}, ${participation.answeredBy}) = ${userId}`;

const areOf = (members: readonly { teamId: string; id: string }[]) =>
  anyOf(
    members.map(({ teamId, id }) =>
      and(eq(participation.teamId, teamId), eq(participation.membershipId, id)),
    ),
  );

/** Every answer that this account gave, for any player. */
export const findAnswersGiven = (tx: Queries, userId: string): Promise<AnswerLine[]> =>
  tx
    .select()
    .from(answerLog)
    .where(and(sql`${answerLog.teamId} in ${teamsEver(userId)}`, eq(answerLog.saidBy, userId)))
    .orderBy(desc(answerLog.at));

/** Those that are over, and those to come of teams that the person is in today. */
export async function findEvents(
  tx: Queries,
  about: readonly { teamId: string; eventId: string }[],
  memberships: readonly { teamId: string }[],
) {
  const reached = memberships.map(({ teamId }) => teamId);
  const idsOfTeam = new Map<string, Set<string>>();
  for (const { teamId, eventId } of about)
    idsOfTeam.set(teamId, (idsOfTeam.get(teamId) ?? new Set()).add(eventId));
  if (idsOfTeam.size === 0) return [];
  const these = [...idsOfTeam].map(([teamId, ids]) =>
    and(eq(event.teamId, teamId), inArray(event.id, [...ids])),
  );
  const isShown = or(inArray(event.teamId, reached), sql`${event.endsAt} <= now()`);
  return tx
    .select()
    .from(event)
    .where(and(anyOf(these), isShown))
    .orderBy(asc(event.startsAt), asc(event.id));
}

const anyOf = (conditions: readonly (SQL | undefined)[]) => or(...conditions);
