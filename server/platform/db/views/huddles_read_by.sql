-- The huddles of a person, for chat: without cards, which the feed lists.
-- Planning the view costs ten times as much as running it, and statements without names (a pooler in transaction mode, PGlite) are planned at each
-- call. A function keeps its plan with the server's connection.
create or replace function huddles_read_by(who text) returns table (team_id uuid, huddle_id uuid, since_seq bigint)
language plpgsql stable rows 12 set plan_cache_mode = force_generic_plan as $$
begin
  return query select r.team_id, r.huddle_id, min(r.since_seq) from huddle_reach r where r.user_id = who and r.kind <> 'card' group by 1, 2;
end $$;
