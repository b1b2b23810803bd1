-- The statements of server/huddle/search.store.ts that the server's tests send. Written by npm test -- server/ --write-statements

-- findHits
with reach as materialized (select * from reach_of($1)),
      found as materialized (
        select f.team_id, f.huddle_id, f.seq from message f
        where to_tsvector('simple', f.text) @@ to_tsquery('simple', $2) and f.withdrawn_at is null
          and f.team_id in (select r.team_id from reach r ))
    select m.team_id,
  m.huddle_id,
  m.seq,
  m.id,
  m.changed,
  m.author_id,
  m.text,
  m.mentions,
  m.reply_to,
  m.made_at,
  m.is_edited,
  m.withdrawn_as,
  m.cheers,
  case when m.withdrawn_at is null then (
    select r.cheer from reaction r where r.team_id = m.team_id and r.message_id = m.id and r.user_id = $3) end as my_cheer
    from found f
      join reach r on r.team_id = f.team_id and r.huddle_id = f.huddle_id and f.seq > r.since_seq
      join shown_message m on m.team_id = f.team_id and m.huddle_id = f.huddle_id and m.seq = f.seq
    where not exists (select from person_block b where b.user_id = $4 and b.blocked_id = m.author_id)
    order by m.made_at desc,
  m.id desc
limit $5;
