-- The statements of server/huddle/thread.store.ts that the server's tests send. Written by npm test -- server/ --write-statements

-- findThread
-- returns last_seq bigint, read_seq bigint, as_of bigint, messages json
select one."last_seq", one."read_seq", one."as_of", one."messages"
from (
    with head as materialized (
      select h.team_id, h.id as huddle_id, h.last_seq, coalesce(k.read_seq, 0) as read_seq, c.seq as as_of,
        since_in(h.team_id, h.id, $1::text) as since_seq
      from huddle h join team_clock c on c.team_id = h.team_id
        left join marker k on k.team_id = h.team_id and k.huddle_id = h.id and k.user_id = $2::text
      where h.team_id = $3::uuid and h.id = $4::uuid)
    select head.last_seq, head.read_seq, head.as_of, (
      select json_agg(l) from (
        select
  m.seq, m.id, m.changed, m.author_id, m.text, m.mentions, m.reply_to, m.made_at, m.is_edited, m.withdrawn_as, m.cheers,
  case when m.withdrawn_at is null then (
    select r.cheer from reaction r where r.team_id = m.team_id and r.message_id = m.id and r.user_id = $5::text) end as my_cheer from shown_message m
        where m.team_id = head.team_id and m.huddle_id = head.huddle_id and m.seq > head.since_seq and m.changed > $6::bigint
        order by m.changed limit $7::integer) l) as messages
    from head where head.since_seq is not null) as one;

-- findThread
-- returns last_seq bigint, read_seq bigint, as_of bigint, messages json
select one."last_seq", one."read_seq", one."as_of", one."messages"
from (
    with head as materialized (
      select h.team_id, h.id as huddle_id, h.last_seq, coalesce(k.read_seq, 0) as read_seq, c.seq as as_of,
        since_in(h.team_id, h.id, $1::text) as since_seq
      from huddle h join team_clock c on c.team_id = h.team_id
        left join marker k on k.team_id = h.team_id and k.huddle_id = h.id and k.user_id = $2::text
      where h.team_id = $3::uuid and h.id = $4::uuid)
    select head.last_seq, head.read_seq, head.as_of, (
      select json_agg(l) from (
        select
  m.seq, m.id, m.changed, m.author_id, m.text, m.mentions, m.reply_to, m.made_at, m.is_edited, m.withdrawn_as, m.cheers,
  case when m.withdrawn_at is null then (
    select r.cheer from reaction r where r.team_id = m.team_id and r.message_id = m.id and r.user_id = $5::text) end as my_cheer from shown_message m
        where m.team_id = head.team_id and m.huddle_id = head.huddle_id and m.seq > head.since_seq and m.id = $6::uuid
        order by m.id limit $7::integer) l) as messages
    from head where head.since_seq is not null) as one;

-- findThread
-- returns last_seq bigint, read_seq bigint, as_of bigint, messages json
select one."last_seq", one."read_seq", one."as_of", one."messages"
from (
    with head as materialized (
      select h.team_id, h.id as huddle_id, h.last_seq, coalesce(k.read_seq, 0) as read_seq, c.seq as as_of,
        since_in(h.team_id, h.id, $1::text) as since_seq
      from huddle h join team_clock c on c.team_id = h.team_id
        left join marker k on k.team_id = h.team_id and k.huddle_id = h.id and k.user_id = $2::text
      where h.team_id = $3::uuid and h.id = $4::uuid)
    select head.last_seq, head.read_seq, head.as_of, (
      select json_agg(l) from (
        select
  m.seq, m.id, m.changed, m.author_id, m.text, m.mentions, m.reply_to, m.made_at, m.is_edited, m.withdrawn_as, m.cheers,
  case when m.withdrawn_at is null then (
    select r.cheer from reaction r where r.team_id = m.team_id and r.message_id = m.id and r.user_id = $5::text) end as my_cheer from shown_message m
        where m.team_id = head.team_id and m.huddle_id = head.huddle_id and m.seq > head.since_seq and m.seq < $6::bigint
        order by m.seq desc limit $7::integer) l) as messages
    from head where head.since_seq is not null) as one;

-- findThread
-- returns last_seq bigint, read_seq bigint, as_of bigint, messages json
select one."last_seq", one."read_seq", one."as_of", one."messages"
from (
    with head as materialized (
      select h.team_id, h.id as huddle_id, h.last_seq, coalesce(k.read_seq, 0) as read_seq, c.seq as as_of,
        since_in(h.team_id, h.id, $1::text) as since_seq
      from huddle h join team_clock c on c.team_id = h.team_id
        left join marker k on k.team_id = h.team_id and k.huddle_id = h.id and k.user_id = $2::text
      where h.team_id = $3::uuid and h.id = $4::uuid)
    select head.last_seq, head.read_seq, head.as_of, (
      select json_agg(l) from (
        select
  m.seq, m.id, m.changed, m.author_id, m.text, m.mentions, m.reply_to, m.made_at, m.is_edited, m.withdrawn_as, m.cheers,
  case when m.withdrawn_at is null then (
    select r.cheer from reaction r where r.team_id = m.team_id and r.message_id = m.id and r.user_id = $5::text) end as my_cheer from shown_message m
        where m.team_id = head.team_id and m.huddle_id = head.huddle_id and m.seq > head.since_seq and m.seq >= $6::bigint
        order by m.seq limit $7::integer) l) as messages
    from head where head.since_seq is not null) as one;

-- findThread
-- returns last_seq bigint, read_seq bigint, as_of bigint, messages json
select one."last_seq", one."read_seq", one."as_of", one."messages"
from (
    with head as materialized (
      select h.team_id, h.id as huddle_id, h.last_seq, coalesce(k.read_seq, 0) as read_seq, c.seq as as_of,
        since_in(h.team_id, h.id, $1::text) as since_seq
      from huddle h join team_clock c on c.team_id = h.team_id
        left join marker k on k.team_id = h.team_id and k.huddle_id = h.id and k.user_id = $2::text
      where h.team_id = $3::uuid and h.id = $4::uuid)
    select head.last_seq, head.read_seq, head.as_of, (
      select json_agg(l) from (
        select
  m.seq, m.id, m.changed, m.author_id, m.text, m.mentions, m.reply_to, m.made_at, m.is_edited, m.withdrawn_as, m.cheers,
  case when m.withdrawn_at is null then (
    select r.cheer from reaction r where r.team_id = m.team_id and r.message_id = m.id and r.user_id = $5::text) end as my_cheer from shown_message m
        where m.team_id = head.team_id and m.huddle_id = head.huddle_id and m.seq > head.since_seq and m.seq in (select s.seq::bigint from json_array_elements_text($6::json) s(seq))
        order by m.seq limit $7::integer) l) as messages
    from head where head.since_seq is not null) as one;
