-- Only after lock_team_sequence, once for each change.
create or replace function tick(team uuid) returns bigint language plpgsql volatile as $$
declare n bigint;
begin
  update team_clock c set seq = c.seq + 1 where c.team_id = team returning c.seq into n;
  return n;
end $$;
