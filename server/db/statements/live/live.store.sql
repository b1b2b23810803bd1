-- The statements of server/live/live.store.ts that the server's tests send. Written by npm test -- server/ --write-statements

-- findHeardTeams
select distinct c.team_id, c.seq
from reach_of($1) r
join team_clock c on c.team_id = r.team_id;

-- findMovedClocks
select k.team_id
from json_to_recordset($1::json) as k(team_id uuid, at bigint)
      join team_clock c on c.team_id = k.team_id
    where c.seq > k.at;

-- findTeamsOfSessions
select l.session_id,
  json_agg(distinct r.team_id) filter (where r.team_id is not null) as team_ids
    from json_to_recordset($1::json) as l(user_id text, session_id text)
      cross join lateral (
        select s.id from session s
          join "user" u on u.id = s.user_id and u.banned_at is null and u.deleted_at is null and not u.must_change_password
        where s.id = l.session_id and s.user_id = l.user_id and s.revoked_at is null and s.expires_at > $2::timestamptz limit 1) s
      left join lateral reach_of(l.user_id) r on true
    group by l.session_id;

-- readNews
-- returns news json
select one."news"
from (
  select news_of($1::uuid, $2::bigint, $3::json, $4::timestamptz,
    200) as news) as one;
