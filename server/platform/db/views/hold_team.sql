-- A bar waits for whoever is coming in at the same time (see refuse_barred).
create or replace function hold_team() returns trigger language plpgsql as $$
begin
  perform 1 from team where id = new.team_id for no key update;
  return new;
end $$;
create trigger team_bar_team before insert on team_bar for each row execute function hold_team();
