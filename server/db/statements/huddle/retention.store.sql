-- The statements of server/huddle/retention.store.ts that the server's tests send. Written by npm test -- server/ --write-statements

-- removeOldTalk
delete from message m using (
      select o.team_id, o.huddle_id, o.seq from message o where o.made_at < ($1::timestamptz - interval '24 months')
      limit $2 for update skip locked) old
    where m.team_id = old.team_id and m.huddle_id = old.huddle_id and m.seq = old.seq;

-- removeOldTalk
delete from message_version v using (
      select o.team_id, o.huddle_id, o.seq, o.number from message_version o where o.until < ($1::timestamptz - interval '2160 hours')
      limit $2 for update skip locked) old
    where v.team_id = old.team_id and v.huddle_id = old.huddle_id and v.seq = old.seq and v.number = old.number;

-- removeOldTalk
delete from report r using (
      select o.team_id, o.id from report o where o.made_at < ($1::timestamptz - interval '24 months')
      limit $2 for update skip locked) old
    where r.team_id = old.team_id and r.id = old.id;
