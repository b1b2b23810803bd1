-- Adults who stand with a team today: the coach, an adult player, a player's guardian; no followers. Drivers, second adults on a
-- ride, givers of consent are judged by this and living_guardian at the moment of the question, never by what was true when written.
create or replace view team_adult as
  select distinct r.team_id, r.user_id from team_reach r where r.via in ('self', 'guardian') and not 'follower' = any (r.roles);
