-- The statements of server/team/retention.store.ts that the server's tests send. Written by npm test -- server/ --write-statements

-- archivedTeams
select "id"
from "team"
where "team"."archived_at" < ($1::timestamptz - interval '12 months')
order by "team"."archived_at" asc
limit $2;

-- eraseSpots
delete from membership m using (
      select o.team_id, o.id from membership o join team t on t.id = o.team_id
      where o.ended_at is null and o.spot_first_name is not null
        and o.touched_at < ($1::timestamptz - interval '1440 hours')
        and not exists (select from season s
          where s.team_id = o.team_id and s.closed_at is null and o.created_at < s.ends_on + 2)
      limit $2 for no key update of t skip locked for update of o skip locked) old
    where m.team_id = old.team_id and m.id = old.id
returning m.team_id, m.id;

-- eraseSpots
delete from membership m using (
      select o.team_id, o.id from season s join team t on t.id = s.team_id join membership o on o.team_id = s.team_id
      where s.closed_at is null and s.ends_on < $1::date - 1
        and o.created_at < s.ends_on + 2 and o.ended_at is null and o.spot_first_name is not null
      limit $2 for no key update of t skip locked for update of o skip locked) old
    where m.team_id = old.team_id and m.id = old.id
returning m.team_id, m.id;

-- eraseTeam
delete from "team"
where "team"."id" = $1;

-- eraseTeam
select "id"
from "team"
where ("team"."id" = $1 and "team"."archived_at" < ($2::timestamptz - interval '12 months'))
for update skip locked;
