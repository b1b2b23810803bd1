-- The statements of server/huddle/message-change.store.ts that the server's tests send. Written by npm test -- server/ --write-statements

-- addCheer
insert into reaction (team_id, message_id, user_id, cheer, made_at)
    values ($1::uuid, $2::uuid, $3, $4, $5::timestamptz);

-- dropCheer
delete from reaction
where team_id = $1::uuid and message_id = $2::uuid and user_id = $3;

-- findCheers
select user_id, cheer
from reaction
where team_id = $1::uuid and message_id = $2::uuid
    order by made_at, user_id;

-- findStrangers
select n.id
from json_array_elements_text($1::json) n(id)
    where n.id not in (select c.user_id from company_of($2::uuid, $3::uuid) c);

-- findVersions
select number, text, until
from message_version
where team_id = $1::uuid and huddle_id = $2::uuid and seq = $3
order by number;

-- keepWords
insert into message_version (team_id, huddle_id, seq, number, text, until)
    select m.team_id,
  m.huddle_id,
  m.seq,
      1 + (select coalesce(max(v.number), 0) from message_version v where v.team_id = m.team_id and v.huddle_id = m.huddle_id and v.seq = m.seq),
      m.text,
  $1::timestamptz
    from message m
where m.team_id = $2::uuid and m.huddle_id = $3::uuid and m.seq = $4;

-- replaceWords
update message
set text = $1,
  edited_at = $2::timestamptz,
  changed = tick($3::uuid),
      mentions = array(select n.id from json_array_elements_text($4::json) n(id))
    where team_id = $5::uuid and huddle_id = $6::uuid and seq = $7;

-- touch
update message
set changed = tick($1::uuid)
where team_id = $2::uuid and huddle_id = $3::uuid and seq = $4;

-- withdraw
update message
set text = '',
  mentions = '{}',
  withdrawn_at = $1::timestamptz,
  withdrawn_by = $2,
  withdrawn_as = $3,
      changed = tick($4::uuid)
    where team_id = $5::uuid and huddle_id = $6::uuid and seq = $7;
