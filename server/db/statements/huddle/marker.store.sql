-- The statements of server/huddle/marker.store.ts that the server's tests send. Written by npm test -- server/ --write-statements

-- countNewMessages
select n.times, n.first_at
from (
  select coalesce(sum(n.times), 0)::int as times, min(n.first_at) as first_at, max(n.last_at) as last_at
  from reach_of($1) r
    join huddle h on h.team_id = r.team_id and h.id = r.huddle_id
    left join marker k on k.team_id = r.team_id and k.huddle_id = r.huddle_id and k.user_id = $2
    cross join lateral (
      select count(*)::int as times, min(few.made_at) as first_at, max(few.made_at) as last_at from (
        select m.made_at from message m
        where m.team_id = r.team_id and m.huddle_id = r.huddle_id
          and m.seq > greatest(k.read_seq, k.seen_seq, r.since_seq) and m.author_id <> $3
          and m.withdrawn_at is null and not exists (select from person_block b where b.user_id = $4 and b.blocked_id = m.author_id)
        order by m.seq desc limit 99) few) n
  where h.last_seq > greatest(k.read_seq, k.seen_seq, r.since_seq) and (k.muted_until is null or k.muted_until <= $5::timestamptz)) n;

-- markListSeen
insert into marker as k (team_id, huddle_id, user_id, seen_seq)
    select h.team_id,
  h.id,
  $1,
  h.last_seq
    from reach_of($2) r
join huddle h on h.team_id = r.team_id and h.id = r.huddle_id
    where h.last_seq > 0
    order by h.team_id,
  h.id
    on conflict (team_id, huddle_id, user_id) do update
set seen_seq = greatest(k.seen_seq, excluded.seen_seq);

-- moveRead
insert into marker as k (team_id, huddle_id, user_id, read_seq)
    select h.team_id,
  h.id,
  $1,
  least(h.last_seq, $2::bigint)
from huddle h
    where h.team_id = $3::uuid and h.id = $4::uuid
    on conflict (team_id, huddle_id, user_id) do update
set read_seq = greatest(k.read_seq, excluded.read_seq)
    returning read_seq >= (select last_seq from huddle where team_id = k.team_id and id = k.huddle_id) as is_whole;

-- mute
insert into marker (team_id, huddle_id, user_id, muted_until)
    values ($1::uuid, $2::uuid, $3, $4::timestamptz)
    on conflict (team_id, huddle_id, user_id) do update
set muted_until = excluded.muted_until;
