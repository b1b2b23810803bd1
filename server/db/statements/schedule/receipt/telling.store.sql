-- The statements of server/schedule/receipt/telling.store.ts that the server's tests send. Written by npm test -- server/ --write-statements

-- readTelling
select e.id,
      exists (select from notice n where n.team_id = e.team_id and n.event_id = e.id and n.told_at is not null
        and n.event_version >= k.version) as is_told,
      (select json_object_agg(h.user_id, h.heard_at) from (
        select p.user_id, min(p.heard_at) as heard_at from push_heard p
        where p.group_key = k.group_key and p.version >= k.version and p.heard_at is not null
        group by p.user_id) h) as heard
    from json_to_recordset($1::json) k(team_id uuid, id uuid, group_key text, version integer)
join event e on e.team_id = k.team_id and e.id = k.id;
