-- DR041: what a poll asks, how it is answered, who sees the voters and until when never changes; it is closed once. DR045: its options are fit.
create or replace function keep_poll() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if not are_poll_options(new.options) then raise exception 'options' using errcode = 'DR045'; end if;
  elsif (new.options, new.is_multiple, new.shows_voters, new.closes_at) is distinct from (old.options, old.is_multiple, old.shows_voters, old.closes_at)
    or old.closed_at is not null and (new.closed_at, new.closed_by) is distinct from (old.closed_at, old.closed_by) then
    raise exception 'fixed' using errcode = 'DR041';
  end if;
  return new;
end $$;
create trigger poll_kept before insert or update on poll for each row execute function keep_poll();
