import { sql } from "drizzle-orm";
import { teamAccessOf } from "../../core/access/team-access.store";
import { iso, item, mostItems, type NeedsYouQuery, teamFields } from "../../core/base/needs-you-item";

/** What another guardian said or changed about a child of mine, until I have seen it or it is over. */
export const awaySaid = ({ userId, isAdult, now }: NeedsYouQuery) => sql`
  (select ${item({
    kind: "'away'",
    id: "'away ' || a.id || ' ' || o.version",
    created_at: iso("a.said_at"),
    absence_id: "a.id",
    first_day: "a.first_day",
    last_day: "a.last_day",
    weekdays: "a.weekdays",
    child_id: "c.id",
    child_first_name: "c.first_name",
    person_name: "coalesce(b.first_name, b.full_name)",
  })}, a.said_at
  from absence_told o join absence a on a.id = o.absence_id and a.last_day >= ${now}::date - 1 join child c on c.id = a.child_id
    left join "user" b on b.id = a.said_by
  where ${isAdult} and o.user_id = ${userId}
    and exists (select from living_guardian g where g.child_id = a.child_id and g.user_id = ${userId})
  order by a.said_at desc limit ${mostItems})`;

/** Players of mine whose usual yes is paused: the family says whether it still holds. */
export const usualEnded = ({ userId, isAdult, now }: NeedsYouQuery) => sql`
  (select ${item({
    kind: "'usual_ended'",
    id: "'usual_ended ' || y.membership_id || ' ' || y.version",
    created_at: iso("y.paused_at"),
    membership_id: "y.membership_id",
    version: "y.version",
    child_id: "m.child_id",
    child_first_name: "c.first_name",
    ...teamFields,
  })}, y.paused_at
  from usual_yes y join team t on t.id = y.team_id and t.archived_at is null and t.takes_usual
    join membership m on m.team_id = y.team_id and m.id = y.membership_id left join child c on c.id = m.child_id
  where ${isAdult} and y.paused_at is not null and y.until >= ${now}::date
    and exists (select from ${teamAccessOf(userId)} r where r.team_id = y.team_id and r.membership_id = y.membership_id
      and r.via in ('guardian', 'self'))
  order by y.paused_at desc limit ${mostItems})`;
