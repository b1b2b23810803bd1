-- DR005: a child that is not being deleted keeps a living guardian. The lock makes two who leave at once see each other.
create or replace function keep_a_guardian() returns trigger language plpgsql as $$
declare about uuid := (case tg_table_name when 'child' then to_jsonb(new) ->> 'id' else coalesce(to_jsonb(new), to_jsonb(old)) ->> 'child_id' end)::uuid;
begin
  if tg_table_name = 'guardianship' and (to_jsonb(old) ->> 'ended_at' is not null or to_jsonb(new) ->> 'ended_at' is null and tg_op = 'UPDATE') then
    return null;   -- this row guarded nobody before, or still does
  end if;
  perform 1 from child where id = about for no key update;   -- waits for whoever takes the profile down or brings it back
  if exists (select 1 from child where id = about and deleted_at is null)
    and not exists (select 1 from living_guardian where child_id = about) and not is_operator() then
    raise exception 'last guardian' using errcode = 'DR005';
  end if;
  return null;
end $$;
create constraint trigger child_guarded after insert or update of deleted_at on child
  deferrable initially deferred for each row execute function keep_a_guardian();
create constraint trigger guardianship_last after update or delete on guardianship
  deferrable initially deferred for each row execute function keep_a_guardian();
