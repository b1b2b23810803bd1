-- The first lock of every transaction that changes what others see in a team's huddles: its numbers are given in commit order.
create or replace function lock_team_sequence(team uuid) returns bigint language plpgsql volatile as $$
declare n bigint;
begin
  select c.seq into n from team_sequence c where c.team_id = team for update;
  return n;
end $$;
