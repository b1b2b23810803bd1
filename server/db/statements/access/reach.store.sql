-- The statements of server/access/reach.store.ts that the server's tests send. Written by npm test -- server/ --write-statements

-- childReach
-- returns reach text
select reach
from (
        select 'guardian' as reach from living_guardian where child_id = $1::uuid and user_id = $2
        union
        select 'follower' from follow f join living_user u on u.id = f.user_id
        where f.child_id = $3::uuid and f.user_id = $4
          and exists (select from living_guardian g where g.child_id = f.child_id)
        union
        select case when r.roles && '{coach,manager}' then 'staff' else 'family' end
        from membership m join child c on c.id = m.child_id and c.deleted_at is null
          join team_reach r on r.team_id = m.team_id and r.user_id = $5
        where m.child_id = $6::uuid and m.ended_at is null
          and (r.roles && '{coach,manager}' or r.via in ('self', 'guardian', 'own') and not 'follower' = any (r.roles)
            and exists (select from living_guardian g where g.child_id = c.id))
      ) as reached;

-- findStaff
select distinct user_id
from team_reach
    where team_id = $1::uuid and via = 'self' and roles && '{coach,manager}'
order by user_id;

-- findStaffOf
select team_id, json_agg(distinct user_id order by user_id) as user_ids
from team_reach
    where team_id in (select k.id::uuid from json_array_elements_text($1::json) k(id))
      and via = 'self' and roles && '{coach,manager}'
    group by team_id;

-- findStandings
select distinct "via", "roles"
from "team_reach"
where "team_reach"."user_id" = $1;

-- readReach
select "via", "roles", "membership_id", "child_id"
from "team_reach"
where ("team_reach"."user_id" = $1 and "team_reach"."team_id" = $2);

-- requireHuddle
select since_in($1::uuid, $2::uuid, $3) as since;
