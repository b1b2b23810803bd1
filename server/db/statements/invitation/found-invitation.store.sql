-- The statements of server/invitation/found-invitation.store.ts that the server's tests send. Written by npm test -- server/ --write-statements

-- lookUpInvitation
-- returns from text,
--   team json,
--   childFirstName text,
--   spotFirstName text,
--   spotChildId uuid,
--   spotUserId text,
--   isVoid boolean,
--   isFrozen boolean,
--   isBarred boolean,
--   wasLookedAt boolean,
--   wasUsed boolean
select "invitation"."id",
  "invitation"."kind",
  "invitation"."team_id",
  "invitation"."membership_id",
  "invitation"."child_id",
  "invitation"."roles",
  "invitation"."email_address",
  "invitation"."mailbox_key",
  "invitation"."token_hash",
  "invitation"."mail_token_hash",
  "invitation"."unanswered_mails",
  "invitation"."code_hash",
  "invitation"."code_round",
  "invitation"."max_uses",
  "invitation"."uses",
  "invitation"."needs_approval",
  "invitation"."created_at",
  "invitation"."created_by",
  "invitation"."renewed_at",
  "invitation"."expires_at",
  "invitation"."withdrawn_at",
  "invitation"."withdrawn_by",
  left(coalesce(f.first_name, split_part(f.full_name, ' ', 1)), 32),
  case when t.id is not null then json_build_object('name', t.name, 'sport', t.sport,
        'colourOne', t.colour_one, 'colourTwo', t.colour_two) end,
  c.first_name,
  m.spot_first_name,
  m.child_id,
  m.user_id,
  (
    invitation.membership_id is not null and not exists (
      select from membership m left join child c on c.id = m.child_id
      where m.team_id = invitation.team_id and m.id = invitation.membership_id and m.ended_at is null and c.deleted_at is null)
    or invitation.child_id is not null and (
      not exists (select from guardianship g join child c on c.id = g.child_id and c.deleted_at is null
        where g.child_id = invitation.child_id and g.user_id = invitation.created_by and g.ended_at is null)
      or exists (select from living_guardian g where g.child_id = invitation.child_id)
        and not exists (select from living_guardian g where g.child_id = invitation.child_id and g.user_id = invitation.created_by))
    or coalesce(invitation.roles && '{coach,manager}', false) and (invitation.needs_approval or not (n.used_at is not null))
      and not exists (select from living_manager l where l.team_id = invitation.team_id and l.user_id = invitation.created_by)
    or invitation.team_id is not null and not invitation.needs_approval and not (n.used_at is not null)
      and not exists (select from membership s join living_user l on l.id = s.user_id
        where s.team_id = invitation.team_id and s.user_id = invitation.created_by and s.ended_at is null
          and s.roles && '{coach,manager}')),
  ("invitation"."child_id" is not null or m.child_id is not null)
        and not exists (select from living_guardian g where g.child_id = coalesce(c.id, m.child_id)),
  exists (
        select from team_bar b where b.team_id = t.id and b.user_id = $1 and b.lifted_at is null),
  n.looked_at is not null,
  n.used_at is not null
from "invitation"
inner join "user" f on f.id = "invitation"."created_by"
left join team t on t.id = "invitation"."team_id"
left join child c on c.id = "invitation"."child_id"
left join membership m on m.team_id = "invitation"."team_id" and m.id = "invitation"."membership_id" and m.ended_at is null
left join invitation_use n on n.invitation_id = "invitation"."id" and n.user_id = $2
where "invitation"."code_hash" = $3;

-- lookUpInvitation
-- returns from text,
--   team json,
--   childFirstName text,
--   spotFirstName text,
--   spotChildId uuid,
--   spotUserId text,
--   isVoid boolean,
--   isFrozen boolean,
--   isBarred boolean,
--   wasLookedAt boolean,
--   wasUsed boolean
select "invitation"."id",
  "invitation"."kind",
  "invitation"."team_id",
  "invitation"."membership_id",
  "invitation"."child_id",
  "invitation"."roles",
  "invitation"."email_address",
  "invitation"."mailbox_key",
  "invitation"."token_hash",
  "invitation"."mail_token_hash",
  "invitation"."unanswered_mails",
  "invitation"."code_hash",
  "invitation"."code_round",
  "invitation"."max_uses",
  "invitation"."uses",
  "invitation"."needs_approval",
  "invitation"."created_at",
  "invitation"."created_by",
  "invitation"."renewed_at",
  "invitation"."expires_at",
  "invitation"."withdrawn_at",
  "invitation"."withdrawn_by",
  left(coalesce(f.first_name, split_part(f.full_name, ' ', 1)), 32),
  case when t.id is not null then json_build_object('name', t.name, 'sport', t.sport,
        'colourOne', t.colour_one, 'colourTwo', t.colour_two) end,
  c.first_name,
  m.spot_first_name,
  m.child_id,
  m.user_id,
  (
    invitation.membership_id is not null and not exists (
      select from membership m left join child c on c.id = m.child_id
      where m.team_id = invitation.team_id and m.id = invitation.membership_id and m.ended_at is null and c.deleted_at is null)
    or invitation.child_id is not null and (
      not exists (select from guardianship g join child c on c.id = g.child_id and c.deleted_at is null
        where g.child_id = invitation.child_id and g.user_id = invitation.created_by and g.ended_at is null)
      or exists (select from living_guardian g where g.child_id = invitation.child_id)
        and not exists (select from living_guardian g where g.child_id = invitation.child_id and g.user_id = invitation.created_by))
    or coalesce(invitation.roles && '{coach,manager}', false) and (invitation.needs_approval or not (n.used_at is not null))
      and not exists (select from living_manager l where l.team_id = invitation.team_id and l.user_id = invitation.created_by)
    or invitation.team_id is not null and not invitation.needs_approval and not (n.used_at is not null)
      and not exists (select from membership s join living_user l on l.id = s.user_id
        where s.team_id = invitation.team_id and s.user_id = invitation.created_by and s.ended_at is null
          and s.roles && '{coach,manager}')),
  ("invitation"."child_id" is not null or m.child_id is not null)
        and not exists (select from living_guardian g where g.child_id = coalesce(c.id, m.child_id)),
  exists (
        select from team_bar b where b.team_id = t.id and b.user_id = $1 and b.lifted_at is null),
  n.looked_at is not null,
  n.used_at is not null
