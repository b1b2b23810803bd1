import { eq, sql } from "drizzle-orm";
import type { EventSnapshot } from "../../../domain/schedule/event/event-parts";
import type { Database, Queries } from "../../platform/db/database";
import { prepareOnce } from "../../platform/db/prepared";
import { user } from "../../platform/db/schema/account";
import { columns, mineAt } from "../../reads/event/event-columns";

/** Undefined for an account that is banned, gone or about to be deleted. */
export async function findLivingUser(db: Queries, id: string) {
  const [row] = await db
    .select({
      mailboxKey: user.mailboxKey,
      dateOfBirth: user.dateOfBirth,
      emailAddressVerifiedAt: user.emailAddressVerifiedAt,
      seenOn: user.seenOn,
    })
    .from(user)
    .innerJoin(sql`living_user l`, sql`l.id = ${user.id}`)
    .where(eq(user.id, id));
  return row;
}

/** In place of the access of a signed-in person: the players of the link. */
const playersOf = (db: Database) =>
  db.$with("my_players", {}).as(sql`
    select m.team_id, m.id as membership_id, m.child_id, 'guardian' as via, m.roles, m.number, m.let_in_at, m.user_id as player_user_id,
      y.until as usual_until, y.version as usual_version, y.paused_at as usual_paused_at,
      coalesce(c.first_name, m.spot_first_name, u.first_name, split_part(u.full_name, ' ', 1)) as first_name,
      lower(coalesce(c.first_name, m.spot_first_name)) as sorted_by
    from membership m left join child c on c.id = m.child_id left join "user" u on u.id = m.user_id
      left join usual_yes y on y.team_id = m.team_id and y.membership_id = m.id
    where m.team_id = ${sql.placeholder("teamId")}::uuid and m.ended_at is null
      and m.id in (select k::uuid from json_array_elements_text(${sql.placeholder("players")}::json) k)`);

const linkedEvent = prepareOnce((db: Database) =>
  db
    .with(playersOf(db))
    .select({
      ...columns,
      teamName: sql<string>`t.name`,
      colourOne: sql<string>`t.colour_one`,
      colourTwo: sql<string>`t.colour_two`,
      /** What families see in the version of the mail; null for an event that never changed. */
      told: sql<EventSnapshot | null>`(
        select v.shown from event_version v
        where v.team_id = e.team_id and v.event_id = e.id and v.version <= ${sql.placeholder("version")}::int
        order by v.version desc limit 1)`,
    })
    .from(
      sql`event e join team t on t.id = e.team_id and t.archived_at is null join ${mineAt(sql`least(e.notice_version, ${sql.placeholder("noticed")}::int)`)}`,
    )
    .where(sql`e.team_id = ${sql.placeholder("teamId")}::uuid and e.id = ${sql.placeholder("eventId")}::uuid`)
    .prepare("linked_event"),
);

export type LinkedRow = Awaited<ReturnType<typeof readLinkedEvent>> & object;

/** Undefined for an event that is gone, and in an archived team. `noticed`: of which version it is read what the family knows; null for the current one. */
export async function readLinkedEvent(
  db: Database,
  {
    players,
    ...link
  }: { teamId: string; eventId: string; version: number; noticed: number | null; players: readonly string[] },
) {
  const [row] = await linkedEvent(db).execute({ ...link, players: JSON.stringify(players) });
  return row;
}
