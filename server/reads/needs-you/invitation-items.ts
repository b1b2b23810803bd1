import { sql } from "drizzle-orm";
import { iso, item, mostItems, type NeedsYouQuery, teamFields } from "../../core/base/needs-you-item";
import { isVoidForNewcomers } from "../../core/invitation/void-invitation";

/** Invitations to the person's proven address, and those that they opened. */
export const invitationsToMe = ({ userId, mailboxKey, isProven, isMinor, now }: NeedsYouQuery) => sql`
  (select ${item({
    kind: "'invitation'",
    id: "'invitation ' || i.id",
    created_at: iso("i.renewed_at"),
    invitation_id: "i.id",
    invitation_kind: "i.kind",
    person_name: sql`coalesce(f.first_name, split_part(f.full_name, ' ', 1))`,
    // A link alone does not reveal a child's name.
    child_first_name: sql`case when i.mailbox_key = ${mailboxKey} and ${isProven} then coalesce(c.first_name, m.spot_first_name) end`,
    ...teamFields,
  })}, i.renewed_at
  -- Two look-ups by index: PostgreSQL reads every invitation for a condition with "or" across a join.
  from (
      select a.id from invitation a where ${isProven} and a.mailbox_key = ${mailboxKey}
      union select l.invitation_id from invitation_use l where l.user_id = ${userId} and l.used_at is null
    ) as about join invitation i on i.id = about.id
    join "user" f on f.id = i.created_by left join team t on t.id = i.team_id
    left join child c on c.id = i.child_id
    left join membership m on m.team_id = i.team_id and m.id = i.membership_id and m.ended_at is null
    left join invitation_use n on n.invitation_id = i.id and n.user_id = ${userId}
  where not ${isMinor} and i.withdrawn_at is null and i.uses < i.max_uses and i.expires_at > ${now} and i.created_by <> ${userId}
    and i.kind in ('team', 'spot', 'guardian', 'follower')
    and n.used_at is null and (i.mailbox_key = ${mailboxKey} and ${isProven} or n.invitation_id is not null and (i.mailbox_key = ${mailboxKey} or i.email_address is null))
    and (i.team_id is null or t.archived_at is null) and not ${isVoidForNewcomers("i")}
    and not exists (select from team_bar b where b.team_id = i.team_id and b.user_id = ${userId} and b.lifted_at is null)
  order by i.renewed_at desc limit ${mostItems})`;
