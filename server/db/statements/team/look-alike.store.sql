-- The statements of server/team/look-alike.store.ts that the server's tests send. Written by npm test -- server/ --write-statements

-- addNotice
insert into "look_alike" ("team_id", "id", "membership_id", "child_id", "user_id", "created_at", "seen_at", "reported_at")
values ($1, $2, $3, $4, $5, $6, $7, $8)
on conflict do nothing;

-- lockNotice
select a.id,
  n.child_id as newcomer_id,
  c.first_name as child_first_name,
  a.reported_at is not null as is_reported,
      array(select g.user_id from living_guardian g where g.child_id = n.child_id order by g.user_id) as guardian_ids
    from look_alike a
join membership n on n.team_id = a.team_id and n.id = a.membership_id
join child c on c.id = a.child_id
    where a.team_id = $1::uuid and a.membership_id = $2::uuid and a.child_id = $3::uuid
      and a.user_id = $4 and (
  exists (select from living_guardian g where g.child_id = a.child_id and g.user_id = a.user_id)
  and exists (select from membership o where o.team_id = a.team_id and o.child_id = a.child_id and o.ended_at is null)
  and exists (select from membership m join child n on n.id = m.child_id and n.deleted_at is null
    where m.team_id = a.team_id and m.id = a.membership_id and m.ended_at is null
      and exists (select from living_guardian g where g.child_id = n.id)
      and not exists (select from living_guardian g where g.child_id = n.id and g.user_id = a.user_id)))
    for no key update of a;

-- noteReported
update "look_alike"
set "seen_at" = coalesce("look_alike"."seen_at", $1::timestamptz), "reported_at" = $2
where ("look_alike"."team_id" = $3 and "look_alike"."id" = $4);

-- noteSeen
update "look_alike"
set "seen_at" = $1
where ("look_alike"."id" = $2 and "look_alike"."user_id" = $3 and "look_alike"."seen_at" is null);
