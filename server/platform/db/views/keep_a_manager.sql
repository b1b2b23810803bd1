-- DR006: a team that is not archived keeps a living manager.
create or replace function keep_a_manager() returns trigger language plpgsql as $$
declare about uuid := (case tg_table_name when 'team' then to_jsonb(new) ->> 'id' else coalesce(to_jsonb(new), to_jsonb(old)) ->> 'team_id' end)::uuid;
  before_ jsonb := to_jsonb(old); after_ jsonb := to_jsonb(new);
begin
  if tg_table_name = 'membership' and (not before_ -> 'roles' ? 'manager' or before_ ->> 'ended_at' is not null
    or (tg_op = 'UPDATE' and after_ -> 'roles' ? 'manager' and after_ ->> 'ended_at' is null)) then
    return null;   -- no manager before, or a manager still
  end if;
  perform 1 from team where id = about for no key update;   -- waits for whoever archives the team or brings it back
  if exists (select 1 from team where id = about and archived_at is null)
    and not exists (select 1 from living_manager where team_id = about) and not is_operator() then
    raise exception 'last manager' using errcode = 'DR006';
  end if;
  return null;
end $$;
create constraint trigger team_managed after insert or update of archived_at on team
  deferrable initially deferred for each row execute function keep_a_manager();
create constraint trigger membership_last_manager after update or delete on membership
  deferrable initially deferred for each row execute function keep_a_manager();
