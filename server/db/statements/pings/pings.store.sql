-- The statements of server/pings/pings.store.ts that the server's tests send. Written by npm test -- server/ --write-statements

-- countPings
-- returns dings integer, messages integer, last_at timestamp with time zone
select one."dings", one."messages", one."last_at"
from (
  select d.times as dings, m.times as messages, greatest(d.last_at, m.last_at) as last_at
  from (
  select (select count(*)::int from ding where user_id = $1::text and seen_at is null) as times,
    (select max(last_at) from ding where user_id = $2::text) as last_at) d cross join (
  select coalesce(sum(n.times), 0)::int as times, min(n.first_at) as first_at, max(n.last_at) as last_at
  from reach_of($3::text) r
    join huddle h on h.team_id = r.team_id and h.id = r.huddle_id
    left join marker k on k.team_id = r.team_id and k.huddle_id = r.huddle_id and k.user_id = $4::text
    cross join lateral (
      select count(*)::int as times, min(few.made_at) as first_at, max(few.made_at) as last_at from (
        select m.made_at from message m
        where m.team_id = r.team_id and m.huddle_id = r.huddle_id
          and m.seq > greatest(k.read_seq, k.seen_seq, r.since_seq) and m.author_id <> $5::text
          and m.withdrawn_at is null and not exists (select from person_block b where b.user_id = $6::text and b.blocked_id = m.author_id)
        order by m.seq desc limit 99) few) n
  where h.last_seq > greatest(k.read_seq, k.seen_seq, r.since_seq) and (k.muted_until is null or k.muted_until <= $7::timestamptz)) m) as one;
