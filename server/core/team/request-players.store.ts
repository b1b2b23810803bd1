import { type SQL, sql } from "drizzle-orm";
import type { MailboxKey } from "../../../domain/account/mailbox-key";
import type { Database, Queries } from "../../platform/db/database";
import { prepareOnce } from "../../platform/db/prepared";
import { membership } from "../../platform/db/schema/team";

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

/** The guardians of a possible duplicate who get a mail, with their addresses. */
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
