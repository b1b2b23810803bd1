-- DR042: a vote picks options of the poll. DR043: none after its end.
create or replace function require_valid_vote() returns trigger language plpgsql as $$
declare p record;
begin
  select x.options, x.is_multiple, x.closes_at, x.closed_at into p from poll x where x.team_id = new.team_id and x.message_id = new.message_id;
  if p.closed_at is not null or p.closes_at <= new.made_at then raise exception 'closed' using errcode = 'DR043'; end if;
  if not are_poll_picks(new.picks, p.options, p.is_multiple) then raise exception 'picks' using errcode = 'DR042'; end if;
  return new;
end $$;
create trigger poll_vote_valid before insert or update on poll_vote for each row execute function require_valid_vote();
