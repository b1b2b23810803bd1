-- Whatever ends or begins somebody's role in a team, seats and blocks follow it. At the end of the transaction, when it is known which roles remain, and
-- so that the clocks are held for a moment only. A membership concerns its team; all else may concern every team of the people, whose clocks the first
-- of several rows takes in their order. Rows of roles are deleted only with the seats, or after they have ended.
create or replace function seats_follow_roles() returns trigger language plpgsql as $$
declare now_ jsonb := to_jsonb(new); before_ jsonb := to_jsonb(old);
begin
  if before_ ->> 'ended_at' is not null and now_ ->> 'ended_at' is not null then return null; end if;
  perform settle_seats(array(
      select p.id from unnest(case tg_table_name when 'user' then array[now_ ->> 'id'] else array[now_ ->> 'user_id', before_ ->> 'user_id'] end) p(id)
      where p.id is not null
      union
      select g.user_id from guardianship g
      where g.child_id = (case tg_table_name when 'child' then now_ ->> 'id' when 'membership' then now_ ->> 'child_id' end)::uuid),
    case tg_table_name when 'membership' then (now_ ->> 'team_id')::uuid end);
  return null;
end $$;
create constraint trigger membership_seats after insert or update of user_id, child_id, roles, ended_at on membership
  deferrable initially deferred for each row execute function seats_follow_roles();
create constraint trigger guardianship_seats after insert or update of ended_at on guardianship
  deferrable initially deferred for each row execute function seats_follow_roles();
create constraint trigger follow_seats after insert on follow
  deferrable initially deferred for each row execute function seats_follow_roles();
create constraint trigger child_seats after update of deleted_at, user_id on child
  deferrable initially deferred for each row execute function seats_follow_roles();
create constraint trigger user_seats after update of banned_at, deleted_at, deletion_due_at, date_of_birth on "user"
  deferrable initially deferred for each row execute function seats_follow_roles();
