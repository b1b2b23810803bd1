-- DR031: what a huddle is and who wrote what never changes. DR032: numbers only grow.
create or replace function keep_huddle() returns trigger language plpgsql as $$
begin
  if new.kind <> old.kind then raise exception 'fixed' using errcode = 'DR031'; end if;
  if new.last_seq < old.last_seq or new.changed < old.changed then raise exception 'numbers only grow' using errcode = 'DR032'; end if;
  return new;
end $$;
create trigger huddle_kept before update on huddle for each row execute function keep_huddle();
