-- The statements of server/invitation/stopped-mail.store.ts that the server's tests send. Written by npm test -- server/ --write-statements

-- findStoppedTeams
select t.id as team_id, t.name
from mail_block b
join team t on t.id::text = b.scope and t.archived_at is null
    where b.address_hash = $1
      and exists (select from standings_of($2) r where r.team_id = t.id)
    order by lower(t.name),
  t.id;
