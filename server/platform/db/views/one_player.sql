-- DR021: no chains; whatever others count as counts as itself.
create or replace function one_player() returns trigger language plpgsql as $$
begin
  perform 1 from membership where team_id = new.team_id and id in (new.membership_id, new.counts_as) order by id for no key update;
  if exists (select 1 from same_player where team_id = new.team_id and (membership_id = new.counts_as or counts_as = new.membership_id)) then
    raise exception 'chain of players' using errcode = 'DR021';
  end if;
  return new;
end $$;
create trigger same_player_chain before insert or update on same_player for each row execute function one_player();
