-- DR009 and the bar itself hold the team's row, so that whoever is barred while they come in meets the bar, whichever statement is first.
create or replace function refuse_barred() returns trigger language plpgsql as $$
begin
  if new.user_id is null then return new; end if;
  perform 1 from team where id = new.team_id for no key update;
  if exists (select 1 from team_bar b where b.team_id = new.team_id and b.user_id = new.user_id and b.lifted_at is null) then
    raise exception 'barred' using errcode = 'DR009';
  end if;
  return new;
end $$;
create trigger join_request_barred before insert on join_request for each row execute function refuse_barred();
create trigger membership_barred before insert or update of user_id on membership for each row execute function refuse_barred();
