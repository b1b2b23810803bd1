-- The statements of server/schedule/receipt/told.store.ts that the server's tests send. Written by npm test -- server/ --write-statements

-- dropTold
update participation p
set seen_version = (p.told_over ->> 'version')::int,
  seen_by = p.told_over ->> 'by',
      seen_at = (p.told_over ->> 'at')::timestamptz,
  seen_via = p.told_over ->> 'via',
  told_by = null,
  told_over = null
    from json_array_elements_text($1::json) k(id)
    where p.team_id = $2::uuid and p.event_id = $3::uuid and p.membership_id = k.id::uuid and p.seen_via = 'told'
    returning p.membership_id;

-- writeTold
insert into participation as p (team_id, event_id, membership_id, seen_version, seen_by, seen_at, seen_via, told_by)
    select $1::uuid,
  $2::uuid,
  k.id::uuid,
  $3::int,
  $4,
  $5::timestamptz,
  'told',
  $6
    from json_array_elements_text($7::json) k(id)
    on conflict (team_id, event_id, membership_id) do update set
      told_over = case when p.seen_via = 'told' then p.told_over when p.seen_version is null then null
        else jsonb_build_object('version', p.seen_version, 'by', p.seen_by, 'at', p.seen_at, 'via', p.seen_via) end,
      seen_version = excluded.seen_version,
  seen_by = excluded.seen_by,
  seen_at = excluded.seen_at,
      seen_via = excluded.seen_via,
  told_by = excluded.told_by
      where coalesce(p.seen_version, 0) < excluded.seen_version
    returning p.membership_id;
