import { sql } from "drizzle-orm";
import { retention } from "../../../domain/base/retention";
import { ago, mostInARound, type Round } from "../../platform/db/rounds";

const endedAgo = (now: Date) => ago(now, { days: retention.endedInvitationDays });

/** Requests made by an invitation are over before it is erased (see `hasLinkMakerLeft`). */
export const invitationRounds = {
  invitations_expired: (now) => sql`
    delete from invitation i using (
      select o.id from invitation o where o.expires_at < ${endedAgo(now)}
      limit ${mostInARound} for update skip locked) old
    where i.id = old.id returning i.id`,
  invitations_withdrawn: (now) => sql`
    delete from invitation i using (
      select o.id from invitation o where o.withdrawn_at < ${endedAgo(now)}
      limit ${mostInARound} for update skip locked) old
    where i.id = old.id returning i.id`,
  // One whose last user's account is gone is erased once it has expired.
  invitations_used: (now) => sql`
    delete from invitation i using (
      select o.id from invitation_use n join invitation o on o.id = n.invitation_id
      where n.used_at < ${endedAgo(now)} and o.uses >= o.max_uses and not exists (
        select from invitation_use later where later.invitation_id = o.id and later.used_at >= ${endedAgo(now)})
      limit ${mostInARound} for update of o skip locked) old
    where i.id = old.id returning i.id`,
  invitations_looked_at: (now) => sql`
    delete from invitation_use n using (
      select o.invitation_id, o.user_id from invitation_use o
      where o.used_at is null and o.looked_at < ${ago(now, { days: retention.lookedAtDays })}
      limit ${mostInARound} for update skip locked) old
    where n.invitation_id = old.invitation_id and n.user_id = old.user_id returning n.user_id`,
} satisfies Record<string, Round>;
