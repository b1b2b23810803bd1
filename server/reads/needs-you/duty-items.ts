import { sql } from "drizzle-orm";
import { nearDays } from "../../../domain/duty/limits";
import { teamAccessOf } from "../../core/access/team-access.store";
import {
  iso,
  item,
  mostItems,
  type NeedsYouQuery,
  startFields,
  teamFields,
} from "../../core/base/needs-you-item";

/** Turns of the person's own players within some days, to which the family has not agreed. */
export const turnsToAgree = ({ userId, isAdult, now }: NeedsYouQuery) => sql`
  (select ${item({
    kind: "'turn'",
    id: "'turn ' || e.id || ' ' || w.duty_id || ' ' || w.slot",
    created_at: iso("w.at"),
    event_id: "e.id",
    event_title: "e.title",
    ...startFields,
    membership_id: "w.membership_id",
    child_first_name:
      "(select c.first_name from membership m join child c on c.id = m.child_id where m.team_id = w.team_id and m.id = w.membership_id)",
    duty_id: "w.duty_id",
    duty_name: "d.name",
    duty_sign: "d.sign",
    slot: "w.slot",
    version: "w.version",
    ...teamFields,
  })}, w.at
  from (select distinct r.team_id, r.membership_id from ${teamAccessOf(userId)} r where r.via in ('self', 'guardian')) mine
    join duty_turn w on w.team_id = mine.team_id and w.membership_id = mine.membership_id and w.state = 'planned'
    join duty d on d.team_id = w.team_id and d.id = w.duty_id and d.ended_at is null
    join event e on e.team_id = w.team_id and e.id = w.event_id join team t on t.id = w.team_id and t.archived_at is null
  where ${isAdult} and e.status = 'on' and e.ends_at > ${now} and e.starts_at < ${now} + interval '${sql.raw(String(nearDays))} days'
  order by e.starts_at limit ${mostItems})`;
