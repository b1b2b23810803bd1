-- Who reads which huddle, from which number on. Nothing else says so, and only the four functions below read it. Several standings make several rows. A card's
-- readers are those of the team's own huddle. The limit keeps the adult a look-up for each reader: joined, all users were read for the forty of a team.
create or replace view huddle_reach as
  select r.user_id, h.team_id, h.id as huddle_id, 0::bigint as since_seq, h.kind
  from huddle h join team_access r on r.team_id = h.team_id
    cross join lateral (select from huddle_adult a where a.id = r.user_id limit 1) t
  where h.kind <> 'group' and r.via in ('self', 'guardian') and not 'follower' = any (r.roles)
    and (h.kind <> 'staff' or r.via = 'self' and r.roles && '{coach,manager}')
  union all
  select s.user_id, s.team_id, s.huddle_id, s.since_seq, 'group'
  from huddle_member s cross join lateral (select from huddle_adult a where a.id = s.user_id limit 1) t
  where s.left_at is null and exists (
    select 1 from team_access r where r.team_id = s.team_id and r.user_id = s.user_id and r.via in ('self', 'guardian')
      and not 'follower' = any (r.roles));
