-- The statements of server/family/quiet-children.store.ts that the server's tests send. Written by npm test -- server/ --write-statements

-- eraseQuietChild
delete from "child"
where "child"."id" = $1;

-- lockQuietChild
select "id"
from "child"
where ("child"."id" = $1 and "child"."deleted_at" is null)
for update skip locked;

-- lockQuietChild
select u.id
from "user" u
where u.id in (
      select g.user_id from guardianship g where g.child_id = $1::uuid and g.ended_at is null)
    order by u.id for share;

-- quietChildren
with away as materialized (
    select u.id, u.seen_on from "user" u
    where u.seen_on <= $1::date and (u.seen_on, u.id) > ($2::date, $3)
    order by u.seen_on, u.id limit $4)
  select coalesce((
    select json_agg(distinct c.id) from away
      cross join lateral (
        select g.child_id from guardianship g where g.user_id = away.id and g.ended_at is null offset 0) g
      join child c on c.id = g.child_id and c.deleted_at is null
    where not exists (select from farewell_notice n where n.child_id = c.id)
      and not exists (select from membership m where m.child_id = c.id and (m.ended_at is null or m.ended_at >= $5::date + 1))
      and not exists (select from guardianship o join "user" w on w.id = o.user_id
        where o.child_id = c.id and o.ended_at is null and w.seen_on > $6::date)
      and exists (select from living_guardian l where l.child_id = c.id)), '[]') as children,
    json_build_object('day', last.seen_on, 'id', last.id) as last
  from (select seen_on, id from away order by seen_on desc, id desc limit 1) last;

-- readChildQuietSince
select greatest(max(u.seen_on), (
      select max(m.ended_at)::date from membership m where m.child_id = $1::uuid))::text as since
    from guardianship g
join "user" u on u.id = g.user_id
    where g.child_id = $2::uuid and g.ended_at is null
      and not exists (select from membership m where m.child_id = g.child_id and m.ended_at is null)
      and exists (select from living_guardian l where l.child_id = g.child_id)
    having count(*) > 0;

-- readGuardiansToTell
select u.mailbox_key,
  coalesce(u.first_name, split_part(u.full_name, ' ', 1)) as name,
  c.first_name as child_name
    from living_guardian g
join "user" u on u.id = g.user_id
join child c on c.id = g.child_id
    where g.child_id = $1::uuid
order by g.created_at, g.id;
