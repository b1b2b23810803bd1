CREATE INDEX "user_to_erase" ON "user" USING btree ("deletion_due_at") WHERE "user"."deletion_due_at" is not null;--> statement-breakpoint
-- DR005, DR006 for somebody who asks that the account be deleted: children and teams that only they hold go along, or nothing goes.
create or replace function leave_nobody_alone() returns trigger language plpgsql as $$
declare about uuid;
begin
  if new.deletion_due_at is null or is_operator() then return null; end if;
  -- teams, then children: the common lock order
  for about in select t.id from team t where t.id in (
      select m.team_id from membership m where m.user_id = new.id and m.ended_at is null and 'manager' = any (m.roles))
    order by t.id for no key update of t loop
    if exists (select 1 from team where id = about and archived_at is null) and not exists (select 1 from living_manager where team_id = about) then
      raise exception 'last manager' using errcode = 'DR006';
    end if;
  end loop;
  for about in select c.id from child c where c.id in (
      select g.child_id from guardianship g where g.user_id = new.id and g.ended_at is null)
    order by c.id for no key update of c loop
    if exists (select 1 from child where id = about and deleted_at is null) and not exists (select 1 from living_guardian where child_id = about) then
      raise exception 'last guardian' using errcode = 'DR005';
    end if;
  end loop;
  return null;
end $$;
--> statement-breakpoint
create constraint trigger user_leaves after update of deletion_due_at on "user"
  deferrable initially deferred for each row execute function leave_nobody_alone();