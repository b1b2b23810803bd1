import { type SQL, sql } from "drizzle-orm";

const none = sql`select null::uuid where false`;

/**
 * Two steps of a `with`: rows in groups and read positions of people who have no membership of a team any more, ended or not, neither their own nor that of
 * a child they look or looked after. Rows that the statement itself removes do not count.
 */
export const removeFormerMemberRows = ({
  of,
  goneMemberships = none,
  goneGuardianships = none,
}: {
  /** Who may be one of them, of the row `k`. */
  of: SQL;
  goneMemberships?: SQL;
  goneGuardianships?: SQL;
}): SQL => {
  const isLeft = sql`${of}
    and not exists (select from membership m
      where m.team_id = k.team_id and m.user_id = k.user_id and m.id not in (${goneMemberships}))
    and not exists (select from guardianship g join membership m on m.child_id = g.child_id
      where g.user_id = k.user_id and m.team_id = k.team_id
        and g.id not in (${goneGuardianships}) and m.id not in (${goneMemberships}))`;
  return sql`
    members as (delete from huddle_member k where ${isLeft}),
    positions as (delete from read_position k where ${isLeft})`;
};
