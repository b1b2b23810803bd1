-- The statements of server/invitation/spot-invitation.store.ts that the server's tests send. Written by npm test -- server/ --write-statements

-- countMails
update invitation
set unanswered_mails = unanswered_mails + 1
    where id in (select k::uuid from json_array_elements_text($1::json) k);

-- readOpen
select i.id, i.team_id, i.membership_id, i.mailbox_key, i.unanswered_mails
    from invitation i
join membership m on m.team_id = i.team_id and m.id = i.membership_id and m.ended_at is null
      and m.spot_first_name is not null
    where i.kind = 'spot' and i.withdrawn_at is null and i.uses < i.max_uses and i.expires_at > $1::timestamptz
      and not (
    i.membership_id is not null and not exists (
      select from membership m left join child c on c.id = m.child_id
      where m.team_id = i.team_id and m.id = i.membership_id and m.ended_at is null and c.deleted_at is null)
    or i.child_id is not null and (
      not exists (select from guardianship g join child c on c.id = g.child_id and c.deleted_at is null
        where g.child_id = i.child_id and g.user_id = i.created_by and g.ended_at is null)
      or exists (select from living_guardian g where g.child_id = i.child_id)
        and not exists (select from living_guardian g where g.child_id = i.child_id and g.user_id = i.created_by))
    or coalesce(i.roles && '{coach,manager}', false) and (i.needs_approval or not false)
      and not exists (select from living_manager l where l.team_id = i.team_id and l.user_id = i.created_by)
    or i.team_id is not null and not i.needs_approval and not false
      and not exists (select from membership s join living_user l on l.id = s.user_id
        where s.team_id = i.team_id and s.user_id = i.created_by and s.ended_at is null
          and s.roles && '{coach,manager}')) and (i.team_id, i.membership_id) in (
    select k.team_id, k.membership_id from json_to_recordset($2::json) k(team_id uuid, membership_id uuid))
order by i.id
for update of i;

-- readOpen
select i.id, i.team_id, i.membership_id, i.mailbox_key, i.unanswered_mails
    from invitation i
join membership m on m.team_id = i.team_id and m.id = i.membership_id and m.ended_at is null
      and m.spot_first_name is not null
    where i.kind = 'spot' and i.withdrawn_at is null and i.uses < i.max_uses and i.expires_at > $1::timestamptz
      and not (
    i.membership_id is not null and not exists (
      select from membership m left join child c on c.id = m.child_id
      where m.team_id = i.team_id and m.id = i.membership_id and m.ended_at is null and c.deleted_at is null)
    or i.child_id is not null and (
      not exists (select from guardianship g join child c on c.id = g.child_id and c.deleted_at is null
        where g.child_id = i.child_id and g.user_id = i.created_by and g.ended_at is null)
      or exists (select from living_guardian g where g.child_id = i.child_id)
        and not exists (select from living_guardian g where g.child_id = i.child_id and g.user_id = i.created_by))
    or coalesce(i.roles && '{coach,manager}', false) and (i.needs_approval or not false)
      and not exists (select from living_manager l where l.team_id = i.team_id and l.user_id = i.created_by)
    or i.team_id is not null and not i.needs_approval and not false
      and not exists (select from membership s join living_user l on l.id = s.user_id
        where s.team_id = i.team_id and s.user_id = i.created_by and s.ended_at is null
          and s.roles && '{coach,manager}')) and (i.team_id, i.membership_id) in (
    select k.team_id, k.membership_id from json_to_recordset($2::json) k(team_id uuid, membership_id uuid));

-- readOpen
select i.id, i.team_id, i.membership_id, i.mailbox_key, i.unanswered_mails
    from invitation i
join membership m on m.team_id = i.team_id and m.id = i.membership_id and m.ended_at is null
      and m.spot_first_name is not null
    where i.kind = 'spot' and i.withdrawn_at is null and i.uses < i.max_uses and i.expires_at > $1::timestamptz
      and not (
    i.membership_id is not null and not exists (
      select from membership m left join child c on c.id = m.child_id
      where m.team_id = i.team_id and m.id = i.membership_id and m.ended_at is null and c.deleted_at is null)
    or i.child_id is not null and (
      not exists (select from guardianship g join child c on c.id = g.child_id and c.deleted_at is null
        where g.child_id = i.child_id and g.user_id = i.created_by and g.ended_at is null)
      or exists (select from living_guardian g where g.child_id = i.child_id)
        and not exists (select from living_guardian g where g.child_id = i.child_id and g.user_id = i.created_by))
    or coalesce(i.roles && '{coach,manager}', false) and (i.needs_approval or not false)
      and not exists (select from living_manager l where l.team_id = i.team_id and l.user_id = i.created_by)
    or i.team_id is not null and not i.needs_approval and not false
      and not exists (select from membership s join living_user l on l.id = s.user_id
        where s.team_id = i.team_id and s.user_id = i.created_by and s.ended_at is null
          and s.roles && '{coach,manager}')) and i.id = $2::uuid;
