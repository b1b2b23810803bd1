-- The statements of server/huddle/ringing.store.ts that the server's tests send. Written by npm test -- server/ --write-statements

-- findAddressed
select c.user_id,
  c.user_id = any (m.mentions) as is_named
    from message m
      left join message a on a.team_id = m.team_id and a.huddle_id = m.huddle_id and a.seq = m.reply_to
      cross join lateral company_of(m.team_id, m.huddle_id) c
    where m.team_id = $1::uuid and m.huddle_id = $2::uuid and m.seq = $3
      and (c.user_id = any (m.mentions) or c.user_id = a.author_id and a.withdrawn_at is null)
      and c.user_id <> m.author_id
      and not exists (select from person_block b where b.user_id = c.user_id and b.blocked_id = m.author_id)
    order by c.user_id;

-- findWhomToRing
select c.user_id,
  bool_or(c.user_id = any (m.mentions)) as is_named,
  coalesce(bool_or(a.author_id = c.user_id), false) as is_answered
    from company_of($1::uuid, $2::uuid) c
      left join marker k on k.team_id = $3::uuid and k.huddle_id = $4::uuid and k.user_id = c.user_id
      left join ring_settings s on s.user_id = c.user_id
      left join delivery d on d.user_id = c.user_id and d.channel = 'push' and d.group_key = 'huddle:' || $5 and $6::text is null
      join message m on m.team_id = $7::uuid and m.huddle_id = $8::uuid
        and m.seq > greatest($9::bigint, k.read_seq, c.since_seq, (d.about ->> 'up_to')::bigint) and m.seq <= $10::bigint
        and m.author_id <> c.user_id and m.withdrawn_at is null
      left join message a on a.team_id = m.team_id and a.huddle_id = m.huddle_id and a.seq = m.reply_to
    where ($11::text is null or c.user_id = $12)
      and coalesce(s.talk, 'all') <> 'none' and (k.muted_until is null or k.muted_until <= $13::timestamptz)
      and not exists (select from person_block b where b.user_id = c.user_id and b.blocked_id = m.author_id)
    group by c.user_id,
  s.talk
    having coalesce(s.talk, 'all') = 'all' or bool_or(c.user_id = any (m.mentions)) or bool_or(a.author_id = c.user_id)
    order by c.user_id;

-- isNewlySeated
select exists (
      select from company_of($1::uuid, $2::uuid) c
        join ding d on d.user_id = c.user_id and d.team_id = $3::uuid and d.kind = 'seated' and d.seen_at is null
          and d.about ->> 'huddle_id' = $4
        left join marker k on k.team_id = $5::uuid and k.huddle_id = $6::uuid and k.user_id = c.user_id
        left join ring_settings s on s.user_id = c.user_id
      where c.user_id = $7 and coalesce(s.talk, 'all') <> 'none'
        and (k.muted_until is null or k.muted_until <= $8::timestamptz)) as found;

-- markRung
update huddle
set rung_seq = $1,
  ring_at = null,
  rung_at = coalesce($2::timestamptz, rung_at)
    where team_id = $3::uuid and id = $4::uuid;

-- takeDueHuddle
select team_id, id, rung_seq, last_seq
from huddle
where ring_at <= $1::timestamptz
    order by ring_at
limit 1
for update skip locked;
