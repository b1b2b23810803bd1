-- The statements of server/huddle/people.store.ts that the server's tests send. Written by npm test -- server/ --write-statements

-- readCompany
select c.user_id
from company_of($1::uuid, $2::uuid) c
order by c.user_id;

-- readParted
select "user_id", "blocked_id"
from "person_block"
where ("person_block"."user_id" = $1 or "person_block"."blocked_id" = $2);

-- readPeople
-- returns team_id uuid, user_id text, shown_name text, drip_name text, avatar text, standing text
select one."team_id", one."user_id", one."shown_name", one."drip_name", one."avatar", one."standing"
from (
    with asked as materialized (
        select p.team_id, p.user_id from json_to_recordset($1::json) as p(team_id uuid, user_id text)),
      standing as materialized (
        select t.team_id, s.user_id, s.standing
        from (select a.team_id, array_agg(a.user_id) as people from asked a group by a.team_id) t
          cross join lateral standings_in(t.team_id, t.people) s)
    select a.team_id, a.user_id, coalesce(u.full_name, '') as shown_name, u.full_name, u.drip_name, u.avatar, s.standing
    from asked a
      cross join lateral (select u.full_name, u.drip_name, u.avatar from "user" u where u.id = a.user_id limit 1) u
      left join standing s on s.team_id = a.team_id and s.user_id = a.user_id) as one
order by one.team_id, one.full_name, one.user_id;
