-- The statements of server/huddle/message.store.ts that the server's tests send. Written by npm test -- server/ --write-statements

-- callSendMessage
-- returns outcome text, seq bigint, at bigint
select one."outcome", one."seq", one."at"
from (
  select outcome, seq, at from send_message($1::uuid, $2::uuid, $3, $4::uuid, $5,
    array(select n.id from json_array_elements_text($6::json) n(id)), $7::bigint, $8::integer,
    $9::timestamptz)) as one;

-- findMessage
select
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
    select r.cheer from reaction r where r.team_id = m.team_id and r.message_id = m.id and r.user_id = $1) end as my_cheer
from shown_message m
    where m.team_id = $2::uuid and m.huddle_id = $3::uuid and m.seq > $4 and m.id = $5::uuid;
