-- The statements of server/schedule/receipt/guardians.store.ts that the server's tests send. Written by npm test -- server/ --write-statements

-- noteShownNumbers
insert into audit (id, at, actor_id, actor_as, team_id, subject_id, action, detail)
    select gen_random_uuid(),
  now() + interval '1 millisecond',
  $1,
  $2,
  $3::uuid,
  s.id,
      'phone_number.shown',
  $4::jsonb
    from json_array_elements_text($5::json) s(id)
    where not exists (
      select from audit a where a.actor_id = $6 and a.at > now() - interval '3 days' and a.subject_id = s.id
        and a.action = 'phone_number.shown' and a.detail @> $7::jsonb);

-- readGuardians
select g.child_id,
  u.id as user_id,
  u.full_name as name,
  case when $1 then u.phone_number end as phone_number
    from living_guardian g
join "user" u on u.id = g.user_id
    where g.child_id in (select k.id::uuid from json_array_elements_text($2::json) k(id))
    order by g.created_at,
  g.id;
