-- The statements of server/team/roster.store.ts that the server's tests send. Written by npm test -- server/ --write-statements

-- phoneNumbers
-- returns userId text, name text, phoneNumber text
select u.id, u.full_name, u.phone_number
from membership m
        join child c on c.id = m.child_id and c.deleted_at is null
        left join living_guardian l on l.child_id = m.child_id
        left join "user" u on u.id = l.user_id and u.phone_number is not null
where m.team_id = $1::uuid and m.id = $2::uuid and m.ended_at is null
order by l.created_at, l.id;

-- roster
-- returns id uuid,
--   userId text,
--   childId uuid,
--   spotFirstName text,
--   spotLastInitial text,
--   roles text[],
--   number text,
--   version integer,
--   letInBy text,
--   letInAt timestamp with time zone,
--   fullName text,
--   dripName text,
--   avatar text,
--   firstName text,
--   lastInitial text,
--   shownAs text,
--   isFrozen boolean,
--   mayBePhotographed boolean,
--   guardians json,
--   invited integer
select m.id,
  m.user_id,
  m.child_id,
  m.spot_first_name,
  m.spot_last_initial,
  m.roles,
  m.number,
  m.version,
  m.let_in_by,
  m.let_in_at,
  u.full_name,
  u.drip_name,
  u.avatar,
  c.first_name,
  c.last_initial,
  c.shown_as,
  s.is_frozen,
  s.may_be_photographed,
  g.people,
  case when m.spot_first_name is null then 0 else (
        select count(*)::int from invitation i where i.team_id = m.team_id and i.membership_id = m.id
          and i.withdrawn_at is null and i.uses < i.max_uses and i.expires_at > $1::timestamptz) end
from membership m
        left join "user" u on u.id = m.user_id
        left join child c on c.id = m.child_id
        left join child_state s on s.child_id = m.child_id
        left join lateral (
          select json_agg(json_build_object('user_id', p.id, 'name', p.full_name, 'drip_name', p.drip_name, 'avatar', p.avatar)
            order by l.created_at, l.id) as people
          from living_guardian l join "user" p on p.id = l.user_id where l.child_id = m.child_id) g on true
where m.team_id = $2::uuid and m.ended_at is null and c.deleted_at is null
        and ($3::uuid is null or m.id = $4::uuid);
