import { sql } from "drizzle-orm";

/**
 * Whether a request came through a link whose maker is no longer a guardian of the child. `request` is the alias of
 * circle_request in the statement. Invitations outlive the requests made through them, so that one which is gone was erased
 * with its maker.
 */
export const hasLinkMakerLeft = (request: "r" | "q") => {
  const r = sql.raw(request);
  return sql`(${r}.origin = 'link' and ${r}.invitation_id is not null and not exists (
    select from invitation i join living_guardian m on m.child_id = i.child_id and m.user_id = i.created_by
    where i.id = ${r}.invitation_id))`;
};
