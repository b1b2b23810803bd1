-- A team is created with its clock and two huddles; those of today get theirs.
create or replace function open_huddles() returns trigger language plpgsql as $$
begin
  insert into team_sequence (team_id) values (new.id);
  insert into huddle (team_id, id, kind) values (new.id, gen_random_uuid(), 'team'), (new.id, gen_random_uuid(), 'staff');
  return null;
end $$;
create trigger team_huddles after insert on team for each row execute function open_huddles();
