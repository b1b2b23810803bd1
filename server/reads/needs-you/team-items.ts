import { sql } from "drizzle-orm";
import { takeOverWait } from "../../../domain/team/take-over";
import { teamAccessOf } from "../../core/access/team-access.store";
import { iso, item, mostItems, type NeedsYouQuery, teamFields } from "../../core/base/needs-you-item";
import { waitsForStaff } from "../../core/team/open-requests.store";
import { isStillTold, newcomersGuardian } from "../../core/team/possible-duplicate.store";
import { isTakeOverAnswered, isTakeOverAsked } from "../../core/team/take-over.store";

/** Requests to join, counted by team, for its staff. */
export const requestsToTeam = ({ userId, isAdult, now }: NeedsYouQuery) => sql`
  (select ${item({
    kind: "'join_request'",
    id: "'join_request ' || t.id",
    created_at: iso("max(r.created_at)"),
    count: "count(*)",
    ...teamFields,
  })}, max(r.created_at) as at
  from join_request r join team t on t.id = r.team_id and t.archived_at is null join living_user v on v.id = r.user_id
  where ${isAdult} and ${waitsForStaff(now)}
    and exists (select from ${teamAccessOf(userId)} h where h.team_id = r.team_id
      and h.via = 'self' and h.roles && '{coach,manager}')
  group by t.id)`;

/** Second players of a child's name, for its guardians. */
export const lookAlikes = ({ userId, isAdult }: NeedsYouQuery) => sql`
  (select ${item({
    kind: "'look_alike'",
    id: "'look_alike ' || a.id",
    created_at: iso("a.created_at"),
    child_id: "c.id",
    child_first_name: "c.first_name",
    child_last_initial: "c.last_initial",
    membership_id: "a.membership_id",
    person_name: newcomersGuardian,
    ...teamFields,
  })}, a.created_at
  from possible_duplicate a join team t on t.id = a.team_id and t.archived_at is null join child c on c.id = a.child_id
  where ${isAdult} and a.user_id = ${userId} and a.seen_at is null and ${isStillTold}
  order by a.created_at desc limit ${mostItems})`;

/** The person's own requests to join. */
export const ownRequestsToTeams = ({ userId, isAdult, since }: NeedsYouQuery) => sql`
  (select ${item({
    kind: "'asked'",
    id: "'asked ' || j.id",
    created_at: iso("j.created_at"),
    request_id: "j.id",
    child_id: "c.id",
    child_first_name: "c.first_name",
    ...teamFields,
  })}, j.created_at
  from join_request j join team t on t.id = j.team_id left join child c on c.id = j.child_id
  where ${isAdult} and j.user_id = ${userId} and j.decided_at is null and j.created_at > ${since}
    and (j.child_id is null or c.deleted_at is null)
  order by j.created_at desc limit ${mostItems})`;

/** Teams that nobody living manages, for their coaches. */
export const restingTeams = ({ userId, isAdult }: NeedsYouQuery) => sql`
  (select ${item({
    kind: "'resting'",
    id: "'resting ' || t.id",
    // Since when the team has no manager is not stored.
    created_at: iso("t.created_at"),
    ...teamFields,
  })}, t.created_at
  from team_command k join team t on t.id = k.team_id
  where ${isAdult} and k.is_resting and exists (select from ${teamAccessOf(userId)} h where h.team_id = t.id
    and h.via = 'self' and 'coach' = any (h.roles)))`;

/** Coaches who ask to take over, for managers; and one's own take-over that is due. */
export const takeOvers = ({ userId, isAdult, now }: NeedsYouQuery) => sql`
  (select ${item({
    kind: "'take_over'",
    id: "'take_over ' || t.id",
    created_at: iso("t.take_over_asked_at"),
    person_name: "case when h.user_id <> t.take_over_by then coalesce(u.first_name, u.full_name) end",
    ...teamFields,
  })}, t.take_over_asked_at
  from ${teamAccessOf(userId)} h join team t on t.id = h.team_id join "user" u on u.id = t.take_over_by
  where ${isAdult} and h.via = 'self' and ${isTakeOverAsked(now)}
    and ('manager' = any (h.roles) or h.user_id = t.take_over_by and not ${isTakeOverAnswered}
      and t.take_over_asked_at <= ${now} - interval '${sql.raw(String(takeOverWait / 1000))} seconds'))`;
