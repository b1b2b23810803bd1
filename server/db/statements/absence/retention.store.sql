-- The statements of server/absence/retention.store.ts that the server's tests send. Written by npm test -- server/ --write-statements

-- removeOldAbsences
delete from absence a using (
      select o.id from absence o where o.last_day < $1::date - interval '12 months' limit $2 for update skip locked) old
    where a.id = old.id;

-- removeOldAbsences
delete from absence_version v using (
      select o.absence_id, o.valid_from from absence_version o where o.last_day < $1::date - interval '12 months'
      limit $2 for update skip locked) old
    where v.absence_id = old.absence_id and v.valid_from = old.valid_from;

-- removeOldAbsences
delete from usual_yes u using (
      select o.team_id, o.membership_id from usual_yes o where o.until < $1::date - interval '12 months'
      limit $2 for update skip locked) old
    where u.team_id = old.team_id and u.membership_id = old.membership_id;

-- removeOldAbsences
delete from usual_yes_version v using (
      select o.team_id, o.membership_id, o.valid_from from usual_yes_version o where o.valid_until < $1::date - interval '12 months'
      limit $2 for update skip locked) old
    where v.team_id = old.team_id and v.membership_id = old.membership_id and v.valid_from = old.valid_from;
