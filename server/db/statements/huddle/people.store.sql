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
    select t.team_id, p.user_id, p.shown_name, p.drip_name, p.avatar, p.standing, p.place
    from (
        select a.team_id, array_agg(a.user_id) as people
        from json_to_recordset($1::json) as a(team_id uuid, user_id text) group by a.team_id) t
      cross join lateral people_in(t.team_id, t.people) with ordinality p(user_id, shown_name, drip_name, avatar, standing, place)) as one
order by one.team_id, one.place;
