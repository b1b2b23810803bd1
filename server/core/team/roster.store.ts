import { sql } from "drizzle-orm";
import type { Database } from "../../platform/db/database";
import { prepareOnce } from "../../platform/db/prepared";
import type { MemberRole } from "../../platform/db/schema/team";

export interface GuardianRow {
  user_id: string;
  name: string;
  drip_name: string | null;
  avatar: string | null;
}

/** A living membership with its person; `presentEntry` decides what a viewer gets. */
export type RosterRow = Awaited<ReturnType<typeof readRosterRows>>[number];

/** A deleted child is in no roster. */
const roster = prepareOnce((db: Database) => {
  const at = sql`${sql.placeholder("now")}::timestamptz`;
  const membershipId = sql`${sql.placeholder("membershipId")}::uuid`;
  return db
    .select({
      id: sql<string>`m.id`,
      userId: sql<string | null>`m.user_id`,
      childId: sql<string | null>`m.child_id`,
      spotFirstName: sql<string | null>`m.spot_first_name`,
      spotLastInitial: sql<string | null>`m.spot_last_initial`,
      roles: sql<MemberRole[]>`m.roles`,
      number: sql<string | null>`m.number`,
      version: sql<number>`m.version`,
      letInBy: sql<string | null>`m.let_in_by`,
      letInAt: sql<string>`m.let_in_at`,
      fullName: sql<string | null>`u.full_name`,
      dripName: sql<string | null>`u.drip_name`,
      avatar: sql<string | null>`u.avatar`,
      firstName: sql<string | null>`c.first_name`,
      lastInitial: sql<string | null>`c.last_initial`,
      shownAs: sql<"name" | "number" | null>`c.shown_as`,
      isFrozen: sql<boolean | null>`s.is_frozen`,
      mayBePhotographed: sql<boolean | null>`s.may_be_photographed`,
      guardians: sql<GuardianRow[] | null>`g.people`,
      invited: sql<number>`case when m.spot_first_name is null then 0 else (
        select count(*)::int from invitation i where i.team_id = m.team_id and i.membership_id = m.id
          and i.withdrawn_at is null and i.uses < i.max_uses and i.expires_at > ${at}) end`,
    })
    .from(
      sql`membership m
        left join "user" u on u.id = m.user_id
        left join child c on c.id = m.child_id
        left join child_state s on s.child_id = m.child_id
        left join lateral (
          select json_agg(json_build_object('user_id', p.id, 'name', p.full_name, 'drip_name', p.drip_name, 'avatar', p.avatar)
            order by l.created_at, l.id) as people
          from living_guardian l join "user" p on p.id = l.user_id where l.child_id = m.child_id) g on true`,
    )
    .where(
      sql`m.team_id = ${sql.placeholder("teamId")}::uuid and m.ended_at is null and c.deleted_at is null
        and (${membershipId} is null or m.id = ${membershipId})`,
    )
    .prepare("roster");
});

/** The whole roster or one row, in one statement. */
export const readRosterRows = (
  db: Database,
  { teamId, membershipId = null, now }: { teamId: string; membershipId?: string | null; now: Date },
) => roster(db).execute({ teamId, membershipId, now: now.toISOString() });

const phoneNumbers = prepareOnce((db: Database) =>
  db
    .select({
      userId: sql<string | null>`u.id`,
      name: sql<string | null>`u.full_name`,
      phoneNumber: sql<string | null>`u.phone_number`,
    })
    .from(
      sql`membership m
        join child c on c.id = m.child_id and c.deleted_at is null
        left join living_guardian l on l.child_id = m.child_id
        left join "user" u on u.id = l.user_id and u.phone_number is not null`,
    )
    .where(
      sql`m.team_id = ${sql.placeholder("teamId")}::uuid and m.id = ${sql.placeholder("membershipId")}::uuid and m.ended_at is null`,
    )
    .orderBy(sql`l.created_at, l.id`)
    .prepare("guardian_phone_numbers"),
);

/** The phone numbers of a player's guardians; null if there is no such child on the roster. */
export async function readGuardianPhoneNumbers(
  db: Database,
  membership: { teamId: string; membershipId: string },
): Promise<{ user_id: string; name: string; phone_number: string }[] | null> {
  const rows = await phoneNumbers(db).execute(membership);
  if (rows.length === 0) return null;
  return rows.flatMap(({ userId, name, phoneNumber }) =>
    userId === null || name === null || phoneNumber === null
      ? []
      : [{ user_id: userId, name, phone_number: phoneNumber }],
  );
}