from "invitation"
inner join "user" f on f.id = "invitation"."created_by"
left join team t on t.id = "invitation"."team_id"
left join child c on c.id = "invitation"."child_id"
left join membership m on m.team_id = "invitation"."team_id" and m.id = "invitation"."membership_id" and m.ended_at is null
left join invitation_use n on n.invitation_id = "invitation"."id" and n.user_id = $2
where "invitation"."id" = $3;

-- lookUpInvitation
-- returns from text,
--   team json,
--   childFirstName text,
--   spotFirstName text,
--   spotChildId uuid,
--   spotUserId text,
--   isVoid boolean,
--   isFrozen boolean,
--   isBarred boolean,
--   wasLookedAt boolean,
--   wasUsed boolean
select "invitation"."id",
  "invitation"."kind",
  "invitation"."team_id",
  "invitation"."membership_id",
  "invitation"."child_id",
  "invitation"."roles",
  "invitation"."email_address",
  "invitation"."mailbox_key",
  "invitation"."token_hash",
  "invitation"."mail_token_hash",
  "invitation"."unanswered_mails",
  "invitation"."code_hash",
  "invitation"."code_round",
  "invitation"."max_uses",
  "invitation"."uses",
  "invitation"."needs_approval",
  "invitation"."created_at",
  "invitation"."created_by",
  "invitation"."renewed_at",
  "invitation"."expires_at",
  "invitation"."withdrawn_at",
  "invitation"."withdrawn_by",
  left(coalesce(f.first_name, split_part(f.full_name, ' ', 1)), 32),
  case when t.id is not null then json_build_object('name', t.name, 'sport', t.sport,
        'colourOne', t.colour_one, 'colourTwo', t.colour_two) end,
  c.first_name,
  m.spot_first_name,
  m.child_id,
  m.user_id,
  (
    invitation.membership_id is not null and not exists (
      select from membership m left join child c on c.id = m.child_id
      where m.team_id = invitation.team_id and m.id = invitation.membership_id and m.ended_at is null and c.deleted_at is null)
    or invitation.child_id is not null and (
      not exists (select from guardianship g join child c on c.id = g.child_id and c.deleted_at is null
        where g.child_id = invitation.child_id and g.user_id = invitation.created_by and g.ended_at is null)
      or exists (select from living_guardian g where g.child_id = invitation.child_id)
        and not exists (select from living_guardian g where g.child_id = invitation.child_id and g.user_id = invitation.created_by))
    or coalesce(invitation.roles && '{coach,manager}', false) and (invitation.needs_approval or not (n.used_at is not null))
      and not exists (select from living_manager l where l.team_id = invitation.team_id and l.user_id = invitation.created_by)
    or invitation.team_id is not null and not invitation.needs_approval and not (n.used_at is not null)
      and not exists (select from membership s join living_user l on l.id = s.user_id
        where s.team_id = invitation.team_id and s.user_id = invitation.created_by and s.ended_at is null
          and s.roles && '{coach,manager}')),
  ("invitation"."child_id" is not null or m.child_id is not null)
        and not exists (select from living_guardian g where g.child_id = coalesce(c.id, m.child_id)),
  exists (
        select from team_bar b where b.team_id = t.id and b.user_id = $1 and b.lifted_at is null),
  n.looked_at is not null,
  n.used_at is not null
from "invitation"
inner join "user" f on f.id = "invitation"."created_by"
left join team t on t.id = "invitation"."team_id"
left join child c on c.id = "invitation"."child_id"
left join membership m on m.team_id = "invitation"."team_id" and m.id = "invitation"."membership_id" and m.ended_at is null
left join invitation_use n on n.invitation_id = "invitation"."id" and n.user_id = $2
where ("invitation"."token_hash" = $3 or "invitation"."mail_token_hash" = $4);
