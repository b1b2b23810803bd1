-- Only after lock_team_sequence, once for each change.
create or replace function next_in_team_sequence(team uuid) returns bigint language plpgsql volatile as $$
declare n bigint;
begin
  update team_sequence c set seq = c.seq + 1 where c.team_id = team returning c.seq into n;
  return n;
end $$;
