import { sql } from "drizzle-orm";
import { iso, item, mostItems, type NeedsYouQuery } from "../../core/base/needs-you-item";
import { hasLinkMakerLeft } from "../../core/family/circle-link";

/** Requests to look after or follow a child, for its guardians. */
export const circleRequests = ({ userId, isAdult, since }: NeedsYouQuery) => sql`
  (select ${item({
    kind: "'circle_request'",
    id: "'circle_request ' || q.id",
    created_at: iso("q.created_at"),
    child_id: "c.id",
    child_first_name: "c.first_name",
    person_name: "u.full_name",
    request_id: "q.id",
    wish: "q.wish",
    has_link_maker_left: sql`nullif(${hasLinkMakerLeft("q")}, false)`,
  })}, q.created_at
  from living_guardian g join child c on c.id = g.child_id join circle_request q on q.child_id = c.id
    join "user" u on u.id = q.user_id
  where ${isAdult} and g.user_id = ${userId} and q.decided_at is null and q.created_at > ${since}
    and q.wish in ('guardian', 'follower') and is_fit_adult(u)
  order by q.created_at desc limit ${mostItems})`;

/** Requests of another guardian to end the person's access to a child. */
export const guardianRemovals = ({ userId, isAdult }: NeedsYouQuery) => sql`
  (select ${item({
    kind: "'guardian_removal'",
    id: "'guardian_removal ' || r.id",
    created_at: iso("r.created_at"),
    child_id: "c.id",
    child_first_name: "c.first_name",
    person_name: "coalesce(u.first_name, u.full_name)",
    request_id: "r.id",
    ends_at: iso("r.ends_at"),
  })}, r.created_at
  from living_guardian g join child c on c.id = g.child_id
    join guardian_removal r on r.child_id = c.id and r.user_id = g.user_id and r.decided_at is null
    join "user" u on u.id = r.requested_by
  where ${isAdult} and g.user_id = ${userId}
  order by r.created_at desc limit ${mostItems})`;

/** The person's own requests of that kind. */
export const ownCircleRequests = ({ userId, isAdult, since }: NeedsYouQuery) => sql`
  (select ${item({
    kind: "'asked'",
    id: "'asked ' || q.id",
    created_at: iso("q.created_at"),
    wish: "q.wish",
  })}, q.created_at
  from circle_request q join child c on c.id = q.child_id and c.deleted_at is null
  where ${isAdult} and q.user_id = ${userId} and q.decided_at is null and q.created_at > ${since}
    and q.wish in ('guardian', 'follower')
    -- Referred by staff: the requester sees only the request to the team.
    and q.origin <> 'staff'
  order by q.created_at desc limit ${mostItems})`;
