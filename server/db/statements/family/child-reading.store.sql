-- The statements of server/family/child-reading.store.ts that the server's tests send. Written by npm test -- server/ --write-statements

-- circles
-- returns childId uuid, as text
select child_id, stands
from (
        select g.child_id, 'guardian' as stands, c.created_at from living_guardian g join child c on c.id = g.child_id
        where g.user_id = $1
        union all
        select f.child_id, 'follower', f.created_at from follow f join living_user u on u.id = f.user_id
        where f.user_id = $2 and exists (select from living_guardian g where g.child_id = f.child_id)
          and not exists (select from living_guardian g where g.child_id = f.child_id and g.user_id = f.user_id)
      ) as circle
order by created_at, child_id;

-- records
-- returns record json
select json_build_object(
        'id', c.id, 'first_name', c.first_name, 'last_initial', c.last_initial, 'date_of_birth', c.date_of_birth::text,
        'shown_as', c.shown_as, 'version', c.version, 'is_frozen', s.is_frozen, 'may_be_photographed', s.may_be_photographed,
        'my_photo_consent', exists (select from consent k
          where k.child_id = c.id and k.user_id = $1 and k.kind = 'photo' and k.withdrawn_at is null),
        'guardians', coalesce((select json_agg(json_build_object('user_id', u.id, 'name', u.full_name, 'drip_name', u.drip_name,
            'since', to_char(g.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'let_in_by', l.full_name) order by g.created_at, g.id)
          from living_guardian g join "user" u on u.id = g.user_id left join "user" l on l.id = g.let_in_by
          where g.child_id = c.id), '[]'::json),
        'followers', coalesce((select json_agg(json_build_object('user_id', u.id, 'name', u.full_name, 'drip_name', u.drip_name,
            'since', to_char(f.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by f.created_at, u.id)
          from follow f join living_user v on v.id = f.user_id join "user" u on u.id = f.user_id
          where f.child_id = c.id), '[]'::json),
        'requests', coalesce((select json_agg(json_build_object('request_id', r.id, 'user_id', u.id, 'name', u.full_name, 'wish', r.wish,
            'origin', r.origin, 'has_link_maker_left', (r.origin = 'link' and r.invitation_id is not null and not exists (
    select from invitation i join living_guardian m on m.child_id = i.child_id and m.user_id = i.created_by
    where i.id = r.invitation_id)), 'created_at', to_char(r.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by r.created_at, r.id)
          from circle_request r join "user" u on u.id = r.user_id
          where r.child_id = c.id and r.decided_at is null and r.wish in ('guardian', 'follower')
            and r.created_at > $2::timestamptz and is_fit_adult(u)), '[]'::json),
        'teams', coalesce((select json_agg(json_build_object('id', t.id, 'name', t.name, 'colour_one', t.colour_one,
            'colour_two', t.colour_two, 'membership_id', m.id, 'number', m.number,
            'is_shared', exists (select from team_reach r where r.team_id = m.team_id and r.user_id = $3
              and (r.roles && '{coach,manager}' or r.via in ('self', 'guardian', 'own') and not 'follower' = any (r.roles))))
            order by t.name, t.id)
          from membership m join team t on t.id = m.team_id and t.archived_at is null
          where m.child_id = c.id and m.ended_at is null), '[]'::json),
        'take_back', coalesce((select json_agg(json_build_object('user_id', b.user_id, 'name', u.full_name, 'root_id', b.root_id,
            'until', to_char(b.until at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by u.full_name, u.id)
          from may_take_back(c.id, $4) b join "user" u on u.id = b.user_id), '[]'::json)
      )
from json_array_elements_text($5::json) with ordinality as asked(id, place)
        join child c on c.id = asked.id::uuid and c.deleted_at is null
join child_state s on s.child_id = c.id
order by asked.place;
