import { sql } from "drizzle-orm";
import { daysAlone, daysWanted } from "../../../domain/ride/limits";
import {
  iso,
  item,
  mostItems,
  type NeedsYouQuery,
  startFields,
  teamFields,
} from "../../core/base/needs-you-item";

/** Rides that wait for an answer of the person, as of their players or as the driver. */
export const ridesWaiting = ({ userId, isAdult, now }: NeedsYouQuery) => sql`
  (select ${item({
    kind: "'ride'",
    id: "'ride ' || md5(concat_ws(' ', r.event_id, r.membership_id, r.state, r.driver_id))",
    created_at: iso("r.since"),
    event_id: "e.id",
    event_title: "e.title",
    event_version: "e.version",
    ...startFields,
    membership_id: "r.membership_id",
    child_id: "c.id",
    child_first_name: "c.first_name",
    ways: "r.ways",
    ride_state: "r.state",
    driver_id: "r.driver_id",
    driver_name: "coalesce(d.first_name, d.full_name)",
    leaves_local: "case when e.timing = 'timed' then r.leaves end",
    agreed_local: "case when r.state in ('open_again', 'driver_open_again') then r.agreed end",
    now_local: "case when r.state in ('open_again', 'driver_open_again') then r.present end",
    ...teamFields,
  })}, r.since
  from rides_waiting(${userId}, ${now}, ${sql.raw(String(daysWanted))}) r
    join event e on e.team_id = r.team_id and e.id = r.event_id join team t on t.id = r.team_id and t.archived_at is null
    left join membership m on m.team_id = r.team_id and m.id = r.membership_id left join child c on c.id = m.child_id
    left join "user" d on d.id = r.driver_id
  -- A driver who agrees anew agrees for their own children, too.
  where ${isAdult} and (r.state <> 'open_again' or r.driver_id <> ${userId})
    and (r.state <> 'needs_company' or e.starts_at < ${now}::timestamptz + make_interval(days => ${sql.raw(String(daysAlone))}))
  order by e.starts_at limit ${mostItems})`;
