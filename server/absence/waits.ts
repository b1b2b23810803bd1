import { sql } from "drizzle-orm";
import { iso, item, mostWaits, type Waits } from "../waiting/item";

/** What another guardian said or changed about a child of mine, until I have seen it or it is over. */
export const awaySaid = ({ userId, isAdult, now }: Waits) => sql`
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
  order by a.said_at desc limit ${mostWaits})`;
